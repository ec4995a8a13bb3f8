// SPDX-License-Identifier: GPL-3.0-or-later
// The superblocks of Linux software RAID (md), versions 0.90 to 1.2.
#pragma once

#include "base/units.h"
#include "ondisk/checksums.h"
#include "ondisk/field_table.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::size_t mdSuperblockBytes = 4096;

struct MdSuperblock {
    std::string_view version;  ///< "0.90", "1.2"
    int level = 0;             ///< 0, 1, 4, 5, 6, 10; -1: linear
    ByteOffset dataOffset{};     ///< from the first byte of the member
    ByteCount memberSize{};      ///< bytes of data that the array uses of the member
    ByteCount chunk{};           ///< 0 when the level has no chunks
    std::uint32_t members = 0; ///< raid_disks
    std::uint32_t layout = 0;  ///< parity rotation or RAID 10 layout, as md numbers them
    std::optional<std::uint32_t> role{}; ///< place of this member in the array; nullopt for a spare or a faulty member
    bool recovering = false; ///< the member does not have all its data yet
    bool intact = true; ///< its checksum is right
    std::uint64_t events = 0; ///< updates of the array that it took part in: the highest is current
    std::string array{}; ///< UUID of the array, 16 bytes
};

/// Of mdSuperblockBytes, of version 0.90 or 1.x. md compares the sums of version 0.90 folded to 16 bits (md_csum_fold); nullopt
/// where a superblock of version 1.x counts more roles than fit.
[[nodiscard]] std::optional<ChecksumVerdict> mdChecksum(std::span<const std::byte> superblock, bool isOld);

/// A place where a superblock of `version` may lie.
struct MdPlace {
    std::string_view version;
    ByteOffset at;
};

/// Places in a member of `bytes`: 1.2 at 4 KiB, 1.1 at the start, 1.0 and 0.90 near the end.
[[nodiscard]] std::vector<MdPlace> mdSuperblockPlaces(ByteCount bytes);

/// Parses `bytes`, which were read from `place`. A superblock of version 1.x must name its own place: that of a partition
/// which ends where its disk ends is not one of the disk.
[[nodiscard]] std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes, const MdPlace& place);

// Superblocks of md (include/uapi/linux/raid/md_p.h).

extern const FieldTable mdTable; ///< version 1.x, without the roles, which follow
extern const FieldTable mdOldTable; ///< version 0.90, of a little-endian machine

} // namespace atlas
