// SPDX-License-Identifier: GPL-3.0-or-later
// Divides a disk into consecutive segments: partition table, partitions, gaps.
#pragma once

#include "disk/disk.h"

namespace atlas {

struct StripSegment {
    enum class Kind : std::uint8_t {
        Table, ///< the MBR, or an intact copy of a GPT
        Partition, ///< a partition, or the part of it outside any partition in it
        /// Outside all partitions: the chosen volume; without `chosen`, the content of a disk without partitions, or
        /// what the chosen volume leaves of it (an LVM physical volume around a logical one).
        Volume,
        Gap,
        Missing, ///< claimed by the file system past the end of the disk: a truncated image
    };
    Kind kind = Kind::Gap;
    ByteInterval bytes; ///< empty for a partition outside the disk
    std::size_t partition = 0; ///< index into PartitionTable::partitions, for Kind::Partition
    bool chosen = false; ///< contains the shown volume
    bool faulty = false; ///< the partition overlaps another or ends past the disk
    bool operator==(const StripSegment&) const = default;
};

/// Whether the disk continues after the volume's place. What the file system claims there is not missing from the
/// image: the bytes belong to the next partition or to none.
[[nodiscard]] bool endsOnDisk(const Disk& disk, const Placement& placement);

/// Segments from byte 0 to the end of the disk without holes or overlaps; precedence() decides between overlapping
/// entries. Partitions that are empty or begin outside the disk come last. `missing`: bytes that the chosen volume
/// claims but the image lacks; those past the disk are appended, unless the volume endsOnDisk().
[[nodiscard]] std::vector<StripSegment> stripSegments(const Disk& disk, const std::optional<Placement>& chosen,
                                                      ByteInterval missing = {});

} // namespace atlas
