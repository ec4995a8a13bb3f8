// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/descriptor_location.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

Layout layoutOf(const test::Geometry& geometry) { return resolve(test::syntheticClaims(geometry)); }

/// 64 descriptors of 64 bytes per block of 4096; the GDT starts in block 1.
TEST(DescriptorLocation, CountsFromTheBlockBehindTheSuperblock) {
    const auto layout = layoutOf({.groups = {130}});
    EXPECT_EQ(descriptorBytes(layout, {0}), (ByteInterval{{4096}, {64}}));
    EXPECT_EQ(descriptorBytes(layout, {1}), (ByteInterval{{4096 + 64}, {64}}));
    EXPECT_EQ(descriptorBytes(layout, {63}), (ByteInterval{{4096 + 63 * 64}, {64}}));
    EXPECT_EQ(descriptorBytes(layout, {64}), (ByteInterval{{8192}, {64}}));
    EXPECT_EQ(descriptorBytes(layout, {129}), (ByteInterval{{12288 + 64}, {64}}));
}

/// With blocks of 1 KiB the superblock is in block 1, so the GDT starts in block 2.
TEST(DescriptorLocation, FollowsTheBlockAndDescriptorSize) {
    const auto layout = layoutOf({.blockSize = {1024},
                                  .groups = {40},
                                  .inodesPerGroup = 1024,
                                  .descriptorSize = 32,
                                  .reservedGdtBlocks = 100,
                                  .journalBlocks = 0});
    EXPECT_EQ(descriptorBytes(layout, {0}), (ByteInterval{{2048}, {32}}));
    EXPECT_EQ(descriptorBytes(layout, {33}), (ByteInterval{{3072 + 32}, {32}}));
}

/// A metagroup is the set of groups whose descriptors fill one block; with meta_bg that block lies in its first group.
TEST(DescriptorLocation, IsInTheMetagroupsFirstGroup) {
    auto layout = layoutOf({.groups = {130}});
    layout.filesystem.features.emplace_back("meta_bg");
    layout.filesystem.firstMetaBg = 1;
    layout.copies = {{.group = {0}, .superblock = BlockNumber{0}, .descriptors = {{1}, {1}}},
                     {.group = {64}, .descriptors = {{2097152}, {1}}}};
    EXPECT_EQ(descriptorBytes(layout, {3}), (ByteInterval{{4096 + 3 * 64}, {64}})) << "before s_first_meta_bg";
    EXPECT_EQ(descriptorBytes(layout, {66}), (ByteInterval{{2097152ull * 4096 + 2 * 64}, {64}}));
    EXPECT_FALSE(descriptorBytes(layout, {128})) << "no copy is known of the third metagroup";
}

TEST(DescriptorLocation, IsNoneWhereNothingIsKnown) {
    auto layout = layoutOf({.groups = {2}});
    layout.copies.clear();
    EXPECT_FALSE(descriptorBytes(layout, {0}));
    layout = layoutOf({.groups = {2}});
    layout.filesystem.descriptorSize = 0;
    EXPECT_FALSE(descriptorBytes(layout, {0})) << "a size of 0 divides nothing";
    layout.filesystem.descriptorSize = 8192;
    EXPECT_FALSE(descriptorBytes(layout, {0})) << "larger than a block";
}

} // namespace
} // namespace atlas
