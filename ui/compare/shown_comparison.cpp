// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/shown_comparison.h"

namespace atlas::ui {

MeasuredComparison measuredOf(const Comparison& comparison) {
    MeasuredComparison all{.layouts = {},
                           .frame = comparison.options().frame(),
                           .size = comparison.options().format.size,
                           .grownTo = comparison.options().grownTo,
                           .origin = comparison.planOrigin(),
                           .recommendation = comparison.recommendation()};
    std::optional<std::size_t> recommended; // it is of the swept -G, of which the page may show some
    for (const auto& entry : comparison.layouts()) {
        if (entry.layout) {
            recommended = comparison.isRecommended(entry.spec) ? std::optional(all.layouts.size()) : recommended;
            all.layouts.push_back(entry);
        }
    }
    if (all.recommendation) {
        all.recommendation->chosenAt = recommended;
    }
    return all;
}

} // namespace atlas::ui
