// SPDX-License-Identifier: GPL-3.0-or-later
// Values of metrics in words, the same in the window and in text reports.
#pragma once

#include "compare/metric_table.h"
#include "report/messages/message.h"

namespace atlas {

/// "8,192", "1.9 GiB", "2.58 s", "1.60 %", "3.99"; blocks are shown as a size, since block sizes may differ.
[[nodiscard]] Message metricValue(const Metric& metric, const Measured& measured);
/// The same of a value that Metric::comparable() gave.
[[nodiscard]] Message metricValue(const Metric& metric, double comparable);

/// The difference to a baseline, with its sign: "+128", "−1.9 GiB", "±0".
[[nodiscard]] Message metricDifference(const Metric& metric, const Measured& measured, const Measured& baseline);

} // namespace atlas
