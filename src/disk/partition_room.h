// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the free sectors around a partition to which it could move.
#pragma once

#include "disk/disk.h"

namespace atlas {

/// Sectors of one GPT copy with 128 entries of 128 bytes: the header and the entries. The backup has the same size, at the end of
/// the disk.
[[nodiscard]] SectorCount gptCopySectors(const Disk& disk);

/// The sectors that the partition table leaves for partitions.
[[nodiscard]] Interval<Lba> usableSectors(const Disk& disk);

/// The sectors that `partition` occupies or could take without touching another partition: from the end of the
/// preceding partition or the table to the start of the next one or the last usable sector. Smaller than the partition
/// when the table is faulty there.
[[nodiscard]] Interval<Lba> roomAround(const Disk& disk, const Partition& partition);

struct AlignedStart {
    Lba start;
    SectorCount size; ///< sectors; smaller than the partition when it must shrink first
    bool shrinks = false;
};

/// The nearest start on `grid` at which the whole partition fits and to which sfdisk can move it; otherwise the next
/// start on the grid after the present one, with the partition shrunk to fit. Returns nullopt for an extended
/// partition, when the partition overlaps another or extends past the end of the disk, when the grid is finer than a
/// logical sector, and when nothing would remain after shrinking.
[[nodiscard]] std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition,
                                                              SectorGrid grid);

} // namespace atlas
