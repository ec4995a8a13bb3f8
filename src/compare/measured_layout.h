// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"
#include "compare/plan_facts.h"
#include "mkfs/flex_group_sizes.h"

namespace atlas {

/// A layout among others, of a sweep of -G or side by side.
struct MeasuredLayout : FlexGroupSetting {
    Measured measured{};
    PlanFacts facts{}; ///< empty of an image or snapshot

    /// Whether it is measured as resize2fs left it.
    [[nodiscard]] bool afterGrowth() const { return facts.growth.has_value(); }
};

} // namespace atlas
