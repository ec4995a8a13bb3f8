// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the faults of a partition table that its partitions show.
#pragma once

#include "disk/partition_table.h"

namespace atlas {

/// Finds partitions past the end of a disk of `size` sectors, and overlaps. A partition that begins inside others is
/// reported once, with the one that extends furthest into it. An extended partition may contain logical ones.
[[nodiscard]] std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size);

} // namespace atlas
