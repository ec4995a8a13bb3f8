// SPDX-License-Identifier: GPL-3.0-or-later
// Images with faults that faulty_images.h does not cover: of the partition table, of the volume, and of partitions beside it.
#pragma once

#include "cli/program.h"

#include <functional>

namespace atlas::test {

struct DamagedImage {
    const char* name;
    std::function<std::string(const Images&)> make; ///< returns the image's path
    std::string finds; ///< the kind of finding that the image must produce
    std::string options{}; ///< options of check
};

[[nodiscard]] const std::vector<DamagedImage>& damagedImages();

} // namespace atlas::test
