// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/paths.h"

namespace atlas::test {

std::string inSources(std::string_view path) { return std::string(ATLAS_SOURCE_DIR "/").append(path); }

std::string inBuild(std::string_view path) { return std::string(ATLAS_BINARY_DIR "/").append(path); }

std::string built(std::string_view name) { return inBuild("bin/").append(name); }

} // namespace atlas::test
