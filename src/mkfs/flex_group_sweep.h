// SPDX-License-Identifier: GPL-3.0-or-later
// Plans one set of options with every -G value that makes a difference.
#pragma once

#include "mkfs/flex_group_lines.h"
#include "mkfs/plan.h"

namespace atlas {

struct FlexGroupPlan {
    FlexGroupLine line;
    Plan plan;
};

struct FlexGroupSweep {
    std::vector<FlexGroupPlan> rows;
    bool flexBgAdded = false; ///< to the rows with -G, because the planned options leave it out
    bool largerLeftOut = false; ///< see DefaultPlan::leavesLargerOut()
};

/// Plans the flexGroupLines() of the options, of which a -G is left out; options without -t are planned as ext4.
/// Fails if the options are refused without a -G; omits rows that are refused individually.
[[nodiscard]] Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request);

} // namespace atlas
