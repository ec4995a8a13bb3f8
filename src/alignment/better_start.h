// SPDX-License-Identifier: GPL-3.0-or-later
// Where a partition should start instead, by all the granularities that are known.
#pragma once

#include "disk/partition_room.h"
#include "layout/snapshot.h"

namespace atlas {

/// Blocks above a page of memory, 4 KiB on most machines, can be made and not mounted there.
inline constexpr ByteCount maxMountableBlock{4096};

/// The nearest start on the coarsest grid that has room for all of the partition: erase block and stripe and 1 MiB together, stripe
/// and 1 MiB, 1 MiB, physical sectors; shrunk on the physical sectors where none has. None where there is no free aligned start, or
/// where the file system has not the free blocks to shrink by.
[[nodiscard]] std::optional<AlignedStart> betterStart(const Snapshot& snapshot, const Partition& partition);

} // namespace atlas
