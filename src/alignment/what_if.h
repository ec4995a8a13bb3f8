// SPDX-License-Identifier: GPL-3.0-or-later
// The same layout at another start.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The logical sector at which the partition begins, or the volume when it is in no partition.
[[nodiscard]] Lba ownStart(const Snapshot& snapshot);

/// Bytes from that logical sector to the volume: the header of a layer, for example.
[[nodiscard]] ByteCount bytesBeforeVolume(const Snapshot& snapshot);

/// The largest start, in logical sectors, at which the volume still ends below byte 2^63.
[[nodiscard]] Lba lastStart(const Snapshot& snapshot);

/// `snapshot` with its partition, layers and volume moved so that the partition begins at `start`; the placement's
/// source becomes User. Precondition: `snapshot` has a placement.
[[nodiscard]] Snapshot movedTo(Snapshot snapshot, Lba start);

// Moves what lies from a byte of a disk on: the layers around a volume, and the volume.

struct Displacement {
    ByteOffset from; ///< what begins before it stays
    ByteOffset to;   ///< where what begins at `from` comes to lie

    [[nodiscard]] ByteOffset of(ByteOffset at) const { return at < from ? at : to + (at - from); }
};

/// Moves the layers of `snapshot` and its volume; the partition table stays.
void displace(Snapshot& snapshot, const Displacement& by);

/// Moves what else the disk lists in partition `room`, which moves as a whole, or without one only what is among the layers of
/// `snapshot`: the containers, the logical volumes, the other volumes. To be called before displace().
void displaceContents(Snapshot& snapshot, std::optional<ByteInterval> room, const Displacement& by);

} // namespace atlas
