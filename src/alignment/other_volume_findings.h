// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the ext file systems of a disk besides the chosen one.
#pragma once

#include "alignment/start_verdict.h"

namespace atlas {

/// Of a volume that was read besides the chosen one: its worst block decides, as its superblock has blocks of its own.
[[nodiscard]] Fit fitOf(const OtherVolume& volume, SectorGrid grid);

/// A finding for each other volume that is misaligned where no start in `starts` says so already: the partition that it lies in,
/// or a layer there, is off the grid.
[[nodiscard]] std::vector<Finding> otherVolumeFindings(const Snapshot& snapshot,
                                                       const std::vector<StartVerdict>& starts, SectorGrid grid);

} // namespace atlas
