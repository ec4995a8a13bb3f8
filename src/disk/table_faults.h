// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the faults of a partition table that its partitions show.
#pragma once

#include "disk/partition_table.h"

namespace atlas {

/// Finds partitions past the end of a disk of `size` sectors, and overlaps. A partition that begins inside others is
/// reported once, with the one that extends furthest into it. An extended partition may contain logical ones, and should
/// contain them wholly.
[[nodiscard]] std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size);

struct GptArea {
    Interval<Lba> usable; ///< left for partitions by the header
    std::vector<Interval<Lba>> own; ///< of the MBR, and of the headers and entries of the intact copies
};

/// Finds partitions of a GPT that end before their start, and those that lie over the table itself or outside the usable
/// sectors of a disk of `size` sectors. Linux looks for neither, but sfdisk --verify finds the former, and sgdisk --verify
/// both.
[[nodiscard]] std::vector<TableFault> findMisplaced(const std::vector<Partition>& partitions, const GptArea& area,
                                                    SectorCount size);

} // namespace atlas
