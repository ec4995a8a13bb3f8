// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the free sectors around a partition to which it could move.
#pragma once

#include "disk/disk.h"

namespace atlas {

/// The sectors that `partition` occupies or could take without passing an obstacle (obstacles.h): from the end of the
/// preceding one to the start of the next. Smaller than the partition when the table is faulty there.
[[nodiscard]] Interval<Lba> roomAround(const Disk& disk, const Partition& partition);

struct AlignedStart {
    Lba start;
    SectorCount size; ///< sectors; smaller than the partition when it must shrink first
    bool shrinks = false;
};

/// The nearest start on `grid` at which the whole partition fits and to which sfdisk can move it; otherwise the next
/// start on the grid after the present one, with the partition shrunk to fit. Returns nullopt for an extended
/// partition, when an obstacle is in the way of the partition where it lies, when the grid is finer than a logical
/// sector, and when nothing would remain after shrinking.
[[nodiscard]] std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition,
                                                              SectorGrid grid);

} // namespace atlas
