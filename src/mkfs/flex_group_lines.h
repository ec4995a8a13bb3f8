// SPDX-License-Identifier: GPL-3.0-or-later
// The command lines that compare -G for one set of options: the sweep of the command line plans them, and so does the window.
#pragma once

#include "mkfs/option_changes.h"

namespace atlas {

/// What the plan of options without -G says of the lines with one.
struct PlanWithoutFlexGroupSize {
    std::uint32_t groups = 0;
    FlexGroupSize
        flexGroupSize{}; ///< nullopt: the plan has no flex_bg, which mke2fs.conf may decide as well as the options

    /// Without flex_bg mke2fs refuses every -G.
    [[nodiscard]] bool lacksFlexBg() const { return !flexGroupSize; }
};

struct FlexGroupLine {
    FlexGroupSize flexGroupSize{};
    OptionLine line;
    bool isDefault = false; ///< see isDefault(FlexGroupSize, FlexGroupSize)
};

/// First without flex_bg, then with each useful -G, and with flex_bg where the plan lacks it.
[[nodiscard]] std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options,
                                                        const PlanWithoutFlexGroupSize& usual);

} // namespace atlas
