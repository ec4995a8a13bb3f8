// SPDX-License-Identifier: GPL-3.0-or-later
// Findings on alignment.
#pragma once

#include "alignment/judged_structures.h"
#include "alignment/members.h"
#include "alignment/starts.h"

namespace atlas {

struct Judgement;

/// One finding if blocks are smaller than the physical sector, then one per kind of straddling structures. Blocks below
/// the logical sector of `drive` are the only finding, because such a volume cannot be written.
[[nodiscard]] std::vector<Finding> structureFindings(const Layout& layout, const Alignment& alignment,
                                                     const Drive& drive);

/// A finding if isTableLost().
[[nodiscard]] std::vector<Finding> tableFindings(const Snapshot& snapshot);

/// Starts off the grid except extended partitions. `covered`: those that the verdict covers, else only the others. A
/// start whose payload is on the grid is a note.
[[nodiscard]] std::vector<Finding> startFindings(const std::vector<StartVerdict>& starts, SectorGrid grid,
                                                 bool covered);

/// Members on which the judged start is off the grid.
[[nodiscard]] std::vector<Finding> memberFindings(const std::vector<MemberVerdict>& members);

/// Starts in the stack of `judgement` that are off a stripe or an erase block: misaligned if the user named it, else a
/// note. A single disk's optimal I/O size is only a hint.
[[nodiscard]] std::vector<Finding> granularityFindings(const Judgement& judgement);

/// A note on a volume that begins inside a cluster of the image file: Envelope::cluster.
[[nodiscard]] std::optional<Finding> clusterFinding(const Snapshot& snapshot);

/// A note on a stripe width that no array has: it moves nothing, but the allocator spaces files by it.
[[nodiscard]] std::optional<Finding> stripeWidthFinding(const Filesystem& fs);

// Ext file systems of the disk other than the chosen one.

/// Verdict on the worst block that the volume can have.
[[nodiscard]] Fit fitOf(const OtherVolume& volume, SectorGrid grid);

/// A finding for each other volume that is misaligned or has blocks smaller than the physical sector, unless `starts`
/// already report its partition or a layer around it.
[[nodiscard]] std::vector<Finding> otherVolumeFindings(const Snapshot& snapshot,
                                                       const std::vector<StartVerdict>& starts, SectorGrid grid);

} // namespace atlas
