// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"
#include "mkfs/flex_group_lines.h"

namespace atlas {

/// One set of options with one -G, planned and measured.
struct Setting : FlexGroupSetting {
    Measured measured{};
    std::string command{}; ///< that makes the file system on DEVICE
    bool afterGrowth = false; ///< measured as resize2fs left it
};

/// `line`, planned and measured.
[[nodiscard]] Setting settingOf(const FlexGroupLine& line, Measured measured);

} // namespace atlas
