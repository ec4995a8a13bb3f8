// SPDX-License-Identifier: GPL-3.0-or-later
// Images with faults other than those of faulty_images.h: of the table, of the volume, and of partitions beside it.
#pragma once

#include "cli/program.h"

#include <functional>

namespace atlas::test {

struct DamagedImage {
    const char* name;
    std::function<std::string(const Images&)> make; ///< returns the image's path
    std::string finds;                              ///< the kind of finding that it is made for
    std::string options{};                          ///< of check
};

[[nodiscard]] const std::vector<DamagedImage>& damagedImages();

} // namespace atlas::test
