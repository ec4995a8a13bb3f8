// SPDX-License-Identifier: GPL-3.0-or-later
// Moves a layout to another start.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The logical sector at which the partition begins, or the volume if it is in no partition.
[[nodiscard]] Lba ownStart(const Snapshot& snapshot);

/// Bytes from ownStart() to the volume, such as the header of a layer.
[[nodiscard]] ByteCount bytesBeforeVolume(const Snapshot& snapshot);

/// The largest start, in logical sectors, at which the volume still ends below byte 2^63.
[[nodiscard]] Lba lastStart(const Snapshot& snapshot);

/// `snapshot` with its partition, layers and volume moved so that the partition begins at `start`; the placement's
/// source becomes User. Precondition: `snapshot` has a placement.
[[nodiscard]] Snapshot movedTo(Snapshot snapshot, Lba start);

// Moves everything from a byte of the disk on.

struct Displacement {
    ByteOffset from; ///< what begins before it stays
    ByteOffset to; ///< where `from` moves to

    [[nodiscard]] ByteOffset of(ByteOffset at) const { return at < from ? at : to + (at - from); }
};

/// Moves the layers of `snapshot` and its volume; the partition table stays.
void displace(Snapshot& snapshot, const Displacement& by);

/// Moves the containers, logical volumes and other volumes listed in partition `room`; without `room`, only those in
/// the layers of `snapshot`. Call before displace().
void displaceContents(Snapshot& snapshot, std::optional<ByteInterval> room, const Displacement& by);

} // namespace atlas
