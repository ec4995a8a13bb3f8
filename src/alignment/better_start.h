// SPDX-License-Identifier: GPL-3.0-or-later
// Better starts for a partition, chosen for the payload inside it.
#pragma once

#include "alignment/grid.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

namespace atlas {

/// payloadOf() `partition`; nullopt if it contains a container whose header was not read, because the data inside may
/// be aligned although the partition is not.
[[nodiscard]] std::optional<ByteOffset> payloadStart(const Snapshot& snapshot, const Partition& partition);

/// The nearest start with room for the partition that puts the payload on each of these grids: erase block, stripe and
/// 1 MiB combined; stripe and 1 MiB; 1 MiB; physical sectors. If none on the physical sectors has room for all of it,
/// the last one shrinks the partition, provided canShrink(). Empty when the payload is unknown.
[[nodiscard]] std::vector<AlignedStart> betterStarts(const Snapshot& snapshot, const Partition& partition);

/// Grids whose boundaries are boundaries of `kind` and of the physical sectors, finest first: these two, with 1 MiB,
/// and with all grids of betterStarts(). Grids without common boundaries are left out. `fs` may be null.
[[nodiscard]] std::vector<SectorGrid> gridsOn(GranularityKind kind, const Disk& disk, const Filesystem* fs);

} // namespace atlas
