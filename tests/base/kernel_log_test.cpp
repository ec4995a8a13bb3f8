// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/kernel_log.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(KernelLog, NamesSectorsOfADisk) {
    for (const auto* const line :
         {"[ 12.345678] I/O error, dev sda, sector 280576 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2",
          "blk_update_request: I/O error, dev sda, sector 280576", "end_request: I/O error, dev sda, sector 280576",
          "print_req_error: critical medium error, dev sda, sector 280576 flags 0"}) {
        EXPECT_EQ(parseLogLine(line), (LoggedPlace{.device = "sda", .sector = 280576})) << line;
    }
}

TEST(KernelLog, NamesBuffersOfADevice) {
    const LoggedPlace place{.device = "sda1", .bufferBlock = 12345};
    EXPECT_EQ(parseLogLine("Buffer I/O error on dev sda1, logical block 12345, lost async page write"), place);
    EXPECT_EQ(parseLogLine("kernel: Buffer I/O error on device sda1, logical block 12345"), place);
    EXPECT_EQ(parseLogLine("Buffer I/O error on dev dm-0, logical block 7"),
              (LoggedPlace{.device = "dm-0", .bufferBlock = 7}));
}

TEST(KernelLog, NamesInodesAndBlocksOfExt4) {
    EXPECT_EQ(parseLogLine("EXT4-fs error (device sda3): ext4_find_extent:929: inode #131074: comm ls: pblk 524320 bad "
                           "header/extent"),
              (LoggedPlace{.device = "sda3", .block = 524320, .inode = 131074}));
    EXPECT_EQ(parseLogLine("EXT4-fs error (device nvme0n1p2): ext4_lookup:1785: inode #2: block 9: comm ls: bad entry"),
              (LoggedPlace{.device = "nvme0n1p2", .block = 9, .inode = 2}));
    EXPECT_EQ(parseLogLine("EXT4-fs warning (device sda3): ext4_end_bio:343: I/O error 10 writing to inode 13 starting "
                           "block 34816)"),
              (LoggedPlace{.device = "sda3", .block = 34816, .inode = 13}));
    EXPECT_EQ(
        parseLogLine("EXT4-fs error (device sdb): ext4_validate_block_bitmap:390: comm cp: bg 17: bad block bitmap "
                     "checksum"),
        (LoggedPlace{.device = "sdb", .group = 17}));
    EXPECT_EQ(parseLogLine("EXT4-fs (sda3): initial error at time 1700000000: ext4_lookup:1570: inode 131074"),
              (LoggedPlace{.device = "sda3", .inode = 131074}));
}

TEST(KernelLog, PassesOverOtherLines) {
    for (const auto* const line :
         {"", "EXT4-fs (sda3): mounted filesystem with ordered data mode",
          "usb 1-1: new high-speed USB device number 4", "I/O error, dev sda, sector many",
          "I/O error, dev sda, sector 99999999999999999999", "Buffer I/O error on dev , logical block 1",
          "sector 280576", "EXT4-fs error (device sda3): lblock 7"}) {
        EXPECT_EQ(parseLogLine(line), std::nullopt) << line;
    }
    EXPECT_EQ(parseLogLine(std::string(1 << 20, 'a') + " dev "), std::nullopt);
}

TEST(KernelLog, KnowsPartitionsByTheNamesOfDevices) {
    EXPECT_EQ(partitionInName("sda3"), 3U);
    EXPECT_EQ(partitionInName("vdb12"), 12U);
    EXPECT_EQ(partitionInName("nvme0n1p2"), 2U);
    EXPECT_EQ(partitionInName("mmcblk0p1"), 1U);
    for (const auto* const whole : {"sda", "nvme0n1", "mmcblk0", "loop0", "dm-0", "md127", "sda0", "3", "", "p1"}) {
        EXPECT_EQ(partitionInName(whole), std::nullopt) << whole;
    }
    EXPECT_TRUE(isMappedName("dm-0"));
    EXPECT_FALSE(isMappedName("sda3"));
}

TEST(PlaceLine, IsAByteAsGrepWritesIt) {
    for (const auto* const line :
         {"280576", "280576:match: with a colon", " 0x44800 ", "byte 280,576", "sector 548", "sector 548s"}) {
        EXPECT_EQ(parsePlaceLine(line, 512), (LoggedPlace{.byte = 280576})) << line;
    }
    EXPECT_EQ(parsePlaceLine("sector 548", 4096), (LoggedPlace{.byte = 548 * 4096}));
    EXPECT_EQ(parsePlaceLine("block 7", 512), (LoggedPlace{.block = 7}));
    EXPECT_EQ(parsePlaceLine("inode 12", 512), (LoggedPlace{.inode = 12}));
    for (const auto* const line : {"", "x", "block", "group 3", "-1", "12 apples", "Binary file fs.img matches",
                                   "sector 18446744073709551615"}) {
        EXPECT_EQ(parsePlaceLine(line, 512), std::nullopt) << line;
    }
}

} // namespace
} // namespace atlas
