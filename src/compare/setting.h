// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/measure.h"
#include "mkfs/flex_group_lines.h"

namespace atlas {

/// One set of options with one -G, planned and measured.
struct Setting : FlexGroupSetting {
    Measured measured{};
    PlanFacts facts{}; ///< of its plan

    /// Whether it is measured as resize2fs left it.
    [[nodiscard]] bool afterGrowth() const { return facts.growth.has_value(); }
};

} // namespace atlas
