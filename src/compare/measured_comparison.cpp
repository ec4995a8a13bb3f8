// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measured_comparison.h"

#include <algorithm>
#include <numeric>

namespace atlas {

Recommendation recommendAmong(const MeasuredComparison& comparison, const std::vector<FlexGroupSize>& sizes, Use use) {
    std::vector<std::size_t> order(comparison.layouts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t n) { return sizes[n]; });
    std::vector<Setting> settings;
    for (const auto n : order) {
        const auto& each = comparison.layouts[n];
        auto& setting = settings.emplace_back();
        setting.label = each.label;
        setting.flexGroupSize = sizes[n];
        setting.measured = each.measured;
        setting.facts = each.facts;
    }
    const auto first = static_cast<std::size_t>(std::ranges::find(order, std::size_t{0}) - order.begin());
    auto recommended = recommend(use, settings, comparison.frame, settings.empty() ? nullptr : &settings[first]);
    recommended.amongLayouts = true;
    if (recommended.setting) {
        recommended.setting = order[*recommended.setting];
    }
    return recommended;
}

} // namespace atlas
