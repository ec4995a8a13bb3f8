// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as JSON, for the command line and the window's export.
#pragma once

#include "compare/metric_table.h"
#include "compare/recommendation.h"

#include <iosfwd>

namespace atlas {

class JsonWriter;

/// Writes an object: each metric by name, then the values that are not a single number.
void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics);

/// Writes the object "inputs": what the values follow from, besides the layouts.
void writeInputs(JsonWriter& json, const MeasuredComparison& comparison);

/// Writes the object "recommendation".
void writeRecommendation(JsonWriter& json, const Recommendation& recommendation);

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const MeasuredComparison& comparison, std::ostream& out);

} // namespace atlas
