// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that overlap, and claims outside the volume.
#include "layout/claims.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <map>
#include <random>

namespace atlas {
namespace {

LayoutClaims emptyVolume(std::uint64_t blocks, std::uint32_t groups) {
    LayoutClaims claims;
    auto& fs = claims.filesystem;
    fs.blockSize = fs.clusterSize = {4096};
    fs.blockCount = {blocks};
    fs.blocksPerGroup = static_cast<std::uint32_t>(blocks / groups);
    fs.inodeTableBlocks = 4;
    fs.groupCount = {groups};
    claims.groups.resize({groups});
    return claims;
}

std::vector<FindingKind> kindsOf(const Layout& layout) {
    std::vector<FindingKind> kinds;
    for (const auto& finding : layout.findings) {
        kinds.push_back(finding.kind);
    }
    return kinds;
}

TEST(Resolve, JoinsTheBitmapsOfAFlexGroupIntoOneRegion) {
    const auto layout = resolve(test::syntheticClaims({.groups = {32}, .groupsPerFlex = 16}));
    const auto bitmap = layout.groups.blockBitmap[16];
    const auto* region = layout.regionAt(bitmap);
    ASSERT_NE(region, nullptr);
    EXPECT_EQ(*region, (Region{bitmap, {16}, {16}, {16}, RegionKind::BlockBitmap}));
    EXPECT_EQ(region->ownerOf(bitmap + BlockCount{5}), GroupNumber{21});
    EXPECT_EQ(region->part(5), (Region{bitmap + BlockCount{5}, {1}, {21}, {1}, RegionKind::BlockBitmap}));
}

TEST(Resolve, FindsNothingWrongInASoundVolume) {
    EXPECT_THAT(resolve(test::syntheticClaims()).findings, testing::IsEmpty());
}

TEST(Resolve, LetsTheBetterKindKeepTheBlock) {
    auto claims = emptyVolume(1000, 1);
    claims.copies = {{.group = {0}, .superblock = BlockNumber{0}, .descriptors = {{1}, {1}}}};
    claims.groups.blockBitmap[0] = {1}; // block of the group descriptors
    claims.groups.inodeBitmap[0] = {12};
    claims.groups.inodeTable[0] = {10}; // blocks 10–13, which include the inode bitmap
    const auto layout = resolve(std::move(claims));
    EXPECT_EQ(layout.regionAt({1})->kind, RegionKind::GroupDescriptors);
    EXPECT_EQ(layout.regionAt({11})->kind, RegionKind::InodeTable);
    EXPECT_EQ(layout.regionAt({12})->kind, RegionKind::InodeBitmap);
    EXPECT_EQ(layout.regionAt({13})->kind, RegionKind::InodeTable);
    ASSERT_THAT(kindsOf(layout), testing::ElementsAre(FindingKind::ClaimLost, FindingKind::ClaimLost));
    EXPECT_EQ(layout.findings[0].block, BlockNumber{1});
    EXPECT_EQ(layout.findings[1].block, BlockNumber{12});
    EXPECT_EQ(layout.findings[1].region, RegionKind::InodeTable);
}

/// Inode tables that lie side by side are one region: the owner of the block is named, not that of the region.
TEST(Resolve, NamesTheGroupThatKeepsTheBlock) {
    auto claims = test::syntheticClaims();
    --claims.groups.inodeTable[7].value;
    const auto layout = resolve(std::move(claims));
    ASSERT_THAT(kindsOf(layout), testing::ElementsAre(FindingKind::ClaimLost));
    EXPECT_EQ(layout.findings[0].group, GroupNumber{7});
    EXPECT_EQ(layout.findings[0].numbers[2], 6 + 1);
}

TEST(Resolve, CutsAClaimAtTheEndOfTheVolume) {
    auto claims = emptyVolume(1000, 1);
    claims.groups.blockBitmap[0] = {5};
    claims.groups.inodeBitmap[0] = {std::uint64_t{1} << 63};
    claims.groups.inodeTable[0] = {998};
    const auto layout = resolve(std::move(claims));
    EXPECT_EQ(layout.regionAt({999})->kind, RegionKind::InodeTable);
    EXPECT_EQ(layout.regions.back().end(), BlockNumber{1000});
    EXPECT_THAT(kindsOf(layout), testing::ElementsAre(FindingKind::OutsideVolume, FindingKind::OutsideVolume));
}

TEST(Resolve, ListsTheFirstFindingsAndCountsTheRest) {
    auto claims = emptyVolume(1000, 100);
    for (auto& block : claims.groups.blockBitmap) {
        block = {5000};
    }
    for (std::uint32_t g = 0; g < 100; ++g) {
        claims.groups.inodeBitmap[g] = {g + 1};
        claims.groups.inodeTable[g] = {200 + 4 * g};
    }
    const auto layout = resolve(std::move(claims), 10);
    ASSERT_EQ(layout.findings.size(), 11U);
    EXPECT_EQ(layout.findings.back().kind, FindingKind::MoreOfTheSame);
    EXPECT_EQ(layout.findings.back().numbers[0], 90U);
}

/// Reference implementation: the best claim of every block, one block at a time.
std::map<std::uint64_t, RegionKind> bruteForce(const LayoutClaims& claims) {
    std::map<std::uint64_t, RegionKind> best;
    const auto claim = [&](RegionKind kind, BlockNumber first, std::uint64_t count) {
        for (std::uint64_t b = first.value; b < first.value + count && b < claims.filesystem.blockCount.value; ++b) {
            const auto [it, fresh] = best.try_emplace(b, kind);
            it->second = std::min(it->second, kind);
        }
    };
    for (std::uint32_t g = 0; g < claims.groups.size().value; ++g) {
        claim(RegionKind::BlockBitmap, claims.groups.blockBitmap[g], 1);
        claim(RegionKind::InodeBitmap, claims.groups.inodeBitmap[g], 1);
        claim(RegionKind::InodeTable, claims.groups.inodeTable[g], claims.filesystem.inodeTableBlocks);
    }
    for (const auto& file : claims.files) {
        for (const auto extent : file.extents) {
            claim(file.kind, extent.first, extent.count.value);
        }
    }
    return best;
}

TEST(Resolve, EqualsTheBlockByBlockDefinitionOnRandomDamage) {
    std::mt19937 random(20111); // NOLINT(cert-msc51-cpp): fixed seed, for reproducible damage
    for (int round = 0; round < 200; ++round) {
        auto claims = emptyVolume(120, 6);
        const auto anywhere = [&] { return BlockNumber{random() % 130}; };
        for (std::uint32_t g = 0; g < 6; ++g) {
            claims.groups.blockBitmap[g] = anywhere();
            claims.groups.inodeBitmap[g] = anywhere();
            claims.groups.inodeTable[g] = anywhere();
        }
        claims.files = {{.kind = RegionKind::Journal, .inode = 8, .extents = {{anywhere(), {20}}, {anywhere(), {10}}}}};
        const auto expected = bruteForce(claims);
        const auto layout = resolve(std::move(claims));
        for (std::uint64_t block = 0; block < 120; ++block) {
            const auto* region = layout.regionAt({block});
            const auto it = expected.find(block);
            ASSERT_EQ(region != nullptr, it != expected.end()) << "round " << round << " block " << block;
            if (region != nullptr) {
                ASSERT_EQ(region->kind, it->second) << "round " << round << " block " << block;
            }
        }
        for (std::size_t i = 1; i < layout.regions.size(); ++i) {
            ASSERT_LE(layout.regions[i - 1].end(), layout.regions[i].first) << "round " << round;
        }
    }
}

} // namespace
} // namespace atlas
