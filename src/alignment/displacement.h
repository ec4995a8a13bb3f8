// SPDX-License-Identifier: GPL-3.0-or-later
// Moves what lies from a byte of a disk on: the layers around a volume, and the volume.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

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
