// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of -G that the charts draw and the recommendation chooses from, while they are planned.
#pragma once

#include "compare/recommendation.h"
#include "ui/compare/layout_cache.h"

namespace atlas::ui {

/// One bar of the charts: a -G, or packed_meta_blocks.
struct PlannedSetting {
    FlexGroupLine line;
    std::optional<MeasuredLayout> layout{}; ///< none while it is planned, and where it failed
    std::optional<Error> error{}; ///< why it failed

    [[nodiscard]] bool arrived() const { return layout || error; }
};

/// `line` with what is known of it; null: nothing yet. What was measured in another frame counts as not arrived.
[[nodiscard]] PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known,
                                            const MeasureFrame& frame);

/// Of the settings that could be planned; nullopt without any. Precondition: all have arrived.
[[nodiscard]] std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                                             const MeasureFrame& frame);

} // namespace atlas::ui
