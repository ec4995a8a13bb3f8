// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planned_layout.h"

#include "cli/console.h"
#include "cli/grown_plan.h"
#include "mkfs/plan_notes.h"

#include <algorithm>

namespace atlas::cli {
namespace {

PlanFacts factsOf(const Plan& plan, ByteCount physicalSector) {
    return {.e2fsprogs = plan.libraryVersion,
            .mke2fsConf = plan.profileSource,
            .command = plan.options.line.command("DEVICE"),
            .notes = planNotes(plan, physicalSector)};
}

} // namespace

Result<PlannedLayout> grown(Plan plan, const PlanRequest& request, const PlanOptions& options, Reporter& reporter) {
    PlannedLayout made{std::move(plan), {}};
    made.facts = factsOf(made.plan, frameOf(options).physicalSector);
    if (options.frame.grownTo) {
        auto after = growPlan(request, made.plan, *options.frame.grownTo,
                              [&](const Message& step) { reporter.progress({0, 0, step}); });
        if (!after) {
            return std::unexpected(after.error());
        }
        made.plan.layout = std::move(after->layout);
        made.facts.growth = after->growth;
    }
    return made;
}

Result<PlannedLayout> planGrown(const PlanRequest& request, const PlanOptions& options, Reporter& reporter) {
    auto planned = plan(request);
    return planned ? grown(std::move(*planned), request, options, reporter) : std::unexpected(planned.error());
}

Snapshot snapshotOf(const Plan& plan, ByteCount device, ByteCount physicalSector) {
    const auto& fs = plan.layout->filesystem;
    const auto bytes = bytesOf(fs.blockCount, fs.blockSize);
    Snapshot snapshot;
    snapshot.disk.path = "planned";
    snapshot.disk.size = std::max(device, ByteCount{plan.offset + bytes.value});
    snapshot.disk.drive.physicalSector = {physicalSector, Source::User};
    snapshot.placement = Placement{.bytes = {{plan.offset}, bytes}, .source = Source::User};
    snapshot.layout = plan.layout;
    snapshot.program = programName();
    return snapshot;
}

} // namespace atlas::cli
