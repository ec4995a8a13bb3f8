// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measured_comparison.h"

#include <algorithm>
#include <numeric>

namespace atlas {

Recommendation recommendAmong(const MeasuredComparison& comparison, Use use) {
    const auto& layouts = comparison.layouts;
    std::vector<std::size_t> order(layouts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t n) { return layouts[n].flexGroupSize; });
    std::vector<MeasuredLayout> settings;
    for (const auto n : order) {
        settings.push_back(layouts[n]);
    }
    const auto first = static_cast<std::size_t>(std::ranges::find(order, std::size_t{0}) - order.begin());
    auto recommended = recommend(use, settings, comparison.frame, settings.empty() ? nullptr : &settings[first]);
    recommended.amongLayouts = true;
    if (recommended.chosenAt) {
        recommended.chosenAt = order[*recommended.chosenAt];
    }
    return recommended;
}

} // namespace atlas
