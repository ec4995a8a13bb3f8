// SPDX-License-Identifier: GPL-3.0-or-later
// Superblock of an md array member, version 1.x (include/uapi/linux/raid/md_p.h, struct mdp_superblock_1).
#pragma once

#include "base/units.h"

#include <optional>
#include <span>
#include <vector>

namespace atlas {

inline constexpr std::size_t mdSuperblockBytes = 256;

struct MdSuperblock {
    int level = 0;             ///< 0, 1, 4, 5, 6, 10; -1 for linear
    ByteCount dataOffset;      ///< from the first byte of the member
    ByteCount chunk;           ///< 0 when the level has no chunks
    std::uint32_t members = 0; ///< raid_disks
    std::uint32_t layout = 0;  ///< parity rotation or RAID 10 layout, as md numbers them
};

/// Offsets where a member of `bytes` may have its superblock: 1.2 at 4 KiB, 1.1 at the start, 1.0 near the end.
[[nodiscard]] std::vector<ByteOffset> mdSuperblockPlaces(ByteCount bytes);

[[nodiscard]] std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes);

} // namespace atlas
