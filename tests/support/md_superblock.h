// SPDX-License-Identifier: GPL-3.0-or-later
// The superblock of an md array member, version 1.2, by its documented bytes (include/uapi/linux/raid/md_p.h).
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

/// To be written 4096 bytes behind the member's first byte; its checksum is right.
[[nodiscard]] std::string mdSuperblock(const MdMember& member);

} // namespace atlas::test
