// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sweep.h"

namespace atlas {
namespace {

Result<Plan> planOf(PlanRequest request, const OptionLine& line) {
    auto options = parseOptions(line);
    if (!options) {
        return std::unexpected(options.error());
    }
    request.options = std::move(*options);
    return plan(request);
}

} // namespace

Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request, std::optional<ByteCount> grownTo) {
    const auto base = asExt4(request.options.line);
    const auto first = planOf(request, base);
    if (!first) {
        return std::unexpected(first.error());
    }
    const auto defaultPlan = defaultPlanOf(first->layout->filesystem, grownTo);
    FlexGroupSweep sweep{.origin = first->origin, .defaultPlan = defaultPlan, .rows = {}};
    for (auto& line : flexGroupLines(base, defaultPlan)) {
        auto planned = planOf(request, line.line);
        sweep.rows.push_back({std::move(line), std::move(planned)});
    }
    return sweep;
}

} // namespace atlas
