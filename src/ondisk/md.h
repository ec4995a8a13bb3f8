// SPDX-License-Identifier: GPL-3.0-or-later
// Superblocks of Linux software RAID (md), versions 0.90 to 1.2 (include/uapi/linux/raid/md_p.h).
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
    ByteOffset dataOffset{};     ///< from the start of the member
    ByteCount memberSize{};      ///< bytes of data that the array uses on the member
    ByteCount dataRoom{};        ///< bytes for data on the device that was added; 0 unless of version 1.x
    ByteCount chunk{};           ///< 0 for levels without chunks
    std::uint32_t members = 0; ///< raid_disks
    std::uint32_t layout = 0;  ///< parity rotation or RAID 10 layout, as numbered by md
    std::optional<std::uint32_t> role{}; ///< place of this member in the array; nullopt for a spare or faulty member
    bool recovering = false; ///< the member is not yet fully synchronised
    bool intact = true; ///< its checksum is right
    std::uint64_t events = 0; ///< event count; the highest of an array is current
    std::string array{}; ///< UUID of the array, 16 bytes
};

/// `superblock` has mdSuperblockBytes; `isOld`: version 0.90, whose sums md compares folded to 16 bits (md_csum_fold).
/// nullopt if a superblock of version 1.x claims more roles than fit.
[[nodiscard]] std::optional<ChecksumVerdict> mdChecksum(std::span<const std::byte> superblock, bool isOld);

/// A possible place of a superblock of `version`.
struct MdPlace {
    std::string_view version;
    ByteOffset at;
};

/// Possible places in a member of `bytes`: 1.2 at 4 KiB, 1.1 at the start, 1.0 and 0.90 near the end.
[[nodiscard]] std::vector<MdPlace> mdSuperblockPlaces(ByteCount bytes);

/// Parses `bytes` read from `place`. A superblock of version 1.x must state this place: one at the end of a disk may
/// instead belong to a partition that ends there.
[[nodiscard]] std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes, const MdPlace& place);

extern const FieldTable mdTable; ///< version 1.x, without the roles, which follow
extern const FieldTable mdOldTable; ///< version 0.90 from a little-endian machine

} // namespace atlas
