// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/field_table.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/superblock.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;
using Bytes = std::vector<std::byte>;

void putAt(Bytes& bytes, std::size_t at, std::uint64_t value, std::size_t width) {
    for (std::size_t n = 0; n < width; ++n) {
        bytes.at(at + n) = static_cast<std::byte>(value >> (8 * n));
    }
}

DecodeContext with(std::vector<std::string> features) { return {.features = std::move(features)}; }

TEST(Decode, JoinsUpperBitsOnlyWithTheirFeature) {
    Bytes bytes(64);
    putAt(bytes, 0x00, 7, 4);
    putAt(bytes, 0x20, 1, 4);
    const auto wide = decode(groupDescriptorTable, bytes, with({"64bit"}));
    EXPECT_EQ(wide.find("bg_block_bitmap_lo")->value, "4294967303");
    EXPECT_TRUE(wide.find("bg_block_bitmap_hi")->valid);
    const auto narrow = decode(groupDescriptorTable, bytes, with({}));
    EXPECT_EQ(narrow.find("bg_block_bitmap_lo")->value, "7");
    EXPECT_FALSE(narrow.find("bg_block_bitmap_hi")->valid) << "kept, and marked";
    EXPECT_EQ(narrow.find("bg_block_bitmap_hi")->number, 1U);
}

TEST(Decode, KeepsToTheBytesThatAreThere) {
    const Bytes bytes(32);
    const auto decoded = decode(groupDescriptorTable, bytes, with({}));
    EXPECT_EQ(decoded.fields.back().field->name, "bg_checksum");
    EXPECT_TRUE(decode(groupDescriptorTable, {}, with({})).fields.empty());
}

TEST(Decode, SpellsFlags) {
    Bytes bytes(32);
    putAt(bytes, 0x12, 0x8003, 2);
    EXPECT_EQ(decode(groupDescriptorTable, bytes, with({"uninit_bg"})).find("bg_flags")->value,
              "INODE_UNINIT BLOCK_UNINIT 0x8000");
    EXPECT_THAT(flagNames(superblockTable.find("s_default_mount_opts")->names, 0x6C),
                ElementsAre("user_xattr", "acl", "journal_data_writeback"));
    EXPECT_THAT(flagNames(groupFlags, 0), ElementsAre());
}

TEST(Decode, ReadsTimesWithTheirExtraBits) {
    Bytes bytes(256);
    putAt(bytes, 0x08, 0xFFFFFFFF, 4); // i_atime: -1
    putAt(bytes, 0x80, 32, 2);
    putAt(bytes, 0x8C, (std::uint64_t{5} << 2) | 1, 4);
    putAt(bytes, 0x0C, 1, 4);
    const auto decoded = decode(inodeTable, bytes, with({}), usedInodeBytes(bytes));
    EXPECT_EQ(decoded.find("i_atime")->value, "2106-02-07 06:28:15.000000005 UTC");
    EXPECT_EQ(decoded.find("i_ctime")->value, "1970-01-01 00:00:01 UTC");
    const auto small = decode(inodeTable, Bytes(bytes.begin(), bytes.begin() + 128), with({}));
    EXPECT_EQ(small.find("i_atime")->value, "1969-12-31 23:59:59 UTC") << "signed without its extra bits";
    EXPECT_EQ(timeText(INT64_MAX), "9223372036854775807");
    EXPECT_EQ(timeText(INT64_MIN), "-9223372036854775808");
    EXPECT_EQ(timeText(0), "0");
}

TEST(Decode, MarksWhatLiesBehindTheExtraPart) {
    Bytes bytes(256);
    putAt(bytes, 0x80, 4, 2);
    const auto decoded = decode(inodeTable, bytes, with({"metadata_csum"}), usedInodeBytes(bytes));
    EXPECT_TRUE(decoded.find("i_checksum_hi")->valid);
    EXPECT_FALSE(decoded.find("i_crtime")->valid);
    putAt(bytes, 0x80, 0xFFFF, 2);
    EXPECT_EQ(usedInodeBytes(bytes), 256U) << "a size from the disk is no bound";
}

TEST(Decode, TakesTheFeaturesFromTheSuperblock) {
    Bytes bytes(1024);
    putAt(bytes, 0x4C, 1, 4);
    putAt(bytes, 0x60, 0x80, 4);
    putAt(bytes, 0x64, 0x400, 4);
    const auto context = contextOf(bytes);
    EXPECT_THAT(context.features, ElementsAre("dynamic_rev", "64bit", "metadata_csum"));
    EXPECT_TRUE(context.hasAny("uninit_bg metadata_csum"));
    EXPECT_FALSE(context.hasAny("uninit_bg quota"));
    EXPECT_TRUE(context.hasAny(""));
    EXPECT_TRUE(contextOf({}).features.empty());
}

TEST(Decode, ReadsAGptEntry) {
    Bytes bytes(128);
    for (std::size_t n = 0; n < 16; ++n) {
        bytes[n] = static_cast<std::byte>(n);
    }
    putAt(bytes, 32, 2048, 8);
    putAt(bytes, 56, 'r', 2);
    putAt(bytes, 58, 0xE4, 2);
    putAt(bytes, 60, 0xD800, 2);
    const auto decoded = decode(gptEntryTable, bytes, {});
    EXPECT_EQ(decoded.find("partition_type_guid")->value, "03020100-0504-0706-0809-0a0b0c0d0e0f");
    EXPECT_EQ(decoded.find("starting_lba")->value, "2048");
    EXPECT_EQ(decoded.find("partition_name")->value, "rä\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD") << "a lone surrogate";
}

} // namespace
} // namespace atlas
