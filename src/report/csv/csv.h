// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as CSV.
#pragma once

#include "allocation/allocation.h"
#include "compare/recommendation.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace atlas {

/// One line with CR LF at its end. Fields that contain a comma, a quote or a line break are quoted.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& fields);

// Free blocks per group as CSV, numbers without separators.

/// One row per group of `allocation` with the free counts of the descriptor and of the bitmap; the latter is empty if the
/// bitmap is unknown.
void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out);

// Measured layouts as CSV, for the command line and the window's export.

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

/// One row per setting, one column per metric.
void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

} // namespace atlas
