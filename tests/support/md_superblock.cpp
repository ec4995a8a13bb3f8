// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/md_superblock.h"

namespace atlas::test {
namespace {

void put(std::string& bytes, std::size_t at, std::uint64_t value, std::size_t width) {
    for (std::size_t i = 0; i < width; ++i) {
        bytes[at + i] = static_cast<char>(value >> (8 * i) & 0xFF);
    }
}

/// calc_sb_1_csum() of drivers/md/md.c: the sum of the 32-bit words in 64 bits, with the carries folded in.
std::uint32_t checksum(const std::string& bytes) {
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at + 4 <= bytes.size(); at += 4) {
        for (std::size_t i = 0; i < 4; ++i) {
            sum += std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
        }
    }
    return static_cast<std::uint32_t>((sum & 0xFFFFFFFF) + (sum >> 32));
}

} // namespace

std::string mdSuperblock(const MdMember& member) {
    std::string bytes(260, '\0'); // 256 fixed bytes, then the roles of two devices
    put(bytes, 0, 0xA92B4EFC, 4);
    put(bytes, 4, 1, 4); // major version
    bytes.replace(16, 16, "set_uuid_16bytes");
    bytes.replace(32, 9, "host:data");
    put(bytes, 72, member.level, 4);
    put(bytes, 76, member.level == 5 || member.level == 6 ? 2 : 0, 4); // left-symmetric
    put(bytes, 80, member.dataSectors, 8);                             // size
    put(bytes, 88, member.chunkSectors, 4);
    put(bytes, 92, member.members, 4);
    put(bytes, 128, member.dataOffset, 8);
    put(bytes, 136, member.dataSectors, 8);
    put(bytes, 144, 8, 8); // super_offset
    bytes.replace(168, 16, "dev_uuid_16bytes");
    put(bytes, 200, 1, 8);                  // events
    put(bytes, 208, 0xFFFFFFFFFFFFFFFF, 8); // resync_offset
    put(bytes, 220, 2, 4);                  // max_dev
    put(bytes, 258, 0xFFFF, 2);             // the second device's role: spare
    put(bytes, 216, checksum(bytes), 4);
    return bytes;
}

} // namespace atlas::test
