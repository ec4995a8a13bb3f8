// SPDX-License-Identifier: GPL-3.0-or-later
// Division of a disk into consecutive segments: partition table, partitions, gaps.
#pragma once

#include "disk/disk.h"

namespace atlas {

struct StripSegment {
    enum class Kind : std::uint8_t {
        Table,     ///< partition table: the MBR, or an intact copy of a GPT
        Partition, ///< a partition, or the part of it not covered by a partition inside it
        /// Outside of all partitions: the chosen volume; or, where `chosen` is false, what is on a disk without partitions, or
        /// what the chosen volume leaves of it (an LVM physical volume around a logical one).
        Volume,
        Gap,
        Missing, ///< what the file system claims past the end of the disk: a truncated image
    };
    Kind kind = Kind::Gap;
    ByteInterval bytes; ///< byte range; empty for a partition of which nothing is on the disk
    std::size_t partition = 0; ///< index into PartitionTable::partitions, for Kind::Partition
    bool chosen = false; ///< contains the volume that is shown
    bool faulty = false; ///< the partition overlaps another or ends past the disk
    bool operator==(const StripSegment&) const = default;
};

/// Whether the disk goes on behind the place of a volume. What its file system claims there is not past the end of the image:
/// the bytes are those of the next partition, or of none.
[[nodiscard]] bool endsOnDisk(const Disk& disk, const Placement& placement);

/// Segments from byte 0 to the disk end without holes or overlaps. Where entries overlap, precedence() decides. Partitions that
/// are empty or begin outside the disk are appended at the end. `missing`: bytes that the chosen volume claims and that are not
/// there; those past the disk follow it, unless the volume endsOnDisk().
[[nodiscard]] std::vector<StripSegment> stripSegments(const Disk& disk, const std::optional<Placement>& chosen,
                                                      ByteInterval missing = {});

} // namespace atlas
