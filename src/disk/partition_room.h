// SPDX-License-Identifier: GPL-3.0-or-later
// Where a partition could lie instead: the free sectors around it.
#pragma once

#include "disk/disk.h"

namespace atlas {

/// The sectors that `partition` has or could take without touching another: from the end of the one before it, or the table, to
/// the start of the next one, or the last usable sector. Smaller than the partition where the table is faulty there.
[[nodiscard]] Interval<Lba> roomAround(const Disk& disk, const Partition& partition);

struct AlignedStart {
    Lba start;
    SectorCount size; ///< smaller than the partition's where it must shrink first
    bool shrinks = false;
};

/// The nearest start on `grid` at which the whole partition has room and to which sfdisk moves it; else the next one on the grid
/// behind its start, shrunk so far that it does. None for an extended partition, where the partition overlaps another or leaves the disk, where the
/// grid is finer than a logical sector, and where nothing would be left.
[[nodiscard]] std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition,
                                                              SectorGrid grid);

} // namespace atlas
