// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/structures.h"

#include "support/synthetic.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

TEST(Structures, BeginWhereTheWalkOverThemSays) {
    const auto layout = resolve(syntheticClaims({.groups = {12}, .groupsPerFlex = 4}));
    std::size_t count = 0;
    eachStructure(layout, [&](RegionKind kind, BlockInterval blocks, GroupNumber group) {
        ++count;
        EXPECT_EQ(layout.startOf(kind, group), blocks.first) << name(kind) << " of group " << group.value;
    });
    EXPECT_GT(count, 36U);
    EXPECT_FALSE(layout.startOf(RegionKind::BackupSuperblock, {2})) << "with sparse_super it has none";
    EXPECT_FALSE(layout.startOf(RegionKind::Journal, {0})) << "it belongs to no group";
}

TEST(Structures, AreJudgedWithoutALostPrimarySuperblock) {
    auto claims = syntheticClaims({.groups = {4}});
    const auto superblocks = [&] {
        std::vector<BlockNumber> found;
        eachJudgedStart(claims, [&](RegionKind kind, BlockNumber block) {
            if (kind == RegionKind::PrimarySuperblock || kind == RegionKind::BackupSuperblock) {
                found.push_back(block);
            }
        });
        return found;
    };
    EXPECT_EQ(superblocks(), (std::vector<BlockNumber>{{0}, {32768}, {3 * 32768}}));
    claims.filesystem.superblockGroup = {1};
    EXPECT_EQ(superblocks(), (std::vector<BlockNumber>{{32768}, {3 * 32768}}));
}

TEST(Structures, BeginWithTheirFirstBlockAndAFileWithItsFirstExtent) {
    auto claims = syntheticClaims({.groups = {4}, .groupsPerFlex = 4});
    ASSERT_EQ(claims.files.size(), 1U);
    auto& extents = claims.files.front().extents;
    ASSERT_EQ(extents.size(), 1U);
    const auto journal = extents.front();
    const BlockInterval first{journal.first, {10}};
    const BlockInterval later{journal.first + BlockCount{20}, {10}};
    extents = {first, later};
    const auto layout = resolve(claims);
    const auto table = layout.inodeTableOf({1});
    EXPECT_TRUE(beginsJudged(layout, table));
    EXPECT_FALSE(beginsJudged(layout, {table.first + BlockCount{1}, {1}}));
    EXPECT_FALSE(beginsJudged(layout, {table.first, table.count + BlockCount{1}})) << "they are of two tables";
    EXPECT_TRUE(beginsJudged(layout, first));
    EXPECT_FALSE(beginsJudged(layout, later));
    EXPECT_FALSE(beginsJudged(layout, {first.end(), {1}})) << "no structure lies there";
}

TEST(Structures, OfOneGroupAreItsBitmapsAndItsTable) {
    const auto layout = resolve(syntheticClaims({.groups = {8}, .groupsPerFlex = 4}));
    std::vector<RegionKind> kinds;
    eachStructureOf(layout, {5}, [&](RegionKind kind, BlockInterval blocks) {
        kinds.push_back(kind);
        EXPECT_EQ(blocks.first, layout.startOf(kind, {5})) << name(kind);
        EXPECT_EQ(blocks.count.value, kind == RegionKind::InodeTable ? layout.filesystem.inodeTableBlocks : 1U);
    });
    EXPECT_EQ(kinds, (std::vector{RegionKind::BlockBitmap, RegionKind::InodeBitmap, RegionKind::InodeTable}));
    for (const auto kind : allRegionKinds) {
        EXPECT_EQ(isPerGroup(kind), std::ranges::find(kinds, kind) != kinds.end()) << name(kind);
    }
}

TEST(Structures, AGroupKeepsItsTablesWhereAllOfThemLieInIt) {
    EXPECT_FALSE(keepsItsTables(syntheticClaims({.groups = {8}, .groupsPerFlex = 4}), {5})) << "they lie in group 4";
    auto claims = syntheticClaims({.groups = {8}, .groupsPerFlex = 0});
    EXPECT_TRUE(keepsItsTables(claims, {5}));
    const auto end = claims.filesystem.blocksOf({5}).end();
    const BlockCount table{claims.filesystem.inodeTableBlocks};
    claims.groups.inodeTable[5] = end - table;
    EXPECT_TRUE(keepsItsTables(claims, {5}));
    claims.groups.inodeTable[5] += BlockCount{1};
    EXPECT_FALSE(keepsItsTables(claims, {5})) << "the last block of the table lies in the next group";
}

} // namespace
} // namespace atlas::test
