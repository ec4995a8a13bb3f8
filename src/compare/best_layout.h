// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several layouts is the best by a metric, as tables mark it with a star.
#pragma once

#include "compare/metric_table.h"

namespace atlas {

/// Whether tables show both values, as of Metric::comparable(), alike.
[[nodiscard]] bool isShownAlike(const Metric& metric, double one, double other);

/// Marks the best of `all` by `metric`, which compares blocks as bytes; null entries are not measured yet and never best. What
/// is shown alike is equal. Marks none when all values are equal or the metric has no better side.
[[nodiscard]] std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all);

} // namespace atlas
