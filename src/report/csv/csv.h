// SPDX-License-Identifier: GPL-3.0-or-later
// Free space, comparisons, sweeps, measurements and traces as CSV.
#pragma once

#include "allocation/allocation.h"
#include "allocation/free_list.h"
#include "compare/recommendation.h"
#include "measure/measurement.h"
#include "trace/trace_tally.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace atlas {

/// One line ending in CR LF. Fields that contain a comma, a quote or a line break are quoted.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& fields);

/// One row per group of `allocation`: the free counts of the descriptor and of the bitmap, the latter empty if the
/// bitmap is unknown. Numbers have no separators.
void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out);

/// One row per free extent.
void writeFreeExtentsCsv(const Layout& layout, const FreeListing& listing, std::ostream& out);

/// One row per layout: one column per metric, the load of the RAID members and the recommendation if there are any, the
/// block size and the start of the volume.
void writeComparisonCsv(const MeasuredComparison& comparison, std::ostream& out);

/// The columns that comparison and sweep share. Metrics counted in blocks end in _blocks; with RAID the blocks on each
/// member follow, with a recommendation a flag for the recommended row and the sentence.
[[nodiscard]] std::vector<std::string> measuredHeading(const MeasureFrame& frame, bool recommends);
/// The fields below measuredHeading(). `row` is the index to compare with Recommendation::chosenAt.
[[nodiscard]] std::vector<std::string> measuredFields(const Measured& measured, const MeasureFrame& frame,
                                                      const std::optional<Recommendation>& recommendation,
                                                      std::size_t row);

/// One row per setting, one column per metric.
void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

/// One row per run of each setting. Durations are in seconds.
void writeMeasurementCsv(const Measurement& measurement, std::ostream& out);

/// One row per kind of structure, then rows for bitmaps, metadata and all requests, each request counted once.
void writeTraceCsv(const TraceTable& table, std::ostream& out);

} // namespace atlas
