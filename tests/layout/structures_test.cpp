// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/structures.h"

#include "support/synthetic.h"

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

} // namespace
} // namespace atlas::test
