// SPDX-License-Identifier: GPL-3.0-or-later
// What limits where a partition can lie: the limits that it must not leave, and the sectors that others take.
#pragma once

#include "disk/disk.h"

namespace atlas {

struct Obstacle {
    enum class Kind : std::uint8_t {
        PastEnd, ///< `sectors` are those of the disk, which it must not leave
        OutsideUsable, ///< `sectors` are those that the table leaves for partitions, which it must not leave
        OverPartition, ///< `sectors` are those of `partition`
        OutsideExtended, ///< `sectors` are those of the extended partition `partition`, which a logical one must not leave
        OverRecord, ///< `sectors` is that of an extended boot record (EBR)
        OverUnknownRecord, ///< the EBR of `partition` lies somewhere in `sectors`
    };
    Kind kind{};
    Interval<Lba> sectors;
    std::uint32_t partition = 0;
    bool operator==(const Obstacle&) const = default;

    /// Whether a partition must lie inside `sectors`; otherwise it must keep off them.
    [[nodiscard]] bool isLimit() const;
    /// Whether a partition cannot lie in the sectors `place`.
    [[nodiscard]] bool isInTheWay(Interval<Lba> place) const;
};

/// Whether `inner`, empty or not, begins and ends inside `outer`.
[[nodiscard]] bool encloses(Interval<Lba> outer, Interval<Lba> inner);

/// All obstacles to `partition`, in the order of the kinds; where it lies now is none. With a null pointer those to a volume in no
/// partition. A logical partition must keep off its own EBR too: sfdisk leaves EBRs where they are.
[[nodiscard]] std::vector<Obstacle> obstaclesTo(const Disk& disk, const Partition* partition);

} // namespace atlas
