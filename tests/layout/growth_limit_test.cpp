// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/resize_limits.h"

#include <gtest/gtest.h>
#include <limits>

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

/// As the real resize2fs ends; tests/differential_mkfs/unmounted_growth_test.cpp tries more kinds.
TEST(UnmountedGrowthLimit, IsThatOfTheDescriptorsTheInodesOrTheBlockNumbers) {
    auto fs = eightGroups();
    fs.clusterSize = fs.blockSize;
    fs.features = {"resize_inode", "64bit", "flex_bg", "sparse_super"};
    fs.flexGroupSize = 16;
    fs.descriptorSize = 64;
    fs.inodesPerGroup = 8192;
    EXPECT_EQ(unmountedGrowthLimitOf(fs), ByteCount{std::uint64_t{524287} * 32768 * 4096}) << "inode numbers";
    fs.inodesPerGroup = 16;
    EXPECT_EQ(unmountedGrowthLimitOf(fs), ByteCount{std::uint64_t{32768} * 64 * 32768 * 4096}) << "descriptors";
    fs.features = {"resize_inode", "flex_bg", "sparse_super"};
    fs.descriptorSize = 32;
    EXPECT_EQ(unmountedGrowthLimitOf(fs), ByteCount{((std::uint64_t{1} << 32) - 1) * 4096}) << "block numbers";
    fs.features.emplace_back("FEATURE_I31");
    EXPECT_EQ(unmountedGrowthLimitOf(fs), std::nullopt);
}

TEST(UnmountedGrowthLimit, IsTheSizeItselfWithoutAUsableGeometry) {
    EXPECT_EQ(unmountedGrowthLimitOf({}), ByteCount{0});
    auto fs = eightGroups();
    fs.clusterSize = fs.blockSize;
    EXPECT_EQ(unmountedGrowthLimitOf(fs), fs.size()) << "no size of a descriptor";
    fs.descriptorSize = 1;
    fs.blocksPerGroup = std::numeric_limits<std::uint32_t>::max();
    fs.inodesPerGroup = 1;
    fs.features = {"64bit", "meta_bg"};
    EXPECT_LE(unmountedGrowthLimitOf(fs)->value, std::uint64_t{1} << 63) << "no overflow";
    EXPECT_GE(unmountedGrowthLimitOf(fs)->value, fs.size().value);
}

} // namespace
} // namespace atlas::test
