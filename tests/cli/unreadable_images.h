// SPDX-License-Identifier: GPL-3.0-or-later
// The same fault in each place where an ext file system can lie: libblkid recognises it, and libext2fs cannot read it.
#pragma once

#include "cli/program.h"

#include <functional>
#include <string>
#include <vector>

namespace atlas::test {

struct UnreadableImage {
    std::string name;
    std::function<std::string(const Images&)> make;
    std::string logicalVolume{}; ///< in which it lies; empty: none
};

[[nodiscard]] const std::vector<UnreadableImage>& unreadableImages();

} // namespace atlas::test
