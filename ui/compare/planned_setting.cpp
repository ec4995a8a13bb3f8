// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/planned_setting.h"

namespace atlas::ui {

PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known, const MeasureFrame& frame) {
    PlannedSetting setting{.line = line};
    if (known != nullptr && known->failed()) {
        setting.error = known->error(QString::fromStdString(line.label));
    } else if (known != nullptr && known->isMeasuredIn(frame)) {
        setting.layout = MeasuredLayout{FlexGroupSetting(line), *known->measured, known->facts()};
    }
    return setting;
}

std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                               const MeasureFrame& frame) {
    if (settings.empty()) {
        return {};
    }
    std::vector<MeasuredLayout> planned;
    for (const auto& setting : settings) {
        if (setting.layout) {
            planned.push_back(*setting.layout);
        }
    }
    return recommend(use, planned, frame);
}

} // namespace atlas::ui
