// SPDX-License-Identifier: GPL-3.0-or-later
// What if the partition began at another logical sector?
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The logical sector at which the partition begins, or the volume where there is no partition.
[[nodiscard]] Lba ownStart(const Snapshot& snapshot);

/// The last logical sector at which it could begin without the volume's bytes passing 2^63.
[[nodiscard]] Lba lastStart(const Snapshot& snapshot);

/// `snapshot` with its partition at `start`, layers and volume moved along; the user says so. `snapshot` has a placement.
[[nodiscard]] Snapshot movedTo(Snapshot snapshot, Lba start);

} // namespace atlas
