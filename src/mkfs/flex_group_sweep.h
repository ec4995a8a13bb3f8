// SPDX-License-Identifier: GPL-3.0-or-later
// Plans one set of options with every -G value that makes a difference.
#pragma once

#include "compare/metrics.h"
#include "mkfs/plan.h"

#include <functional>

namespace atlas {

struct SweepRow {
    std::string label;                            ///< "^flex_bg", "-G 16", "packed_meta_blocks"
    std::optional<std::uint32_t> flexGroupSize{}; ///< nullopt without flex_bg
    bool isDefault = false;                       ///< see isDefault(FlexGroupSize, FlexGroupSize)
    bool packed = false;                          ///< with packed_meta_blocks
    Plan plan;
    Metrics metrics;
};

struct FlexGroupSweep {
    std::vector<SweepRow> rows;
    bool flexBgAdded = false; ///< to the rows with -G, because the planned options leave it out
    bool largerLeftOut = false; ///< see PlanWithoutFlexGroupSize::leavesLargerOut()
};

/// Plans first without flex_bg, then with -G 1, 2, 4 … up to the first power of two that is not below the number of groups,
/// then packed_meta_blocks with the default -G, and the same without backup superblocks. A -G of the options is left out;
/// options without -t are planned as ext4.
/// Fails if the options are refused for every -G; omits rows that are refused individually. `each` may be empty; it returns
/// false to stop.
[[nodiscard]] Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request, const ReadModel& model = {},
                                                         const std::function<bool(const SweepRow&)>& each = {});

} // namespace atlas
