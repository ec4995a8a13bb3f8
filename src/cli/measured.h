// SPDX-License-Identifier: GPL-3.0-or-later
// Measured layouts as tables: one column or one row for each.
#pragma once

#include "cli/plan_options.h"
#include "layout/alignment.h"

#include <nlohmann/json.hpp>

namespace atlas::cli {

struct Measured {
    std::string label;
    Metrics metrics;
    FitCounts structures;            ///< at the chosen start and sector
    std::optional<MemberLoad> load{}; ///< where a RAID set was named
};

[[nodiscard]] Measured measured(std::string label, const Layout& layout, const PlanOptions& options);

/// One figure of a Measured, from the metrics, the alignment or the RAID set.
struct Figure {
    std::string name;
    std::string label;
    std::string definition;
    Better better = Better::Less;
    int decimals = 0;
    std::function<double(const Measured&)> value;
};

[[nodiscard]] std::vector<Figure> figuresOf(const PlanOptions& options);

/// "1,234" or "0.01563".
[[nodiscard]] std::string shown(double value, int decimals);

[[nodiscard]] nlohmann::ordered_json toJson(const Measured& measured, const std::vector<Figure>& figures);

} // namespace atlas::cli
