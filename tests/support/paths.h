// SPDX-License-Identifier: GPL-3.0-or-later
// Where this build and its sources lie.
#pragma once

#include <string>
#include <string_view>

namespace atlas::test {

/// Full name of `path` below the source tree: "sample-images/make".
[[nodiscard]] std::string inSources(std::string_view path);

/// Full name of `path` below the build folder: "bin/ext4atlas-cli".
[[nodiscard]] std::string inBuild(std::string_view path);

/// Full name of the program `name` of this build: "ext4atlas-cli".
[[nodiscard]] std::string built(std::string_view name);

} // namespace atlas::test
