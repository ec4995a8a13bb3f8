// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/filesystem.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

Filesystem tenBlocks() {
    Filesystem fs;
    fs.blockSize = {4096};
    fs.blockCount = {10};
    return fs;
}

TEST(Filesystem, CountsItsBytesBeyond32Bits) {
    auto fs = tenBlocks();
    EXPECT_EQ(fs.size(), ByteCount{40960});
    fs.blockCount = {std::uint64_t{1} << 33};
    EXPECT_EQ(fs.size(), ByteCount{32 * TiB});
}

TEST(Filesystem, FindsTheBlockOfAByteAndNoneOutside) {
    auto fs = tenBlocks();
    EXPECT_EQ(fs.blockAt({0}), BlockNumber{0});
    EXPECT_EQ(fs.blockAt({3 * 4096 + 4095}), BlockNumber{3});
    EXPECT_EQ(fs.blockAt({10 * 4096 - 1}), BlockNumber{9});
    EXPECT_FALSE(fs.blockAt({10 * 4096})) << "past the last one";
    fs.blockSize = {};
    EXPECT_FALSE(fs.blockAt({0})) << "without a block size";
}

TEST(Filesystem, FindsTheBlockOfAByteOfTheDisk) {
    const auto fs = tenBlocks();
    constexpr ByteOffset start{63 * 512};
    EXPECT_FALSE(fs.blockAt({start.value - 1}, start)) << "in front of the volume";
    EXPECT_EQ(fs.blockAt(start, start), BlockNumber{0});
    EXPECT_EQ(fs.blockAt({start.value + 4095}, start), BlockNumber{0});
    EXPECT_EQ(fs.blockAt({start.value + 4096}, start), BlockNumber{1});
    EXPECT_FALSE(fs.blockAt({start.value + 10 * 4096}, start)) << "behind the volume";
    for (std::uint64_t n = 0; n < 10; ++n) {
        EXPECT_EQ(fs.blockAt(byteOf(BlockNumber{n}, fs.blockSize, start), start), BlockNumber{n});
    }
}

TEST(Filesystem, TellsItsBlocksFromThoseOfGroups) {
    auto fs = tenBlocks();
    EXPECT_EQ(fs.blocksOfGroups(), fs.blocks());
    fs.firstDataBlock = {1};
    EXPECT_EQ(fs.blocks(), (BlockInterval{{0}, {10}}));
    EXPECT_EQ(fs.blocksOfGroups(), (BlockInterval{{1}, {9}}));
}

TEST(Filesystem, FindsThePlaceOfAnInode) {
    Filesystem fs;
    fs.inodesPerGroup = 8192;
    EXPECT_EQ(fs.firstInodeOf({0}), 1U);
    EXPECT_EQ(fs.firstInodeOf({3}), 3U * 8192 + 1);
    EXPECT_EQ(fs.firstInodeOf({524288}), std::uint64_t{524288} * 8192 + 1) << "past 2^32";
    EXPECT_EQ(fs.groupOfInode(8192), GroupNumber{0});
    EXPECT_EQ(fs.indexOfInode(8192), 8191U);
    EXPECT_EQ(fs.groupOfInode(8193), GroupNumber{1});
    EXPECT_EQ(fs.indexOfInode(8193), 0U);
}

TEST(Filesystem, FindsTheBitOfABlock) {
    Filesystem fs;
    fs.blockSize = {1024};
    fs.clusterSize = {4096};
    fs.blockCount = {20000};
    fs.firstDataBlock = {1};
    fs.blocksPerGroup = 8192;
    EXPECT_EQ(fs.bitOf({1}), 0U);
    EXPECT_EQ(fs.bitOf({8193}), 0U);
    EXPECT_EQ(fs.bitOf({8193 + 7}), 1U);
    EXPECT_EQ(fs.blockOfBit({1}, 1), BlockNumber{8193 + 4});
}

TEST(Filesystem, FindsTheFlexGroupAroundAGroup) {
    Filesystem fs;
    fs.groupCount = {20};
    EXPECT_EQ(fs.flexGroupAround({7}), (Interval<GroupNumber>{{7}, {1}})) << "without flex_bg";
    fs.flexGroupSize = 8;
    EXPECT_EQ(fs.flexGroupAround({7}), (Interval<GroupNumber>{{0}, {8}}));
    EXPECT_EQ(fs.flexGroupAround({8}), (Interval<GroupNumber>{{8}, {8}}));
    EXPECT_EQ(fs.flexGroupAround({19}), (Interval<GroupNumber>{{16}, {4}}));
    fs.flexGroupSize = 1U << 31;
    EXPECT_EQ(fs.flexGroupAround({19}), (Interval<GroupNumber>{{0}, {20}}));
}

} // namespace
} // namespace atlas::test
