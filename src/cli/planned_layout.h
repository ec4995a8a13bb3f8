// SPDX-License-Identifier: GPL-3.0-or-later
// A plan with its facts, grown if --grow is given.
#pragma once

#include "cli/plan_options.h"
#include "cli/working_image.h"
#include "compare/layout_metrics.h"
#include "layout/snapshot.h"

namespace atlas::cli {

struct PlannedLayout {
    Plan plan;        ///< as made by mke2fs
    LayoutPtr layout; ///< after growth with --grow, else that of the plan
    std::optional<Growth> growth{}; ///< set with --grow
};

/// `physicalSector`: of the drive, for the notes.
[[nodiscard]] PlanFacts factsOf(const PlannedLayout& planned, ByteCount physicalSector);

/// Plans `request`, and grows the result if `options.grownTo` is set. `reporter` gets the steps of growing. Must happen
/// outside the sandbox if growsByPrograms().
[[nodiscard]] Result<PlannedLayout> planLayout(const PlanRequest& request, const PlanOptions& options,
                                               Reporter& reporter);
/// For a plan that already exists.
[[nodiscard]] Result<PlannedLayout> growIfAsked(Plan plan, const PlanRequest& request, const PlanOptions& options,
                                                Reporter& reporter);

/// Makes the file system of `plan` in `image` by this machine's mke2fs, outside the sandbox. `waiting` is called several
/// times a second.
[[nodiscard]] Status makeByMke2fs(const WorkingImage& image, const Plan& plan, const Device& device,
                                  const std::function<void()>& waiting);

/// A snapshot of a disk that contains only the planned volume, at the byte offset from -E offset=.
[[nodiscard]] Snapshot snapshotOf(const PlannedLayout& planned, ByteCount device, ByteCount physicalSector);

} // namespace atlas::cli
