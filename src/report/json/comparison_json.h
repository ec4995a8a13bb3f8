// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as JSON, for the command line and the window's export.
#pragma once

#include "compare/measure.h"

#include <iosfwd>

namespace atlas {

class JsonWriter;

/// An object: every metric by its name, then what has no single number.
void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics);

/// What may be known besides; empty: left out.
struct ComparisonContext {
    std::string e2fsprogs;      ///< version whose placement the plans are
    std::string recommendation; ///< a sentence
};

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics,
                         const ComparisonContext& context, std::ostream& out);

} // namespace atlas
