// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"

namespace atlas {

/// Which -G a line of a sweep stands for.
struct FlexGroupSetting {
    std::string label; ///< "-G 16", "^flex_bg", "packed_meta_blocks"
    FlexGroupSize flexGroupSize{};
    bool isDefault = false; ///< the result of these options without -G
    bool packed = false; ///< with packed_meta_blocks: never recommended, since it is no -G
};

/// One set of options with one -G, planned and measured.
struct Setting : FlexGroupSetting {
    Measured measured{};
    std::string command{}; ///< that makes the file system on DEVICE
    bool afterGrowth = false; ///< measured as resize2fs left it
};

} // namespace atlas
