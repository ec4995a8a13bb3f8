// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/md_superblock.h"

#include "support/put_little.h"

namespace atlas::test {
namespace {

/// calc_sb_1_csum() of drivers/md/md.c: the sum of the 32-bit words in 64 bits, with the carries folded in.
std::uint32_t mdChecksum(const std::string& bytes) {
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
    putLittle(bytes, 0, 0xA92B4EFC, 4);
    putLittle(bytes, 4, 1, 4); // major version
    putLittle(bytes, 8, member.features, 4);
    bytes.replace(16, 16, "set_uuid_16bytes");
    bytes.replace(32, 9, "host:data");
    putLittle(bytes, 72, member.level, 4);
    putLittle(bytes, 76, member.level == 5 || member.level == 6 ? 2 : 0, 4); // left-symmetric
    putLittle(bytes, 80, member.dataSectors, 8);                             // size
    putLittle(bytes, 88, member.chunkSectors, 4);
    putLittle(bytes, 92, member.members, 4);
    putLittle(bytes, 128, member.dataOffset, 8);
    putLittle(bytes, 136, member.dataSectors, 8);
    putLittle(bytes, 144, member.superblockAt, 8); // super_offset
    putLittle(bytes, 160, member.device, 4);       // dev_number
    bytes.replace(168, 16, "dev_uuid_16bytes");
    putLittle(bytes, 200, member.events, 8); // events
    putLittle(bytes, 208, 0xFFFFFFFFFFFFFFFF, 8); // resync_offset
    putLittle(bytes, 220, 2, 4);                  // max_dev
    putLittle(bytes, 258, 0xFFFF, 2);             // the second device's role: spare
    putLittle(bytes, 216, mdChecksum(bytes), 4);
    return bytes;
}

std::string oldMdSuperblock(const MdMember& member) {
    std::string bytes(4096, '\0');
    const auto word = [&](std::size_t index, std::uint64_t value) { putLittle(bytes, index * 4, value, 4); };
    word(0, 0xA92B4EFC);
    word(2, 90); // minor version
    word(5, 0x01234567); // set_uuid0
    word(7, member.level);
    word(8, member.dataSectors / 2); // size in KiB
    word(9, member.members);
    word(10, member.members);
    word(33, 1); // clean
    word(34, member.members);
    word(35, member.members);
    word(65, member.chunkSectors * 512);
    constexpr std::uint64_t activeAndInSync = 6;
    for (const auto disk : {std::size_t{128}, std::size_t{992}}) { // the first disk, and this one
        word(disk + 1, 8);
        word(disk + 2, 1);
        word(disk + 4, activeAndInSync);
    }
    word(128 + 32, 1); // the second disk
    word(128 + 32 + 1, 8);
    word(128 + 32 + 2, 17);
    word(128 + 32 + 3, 1);
    word(128 + 32 + 4, activeAndInSync);
    word(39, member.events);
    word(38, mdChecksum(bytes));
    return bytes;
}

} // namespace atlas::test
