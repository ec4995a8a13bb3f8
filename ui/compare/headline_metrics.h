// SPDX-License-Identifier: GPL-3.0-or-later
// The key metrics shown beside each small map of the Compare page.
#pragma once

#include "compare/metric_table.h"

#include <QString>

namespace atlas::ui {

struct HeadlineMetric {
    QString title; ///< the metric's label, on two lines
    Metric metric;
};

/// Five metrics, plus the RAID imbalance if `frame` has an array.
[[nodiscard]] std::vector<HeadlineMetric> headlineMetrics(const MeasureFrame& frame);

} // namespace atlas::ui
