// SPDX-License-Identifier: GPL-3.0-or-later
// What e2fsck -fn thinks of an image, to be compared with the health that the program reports.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace atlas::test {

/// Whether e2fsck -fn finds nothing to repair. Its exit status alone does not tell: after "Fix? no" it is 0 where the
/// fault would not keep the file system from being used. Optimisations that it offers are no faults.
[[nodiscard]] bool e2fsckIsContent(const std::string& image);

/// "health" of check --health --files --json; null where the image could not be read.
[[nodiscard]] nlohmann::json healthOf(const std::string& image);

[[nodiscard]] inline bool areWeContent(const nlohmann::json& health) {
    return health.is_object() && health["verdict"] == "healthy";
}

} // namespace atlas::test
