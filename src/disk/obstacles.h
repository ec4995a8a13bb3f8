// SPDX-License-Identifier: GPL-3.0-or-later
// What restricts the place of a partition: limits it must stay within, and sectors taken by others.
#pragma once

#include "disk/disk.h"

namespace atlas {

struct Obstacle {
    enum class Kind : std::uint8_t {
        PastEnd, ///< `sectors` are those of the disk, a limit
        OutsideUsable, ///< `sectors` are those that the table leaves for partitions, a limit
        OverPartition, ///< `sectors` are those of `partition`
        OutsideExtended, ///< `sectors` are those of the extended partition `partition`, a limit for logical ones
        OverRecord, ///< `sectors` is an extended boot record (EBR)
        OverUnknownRecord, ///< the EBR of `partition` lies somewhere in `sectors`
    };
    Kind kind{};
    Interval<Lba> sectors;
    std::uint32_t partition = 0;
    bool operator==(const Obstacle&) const = default;

    /// Whether a partition must lie inside `sectors` instead of outside.
    [[nodiscard]] bool isLimit() const;
    /// Whether it keeps a partition from lying in `place`.
    [[nodiscard]] bool isInTheWay(Interval<Lba> place) const;
};

/// Whether `inner`, which may be empty, begins and ends inside `outer`.
[[nodiscard]] bool encloses(Interval<Lba> outer, Interval<Lba> inner);

/// All obstacles to `partition` except itself, in the order of the kinds; for null, to a volume outside partitions. A
/// logical partition's own EBR is an obstacle too: sfdisk leaves EBRs where they are.
[[nodiscard]] std::vector<Obstacle> obstaclesTo(const Disk& disk, const Partition* partition);

} // namespace atlas
