// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planned_layout.h"

#include "cli/console.h"
#include "cli/grown_plan.h"
#include "mkfs/plan.h"

#include <algorithm>

namespace atlas::cli {

PlanFacts factsOf(const PlannedLayout& planned, ByteCount physicalSector) {
    const auto& plan = planned.plan;
    const auto grownGroups = planned.growth ? std::optional(planned.layout->filesystem.groupCount) : std::nullopt;
    return {.origin = plan.origin,
            .command = plan.options.line.command("DEVICE"),
            .notes = planNotes(plan, physicalSector, grownGroups),
            .growth = planned.growth,
            .offset = {plan.offset}};
}

Result<PlannedLayout> growIfAsked(Plan plan, const PlanRequest& request, const PlanOptions& options,
                                  Reporter& reporter) {
    PlannedLayout made{.plan = std::move(plan), .layout = {}};
    made.layout = made.plan.layout;
    if (options.grownTo) {
        auto after = growPlan(request, made.plan, *options.grownTo,
                              [&](const Message& step) { reporter.progress({0, 0, step}); });
        if (!after) {
            return std::unexpected(after.error());
        }
        made.layout = std::move(after->layout);
        made.growth = after->growth;
    }
    return made;
}

Result<PlannedLayout> planLayout(const PlanRequest& request, const PlanOptions& options, Reporter& reporter) {
    auto planned = plan(request);
    return planned ? growIfAsked(std::move(*planned), request, options, reporter) : std::unexpected(planned.error());
}

Snapshot snapshotOf(const PlannedLayout& planned, ByteCount device, ByteCount physicalSector) {
    const auto offset = planned.plan.offset;
    const auto& fs = planned.layout->filesystem;
    const auto bytes = fs.size();
    Snapshot snapshot;
    snapshot.disk.path = "planned";
    snapshot.disk.size = std::max(device, ByteCount{offset + bytes.value});
    snapshot.disk.drive.physicalSector = {physicalSector, Source::User};
    snapshot.placement = Placement{.bytes = {{offset}, bytes}, .source = Source::User};
    snapshot.layout = planned.layout;
    snapshot.program = programName();
    return snapshot;
}

} // namespace atlas::cli
