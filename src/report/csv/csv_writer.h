// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values according to RFC 4180.
#pragma once

#include <string>
#include <vector>

namespace atlas {

/// One line with CR LF at its end. Fields that contain a comma, a quote or a line break are quoted.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& fields);

} // namespace atlas
