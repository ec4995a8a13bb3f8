// SPDX-License-Identifier: GPL-3.0-or-later
// The few metrics that stand beside each small map of the Compare page.
#pragma once

#include "compare/measure.h"

#include <QString>

namespace atlas::ui {

struct HeadlineMetric {
    QString title; ///< a few words
    Metric metric;
};

/// Five, and the RAID imbalance where the frame names a set.
[[nodiscard]] std::vector<HeadlineMetric> headlineMetrics(const MeasureFrame& frame);

} // namespace atlas::ui
