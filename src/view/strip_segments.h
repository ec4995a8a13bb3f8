// SPDX-License-Identifier: GPL-3.0-or-later
// A disk cut into stretches that follow each other: table, partitions, gaps.
#pragma once

#include "disk/disk.h"

namespace atlas {

struct StripSegment {
    enum class Kind : std::uint8_t {
        Table,     ///< of partitions: at the start, and the backup of a GPT at the end
        Partition, ///< or the part of it that no other partition inside it takes
        Volume,    ///< without a partition: the whole disk, or where the user says a volume starts
        Gap,
    };
    Kind kind = Kind::Gap;
    ByteInterval bytes;         ///< of the stretch; empty for a partition outside the disk
    std::size_t partition = 0;  ///< index into the table's partitions, for Kind::Partition
    bool chosen = false;        ///< holds the volume that is shown
    bool faulty = false;        ///< the table has a fault about this partition
    bool operator==(const StripSegment&) const = default;
};

/// From byte 0 to the disk's end without holes or overlaps: where entries overlap, a logical partition goes before a primary
/// one, that before an extended one, and the lower number before the higher. Partitions outside the disk follow at its end.
[[nodiscard]] std::vector<StripSegment> stripSegments(const Disk& disk, const std::optional<Placement>& chosen);

} // namespace atlas
