// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"

namespace atlas {

/// One set of options with one -G, planned and measured.
struct Setting {
    std::string label; ///< "-G 16", "^flex_bg"
    std::optional<std::uint32_t> flexGroupSize{}; ///< nullopt without flex_bg
    bool isDefault = false; ///< the result of these options without -G
    bool packed = false; ///< with packed_meta_blocks: never recommended, since it is no -G
    Measured measured{};
    std::string command{}; ///< that makes the file system on DEVICE
    bool afterGrowth = false; ///< measured as resize2fs left it
};

} // namespace atlas
