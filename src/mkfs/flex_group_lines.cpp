// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_lines.h"

namespace atlas {

std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const PlanWithoutFlexGroupSize& usual) {
    std::vector<FlexGroupLine> lines;
    for (const auto size : usefulFlexGroupSizes(usual.groups)) {
        lines.push_back({.flexGroupSize = size,
                         .line = withFlexGroupSize(options, size, usual.lacksFlexBg()),
                         .isDefault = isDefault(size, usual.flexGroupSize)});
    }
    return lines;
}

} // namespace atlas
