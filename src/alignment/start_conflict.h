// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the way of a partition, or of a volume in none, at a hypothetical start.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

struct StartConflict {
    enum class Kind : std::uint8_t {
        PastEnd, ///< it would end `past` bytes behind the end of the disk
        OutsideUsable, ///< it would leave the sectors `usable` that the partition table leaves for partitions
        Partition, ///< it would share sectors with partition `other`
        OutsideExtended, ///< a logical partition would leave the extended partition `other`, which holds it
    };
    Kind kind{};
    Lba start; ///< where it would begin
    ByteCount past{};
    std::uint32_t other = 0;
    Interval<Lba> usable{};
    bool operator==(const StartConflict&) const = default;
};

/// The first that applies, in the order of the kinds; nullopt if there is room, and without a placement. `snapshot` is the one
/// that was read, not one that was moved.
[[nodiscard]] std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start);

} // namespace atlas
