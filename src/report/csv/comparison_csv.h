// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as CSV, for the command line and the window's export.
#pragma once

#include "compare/recommendation.h"

#include <iosfwd>

namespace atlas {

/// One row per layout, one column per metric, then the load of the members and the recommendation, where there are any; last
/// the block size and where the volume starts.
void writeComparisonCsv(const MeasuredComparison& comparison, std::ostream& out);

/// Columns shared with the sweep: the names of the metrics, those counted in blocks ending in _blocks; beside RAID the blocks
/// on each member; with a recommendation whether the row is recommended, and the sentence.
[[nodiscard]] std::vector<std::string> measuredHeading(const MeasureFrame& frame, bool recommends);
/// The fields below that heading. `row` is the index that the recommendation may name.
[[nodiscard]] std::vector<std::string> measuredFields(const Measured& measured, const MeasureFrame& frame,
                                                      const std::optional<Recommendation>& recommendation,
                                                      std::size_t row);

} // namespace atlas
