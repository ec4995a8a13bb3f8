// SPDX-License-Identifier: GPL-3.0-or-later
// Which regions the views show as misaligned.
#include "alignment/marked_misses.h"
#include "layout/layout.h"
#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

DrawnVolume judgedVolume(LayoutClaims claims, ByteOffset start, std::optional<SectorGrid> markedGrid) {
    auto layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    const auto& fs = layout->filesystem;
    const Placement placement{.bytes = {start, fs.size()}};
    return DrawnVolume({.layout = layout, .placement = placement, .markedGrid = markedGrid});
}

bool isMisaligned(const DrawnVolume& volume, BlockNumber block) {
    const auto& regions = volume.layout().regions;
    const auto at = volume.layout().firstRegionEndingAfter(block);
    EXPECT_TRUE(at < regions.size() && regions[at].blocks().contains(block));
    return volume.anyOffMarked(at, at + 1);
}

TEST(MisalignedRegions, LeaveOutALostPrimarySuperblock) {
    for (const auto& markedGrid : {std::optional<SectorGrid>{}, std::optional(SectorGrid{{MiB}, {0}})}) {
        auto claims = syntheticClaims({.groups = {4}});
        const auto bitmap = claims.groups.blockBitmap[0];
        EXPECT_TRUE(isMisaligned(judgedVolume(claims, {63 * 512}, markedGrid), {0}));
        claims.filesystem.superblockGroup = {1};
        const auto volume = judgedVolume(claims, {63 * 512}, markedGrid);
        EXPECT_FALSE(isMisaligned(volume, {0}));
        EXPECT_FALSE(volume.fitOf(*volume.layout().regionAt({0})));
        EXPECT_EQ(volume.fitOf(*volume.layout().regionAt(bitmap))->worst, Fit::Straddling);
        EXPECT_TRUE(isMisaligned(volume, bitmap));
    }
}

TEST(MisalignedRegions, LeaveOutWhatLiesPastTheEndOfTheImage) {
    for (const auto& markedGrid : {std::optional<SectorGrid>{}, std::optional(SectorGrid{{MiB}, {0}})}) {
        auto claims = syntheticClaims({.groups = {4}});
        const auto bitmap = claims.groups.blockBitmap[0];
        setAvailable(claims, bytesOf(bitmap - BlockNumber{0}, claims.filesystem.blockSize));
        const auto volume = judgedVolume(claims, {63 * 512}, markedGrid);
        EXPECT_TRUE(isMisaligned(volume, {0}));
        EXPECT_FALSE(isMisaligned(volume, bitmap));
        EXPECT_EQ(volume.fitOf(*volume.layout().regionAt(bitmap))->presence, Presence::None);
    }
}

/// The volume begins at 1 MiB, so a block of 4 KiB is on a boundary when its number divides by 256.
constexpr SectorGrid mebibytes{{MiB}, {0}};

TEST(MisalignedRegions, JudgeAFileByItsFirstExtentAlone) {
    for (const bool swapped : {false, true}) {
        std::vector<BlockInterval> extents{{{65536 + 1024}, {64}}, {{65536 + 2049}, {64}}};
        if (swapped) {
            std::swap(extents[0], extents[1]);
        }
        auto claims = syntheticClaims({.groups = {4}, .journalBlocks = 0});
        claims.files = {{.kind = RegionKind::Journal, .inode = 8, .extents = extents}};
        const auto volume = judgedVolume(claims, {MiB}, mebibytes);
        EXPECT_EQ(isMisaligned(volume, extents[0].first), swapped);
        EXPECT_FALSE(isMisaligned(volume, extents[1].first)) << "the file goes on there";
    }
}

TEST(MisalignedRegions, LeaveOutWhatAnotherClaimCutsOff) {
    auto claims = syntheticClaims({.groups = {4}, .groupsPerFlex = 0, .journalBlocks = 0});
    claims.groups.inodeTable[2] = {65536 + 1024};
    claims.groups.blockBitmap[2] = {65536 + 1024 + 100};
    const auto volume = judgedVolume(claims, {MiB}, mebibytes);
    EXPECT_FALSE(isMisaligned(volume, {65536 + 1024})) << "the table begins on a boundary";
    EXPECT_TRUE(isMisaligned(volume, {65536 + 1024 + 100})) << "the bitmap does not";
    EXPECT_FALSE(isMisaligned(volume, {65536 + 1024 + 101})) << "the rest of the table";
}

TEST(MisalignedRegions, AreOfTheKindsThatTheTableLists) {
    for (const auto& shape : shapes()) {
        Snapshot snapshot;
        const auto volume = judgedVolume(syntheticClaims(shape.geometry), {MiB}, mebibytes);
        snapshot.layout = volume.layoutPtr();
        snapshot.placement = volume.placement();
        std::vector<bool> listed(regionKindCount);
        const auto found = judgeByGranularity(snapshot, mebibytes);
        for (const auto& line : found.off) {
            listed[atlas::index(line.kind.value_or(RegionKind::PrimarySuperblock))] = line.kind.has_value();
        }
        std::vector<bool> seen(regionKindCount);
        const auto& regions = volume.layout().regions;
        for (std::size_t n = 0; n < regions.size(); ++n) {
            const auto kind = atlas::index(regions[n].kind);
            seen[kind] = seen[kind] || volume.anyOffMarked(n, n + 1);
        }
        EXPECT_EQ(seen, listed) << shape.name;
    }
}

} // namespace
} // namespace atlas::test
