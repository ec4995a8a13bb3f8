// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of this build and its sources.
#pragma once

#include <string>
#include <string_view>

namespace atlas::test {

/// Absolute path of `path`, given relative to the source tree: "sample-images/make".
[[nodiscard]] std::string inSources(std::string_view path);

/// Absolute path of `path`, given relative to the build directory: "bin/ext4atlas-cli".
[[nodiscard]] std::string inBuild(std::string_view path);

/// Absolute path of this build's program `name`: "ext4atlas-cli".
[[nodiscard]] std::string built(std::string_view name);

} // namespace atlas::test
