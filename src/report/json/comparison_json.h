// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as JSON and CSV, for the command line and the window's export.
#pragma once

#include "compare/measure.h"

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

namespace atlas {

/// Every metric by its name, then what has no single number.
[[nodiscard]] nlohmann::ordered_json metricsJson(const Measured& measured, const std::vector<Metric>& metrics);

struct NamedMeasured {
    std::string label;
    Measured measured;
};

/// What may be known besides; empty: left out.
struct ComparisonContext {
    std::string e2fsprogs;      ///< version whose placement the plans are
    std::string recommendation; ///< a sentence
};

/// Schema "ext4atlas-compare/1".
void writeComparisonJson(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics,
                         const ComparisonContext& context, std::ostream& out);

/// RFC 4180: a row for each layout, a column for each metric.
void writeComparisonCsv(const std::vector<NamedMeasured>& all, const std::vector<Metric>& metrics, std::ostream& out);

} // namespace atlas
