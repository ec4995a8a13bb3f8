// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/resize_limits.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// 1 GiB as mke2fs makes it.
Filesystem eightGroups() {
    Filesystem fs;
    fs.blockSize = {4096};
    fs.blockCount = {8 * 32768};
    fs.blocksPerGroup = 32768;
    fs.inodeTableBlocks = 512;
    fs.groupCount = {8};
    return fs;
}

TEST(GrownGroupCount, IsThatOfTheSizeGrownTo) {
    const auto fs = eightGroups();
    EXPECT_EQ(grownGroupCount(fs, {32 * GiB}), GroupCount{256});
    EXPECT_EQ(grownGroupCount(fs, {GiB + 64 * MiB}), GroupCount{9}) << "the last group is shorter";
    EXPECT_EQ(grownGroupCount(fs, {GiB}), GroupCount{8});
    EXPECT_EQ(grownGroupCount(fs, {64 * MiB}), GroupCount{8}) << "it does not shrink";
}

/// As e2fsprogs 1.47.0 did of 1 GiB and so many blocks more.
TEST(GrownGroupCount, LeavesOutALastGroupThatHasNotTheRoomForItsMetadata) {
    const auto groups = [](std::uint64_t more) { return grownGroupCount(eightGroups(), {GiB + more * 4096}).value; };
    EXPECT_EQ(groups(563), 8U);
    EXPECT_EQ(groups(564), 9U);
}

TEST(GrownGroupCount, BeginsAtTheFirstDataBlock) {
    auto fs = eightGroups();
    fs.blockSize = {1024};
    fs.firstDataBlock = {1};
    fs.blocksPerGroup = 8192;
    fs.inodeTableBlocks = 512;
    fs.blockCount = {64 * 1024};
    EXPECT_EQ(grownGroupCount(fs, {128 * MiB}), GroupCount{16});
}

TEST(GrownGroupCount, IsWhatThereIsWithoutAGeometry) {
    EXPECT_EQ(grownGroupCount({}, {GiB}), GroupCount{});
    EXPECT_EQ(grownGroupCount({.blockSize = {4096}, .groupCount = {3}}, {GiB}), GroupCount{3});
}

} // namespace
} // namespace atlas::test
