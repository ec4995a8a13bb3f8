// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes a better partition start from all known granularities.
#pragma once

#include "disk/partition_room.h"
#include "layout/snapshot.h"

namespace atlas {

/// The page size of most machines: mke2fs makes larger blocks, but a kernel with 4 KiB pages cannot mount them.
inline constexpr ByteCount maxMountableBlock{4096};

/// The nearest start on the coarsest grid at which the whole partition fits. Grids in order: erase block, stripe and 1
/// MiB combined; stripe and 1 MiB; 1 MiB; physical sectors. Where it fits on none, a start on the physical sectors with
/// the partition shrunk. Returns nullopt when no aligned start is free, or when the file system has too few free blocks
/// to shrink.
[[nodiscard]] std::optional<AlignedStart> betterStart(const Snapshot& snapshot, const Partition& partition);

} // namespace atlas
