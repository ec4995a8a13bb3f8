// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons, sweeps, differences and plans as JSON.
#pragma once

#include "compare/layout_diff.h"
#include "compare/layout_metrics.h"
#include "compare/metric_table.h"
#include "compare/recommendation.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-diff/1".
void writeDiffJson(const LayoutDiff& diff, std::ostream& out);

// Measured layouts as JSON, for the command line and the window's export.

class JsonWriter;

/// Writes an object: each metric by name, then the values that are not a single number.
void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics);

/// Writes the object "inputs": what the values follow from, besides the layouts.
void writeInputs(JsonWriter& json, const MeasuredComparison& comparison);

/// Writes the object "recommendation".
void writeRecommendation(JsonWriter& json, const Recommendation& recommendation);

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const MeasuredComparison& comparison, std::ostream& out);

/// Schema "ext4atlas-sweep/1". "rows" has the settings with a -G, so that a flex group size identifies one row; the packed
/// ones are in "packed".
void writeFlexGroupSweepJson(const MeasuredFlexGroupSweep& sweep, std::ostream& out);

// The facts of a plan as members of a JSON object.

class JsonWriter;

/// Writes the members into the open object, and the sentences of the notes.
void writePlanFacts(JsonWriter& json, const PlanFacts& facts);

} // namespace atlas
