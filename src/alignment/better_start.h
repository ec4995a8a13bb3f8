// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes better starts for a partition, chosen for what is written inside it.
#pragma once

#include "alignment/grid.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

namespace atlas {

/// payloadOf() `partition`; nullopt when the partition contains a container whose header was not read: its data may lie on
/// the grid although the partition does not.
[[nodiscard]] std::optional<ByteOffset> payloadStart(const Snapshot& snapshot, const Partition& partition);

/// The nearest start that puts the payload on each of these grids and has room for the partition: erase block, stripe
/// and 1 MiB combined; stripe and 1 MiB; 1 MiB; physical sectors. Last, when no start on the physical sectors has room
/// for all of it, one with the partition shrunk, if canShrink() (shrinking.h). Empty when the payload is unknown.
[[nodiscard]] std::vector<AlignedStart> betterStarts(const Snapshot& snapshot, const Partition& partition);

/// The grids whose boundaries are boundaries of `kind` and of the physical sectors, finest first: those alone, those with 1 MiB,
/// and those with all that grids of betterStarts() have. Empty where there are none. `fs` may be null.
[[nodiscard]] std::vector<SectorGrid> gridsOn(GranularityKind kind, const Disk& disk, const Filesystem* fs);

} // namespace atlas
