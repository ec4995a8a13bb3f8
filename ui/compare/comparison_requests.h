// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page asks the reader for.
#pragma once

#include "ui/compare/compared_layouts.h"

namespace atlas::ui {

struct ComparisonRequests {
    QList<ReaderArguments> layouts;
    QList<ReaderArguments>
        first; ///< what says which -G there are to choose from and whether they need flex_bg, then the layouts
    QList<ReaderArguments> all;   ///< the same, then what the charts alone need
};

/// `defaultPlan`: the plan of the shared options, or while `isPending` that of the previous ones, for which nothing is asked on
/// behalf of the charts.
[[nodiscard]] ComparisonRequests requestsOf(const CompareOptions& options, const ComparedLayouts& layouts,
                                            const std::optional<DefaultPlan>& defaultPlan, bool isPending);

} // namespace atlas::ui
