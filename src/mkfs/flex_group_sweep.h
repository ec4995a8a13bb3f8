// SPDX-License-Identifier: GPL-3.0-or-later
// Plans one set of options with every -G value that makes a difference.
#pragma once

#include "mkfs/flex_group_lines.h"
#include "mkfs/plan.h"

namespace atlas {

struct FlexGroupPlan {
    FlexGroupLine line;
    Result<Plan> plan; ///< mke2fs may refuse a row alone
};

struct FlexGroupSweep {
    PlanOrigin origin;
    DefaultPlan defaultPlan;
    std::vector<FlexGroupPlan> rows;
};

/// Plans the flexGroupLines() of the options; options without -t are planned as ext4. Fails if they are refused.
/// Precondition: they have no -G. `grownTo`: the bytes that the plans will be grown to; their groups then decide which -G
/// differ.
[[nodiscard]] Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request,
                                                         std::optional<ByteCount> grownTo = {});

} // namespace atlas
