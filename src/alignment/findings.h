// SPDX-License-Identifier: GPL-3.0-or-later
// Findings about alignment.
#pragma once

#include "alignment/judged_structures.h"
#include "alignment/members.h"
#include "alignment/starts.h"

namespace atlas {

/// Structures of the volume that are off the grid: one finding when blocks are smaller than the physical sector, then
/// one for each kind of structure. Blocks below the logical sector of `drive` are the only finding, because
/// nothing can be written there.
[[nodiscard]] std::vector<Finding> structureFindings(const Layout& layout, const Alignment& alignment,
                                                     const Drive& drive);

/// A partition table that counts in other logical sectors than the drive to judge for.
[[nodiscard]] std::vector<Finding> tableFindings(const Disk& disk);

/// Starts off the grid, without extended partitions. `covered`: those that the verdict covers; otherwise those it does
/// not cover. A start whose payload is on the grid all the same is a note.
[[nodiscard]] std::vector<Finding> startFindings(const std::vector<StartVerdict>& starts, SectorGrid grid,
                                                 bool covered);

/// Members on which what is judged starts off the grid.
[[nodiscard]] std::vector<Finding> memberFindings(const std::vector<MemberVerdict>& members);

/// The volume that does not start on a multiple of one disk's optimal I/O size: a note, for that size is a hint.
[[nodiscard]] std::optional<Finding> optimalIoFinding(const Snapshot& snapshot);

/// The superblock's stripe width that no array has: a note, for it moves nothing, but the allocator spaces files by it.
[[nodiscard]] std::optional<Finding> stripeWidthFinding(const Filesystem& fs);

// Judges the ext file systems of a disk besides the chosen one.

/// Of a volume that was read besides the chosen one: its worst block decides, as its superblock has blocks of its own.
[[nodiscard]] Fit fitOf(const OtherVolume& volume, SectorGrid grid);

/// A finding for each other volume that is misaligned where no start in `starts` says so already: the partition that it lies in,
/// or a layer there, is off the grid.
[[nodiscard]] std::vector<Finding> otherVolumeFindings(const Snapshot& snapshot,
                                                       const std::vector<StartVerdict>& starts, SectorGrid grid);

} // namespace atlas
