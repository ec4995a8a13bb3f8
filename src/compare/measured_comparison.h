// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts side by side, with what is needed to measure them again.
#pragma once

#include "base/parse_size.h"
#include "compare/recommendation.h"
#include "mkfs/option_line.h"

namespace atlas {

/// Layouts side by side, as many as the window and a terminal show.
inline constexpr NumberRange comparedLayouts{2, 8};

struct MeasuredComparison {
    std::vector<MeasuredLayout> layouts;
    MeasureFrame frame;
    std::optional<ByteCount> size{}; ///< of the device that option lines are planned for
    std::optional<ByteCount> grownTo{}; ///< what is planned is measured as resize2fs grew it to this size
    PlanOrigin origin{}; ///< of the plans; empty without plans
    std::optional<Recommendation> recommendation{}; ///< nullopt: not asked for
};

/// Recommends one of `comparison.layouts` against the first of them.
[[nodiscard]] Recommendation recommendAmong(const MeasuredComparison& comparison, Use use);

} // namespace atlas
