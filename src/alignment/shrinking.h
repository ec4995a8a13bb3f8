// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a partition can be made smaller with the file system in it.
#pragma once

#include "disk/disk.h"
#include "layout/snapshot.h"

#include <span>

namespace atlas {

/// To which the file system must shrink for its partition to lie at `start`; nullopt where it fits without. sfdisk moves data
/// only if the size stays the same, so the partition shrinks before it moves, and never below its file system. Precondition:
/// `snapshot` has a volume, in that partition.
[[nodiscard]] std::optional<ByteCount> shrunkenSize(const Snapshot& snapshot, const AlignedStart& start);

/// Whether `partition` holds nothing but the volume, and resize2fs makes that small enough for `start`: the part that is lost is
/// less than half of the free blocks. By the figures of the volume, for which it has to be isSound().
[[nodiscard]] bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start);

/// Whether the figures of the file system hold: neither what was read of it nor its bitmaps, by the findings `ofBitmaps`, show a
/// fault, and no journal is to be replayed. resize2fs works on no other; what unmounting writes does not count. Precondition:
/// `snapshot` has a volume.
[[nodiscard]] bool isSound(const Snapshot& snapshot, std::span<const Finding> ofBitmaps);

} // namespace atlas
