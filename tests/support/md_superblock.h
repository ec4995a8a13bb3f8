// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the superblock of an md array member as documented in include/uapi/linux/raid/md_p.h.
#pragma once

#include <cstdint>
#include <string>

namespace atlas::test {

struct MdMember {
    std::uint32_t level = 1;
    std::uint32_t members = 2;
    std::uint64_t dataOffset = 2048; ///< in sectors of 512 bytes
    std::uint64_t dataSectors = 65536;
    std::uint32_t chunkSectors = 0;
    std::uint64_t superblockAt = 8; ///< sector of the member; 8 for version 1.2
    std::uint32_t device = 0;       ///< 0: active, 1: a spare
    std::uint32_t features = 0;
    std::uint64_t events = 1;
};

/// The superblock of version 1.x with a valid checksum. Write it at its sector of the member.
[[nodiscard]] std::string mdSuperblock(const MdMember& member);

/// The superblock of version 0.90. Write it 64 KiB before the end of the member, rounded down to 64 KiB.
[[nodiscard]] std::string oldMdSuperblock(const MdMember& member);

} // namespace atlas::test
