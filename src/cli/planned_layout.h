// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as the commands show it: with its facts, and grown where --grow asks for it.
#pragma once

#include "cli/plan_options.h"
#include "compare/layout_metrics.h"
#include "layout/snapshot.h"

namespace atlas::cli {

struct PlannedLayout {
    Plan plan;        ///< as mke2fs makes it
    LayoutPtr layout; ///< with --grow that after growth, else that of the plan
    std::optional<Growth> growth{}; ///< asked for by --grow
};

/// `physicalSector`: of the drive that the notes are about.
[[nodiscard]] PlanFacts factsOf(const PlannedLayout& planned, ByteCount physicalSector);

/// Plans `request`, and grows the result to `options.grownTo` if that is set; `reporter` is told of the steps of growing. The
/// programs that grow need a process outside the sandbox.
[[nodiscard]] Result<PlannedLayout> planLayout(const PlanRequest& request, const PlanOptions& options,
                                               Reporter& reporter);
/// The same for a plan that is already made.
[[nodiscard]] Result<PlannedLayout> growIfAsked(Plan plan, const PlanRequest& request, const PlanOptions& options,
                                                Reporter& reporter);

/// A snapshot of a disk that contains only the planned volume, at the byte offset given by -E offset=.
[[nodiscard]] Snapshot snapshotOf(const PlannedLayout& planned, ByteCount device, ByteCount physicalSector);

} // namespace atlas::cli
