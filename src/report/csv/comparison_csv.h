// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as CSV, for the command line and the window's export.
#pragma once

#include "compare/measure.h"

#include <iosfwd>

namespace atlas {

/// One row per layout, one column per metric; last the block size, in which some metrics are counted.
void writeComparisonCsv(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics, std::ostream& out);

/// The value of each metric, in the order of `metrics`.
[[nodiscard]] std::vector<std::string> metricFields(const Measured& measured, const std::vector<Metric>& metrics);

} // namespace atlas
