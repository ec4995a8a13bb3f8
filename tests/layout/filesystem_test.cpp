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

} // namespace
} // namespace atlas::test
