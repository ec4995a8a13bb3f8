// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the way of a partition, or of a volume in none, at a hypothetical start.
#pragma once

#include "disk/obstacles.h"
#include "layout/snapshot.h"

namespace atlas {

struct StartConflict {
    Lba start; ///< where it would begin
    Obstacle obstacle;
    ByteCount past{}; ///< how far behind the end of the disk it would end
    bool operator==(const StartConflict&) const = default;
};

/// The first obstacle in the way; nullopt if there is room, and without a placement. `snapshot` is the one that was read, not one
/// that was moved.
[[nodiscard]] std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start);

} // namespace atlas
