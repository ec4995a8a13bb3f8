// SPDX-License-Identifier: GPL-3.0-or-later
// Moves a partition hypothetically to another logical sector.
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

} // namespace atlas
