// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the superblock of an md array member, version 1.2, as documented in include/uapi/linux/raid/md_p.h.
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
};

/// The superblock with a valid checksum. Write it 4096 bytes after the start of the member.
[[nodiscard]] std::string mdSuperblock(const MdMember& member);

} // namespace atlas::test
