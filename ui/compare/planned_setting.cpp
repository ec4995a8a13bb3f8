// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/planned_setting.h"

namespace atlas::ui {

PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known, const MeasureFrame& frame) {
    PlannedSetting setting{.line = line};
    if (known != nullptr) {
        setting.failed = known->failed();
        setting.measured = known->frame == frame ? known->measured : std::nullopt;
        setting.facts = known->facts();
    }
    return setting;
}

std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                               const MeasureFrame& frame) {
    if (settings.empty()) {
        return {};
    }
    std::vector<Setting> planned;
    for (const auto& setting : settings) {
        if (setting.measured) {
            planned.push_back({FlexGroupSetting(setting.line), *setting.measured, setting.facts});
        }
    }
    return recommend(use, planned, frame);
}

} // namespace atlas::ui
