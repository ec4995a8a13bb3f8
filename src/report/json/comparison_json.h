// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as JSON, for the command line and the window's export.
#pragma once

#include "compare/measure.h"

#include <iosfwd>

namespace atlas {

class JsonWriter;

/// Writes an object: each metric by name, then the values that are not a single number.
void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics);

/// Optional additional facts; empty members are omitted.
struct ComparisonContext {
    std::string e2fsprogs;      ///< version that determines the layout of the plans
    std::string recommendation; ///< one sentence
};

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics,
                         const ComparisonContext& context, std::ostream& out);

} // namespace atlas
