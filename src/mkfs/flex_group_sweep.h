// SPDX-License-Identifier: GPL-3.0-or-later
// One option set planned with every -G that makes a difference.
#pragma once

#include "compare/metrics.h"
#include "mkfs/plan.h"

#include <functional>

namespace atlas {

struct SweepRow {
    std::string label;                            ///< "^flex_bg", "-G 16", "packed_meta_blocks"
    std::optional<std::uint32_t> flexGroupSize{}; ///< none without flex_bg
    bool isDefault = false;                       ///< what these options give without a -G
    MkfsOptions options;
    Plan plan;
    Metrics metrics;
};

/// First without flex_bg, then -G 1, 2, 4 … up to the first power of two that holds all groups, then packed_meta_blocks with
/// the default -G, and the same with no backup superblocks. Options without -t are taken for ext4.
/// Fails where the options are refused whatever -G is; a row that alone is refused is left out. `each` may be empty; it returns
/// false to stop.
[[nodiscard]] Result<std::vector<SweepRow>> sweep(const PlanRequest& request, const ReadModel& model = {},
                                                  const std::function<bool(const SweepRow&)>& each = {});

} // namespace atlas
