// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/lens_layout.h"

#include "layout/layout.h"
#include "view/volumes.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

constexpr ByteCount disk{std::uint64_t{20} << 30};

struct Lens {
    explicit Lens(ByteOffset start, SectorGrid grid = sector4K, Geometry geometry = {})
        : volume(volumeOf(geometry, start, {.physicalSector = {grid.size}, .phase = {grid.phase}}, disk)) {}
    [[nodiscard]] LensLayout drawn(double first, double length, int columns) const {
        return layOutLens(volume, {first, length}, columns);
    }
    DrawnVolume volume;
};

std::vector<bool> partlyCoveredOf(const LensLayout& drawn) {
    std::vector<bool> covered;
    for (const auto& sector : drawn.physical) {
        covered.push_back(sector.partlyCovered);
    }
    return covered;
}

/// Block `first` alone.
LensCell blockCell(int x0, int x1, std::uint64_t first, bool misaligned) {
    return {.x0 = x0, .x1 = x1, .first = first, .misaligned = misaligned};
}

// Blocks of 4 KiB from byte 32,256 = 7 × 4,096 + 3,584 on, in a window of 4 physical sectors from byte 28,672 on, 16 bytes per
// column: physical sector boundaries at columns 0, 256, 512, 768; blocks start at columns 224, 480, 736, 992.
TEST(LensLayout, IsWhatHandArithmeticSays) {
    const Lens lens(ByteOffset{32256});
    const auto drawn = lens.drawn(28672, 16384, 1024);
    ASSERT_EQ(drawn.logical.size(), 32U);
    EXPECT_EQ(drawn.logical[0], (LensCell{0, 32, 56}));
    EXPECT_EQ(drawn.logical[31], (LensCell{992, 1024, 87}));
    EXPECT_EQ(drawn.physical,
              (std::vector<LensCell>{
                  {0, 256, 7, 1, true}, {256, 512, 8, 1, true}, {512, 768, 9, 1, true}, {768, 1024, 10, 1, true}}));
    EXPECT_EQ(drawn.blocks, (std::vector{blockCell(224, 480, 0, true), blockCell(480, 736, 1, true),
                                         blockCell(736, 992, 2, true), blockCell(992, 1024, 3, true)}));
    EXPECT_EQ(drawn.cuts, (std::vector<int>{224, 480, 736, 992}));
    ASSERT_FALSE(drawn.structures.empty());
    EXPECT_EQ(drawn.structures[0].kind, RegionKind::PrimarySuperblock);
    EXPECT_EQ(drawn.structures[0].x0, 224);
    EXPECT_EQ(drawn.structures[0].x1, 480);
    EXPECT_EQ(drawn.structures[1].kind, RegionKind::GroupDescriptors);
}

TEST(LensLayout, NumbersPhysicalSectorsAsTheGridDoes) {
    const SectorGrid jumper{ByteCount{4096}, ByteOffset{3584}};
    const Lens lens(ByteOffset{32256}, jumper);
    const auto drawn = lens.drawn(0, 16384, 1024);
    ASSERT_EQ(drawn.physical.size(), 5U);
    for (const auto& cell : drawn.physical) {
        const auto bytes = sectorBytes(cell.first, jumper);
        EXPECT_EQ(drawn.columnOf(static_cast<double>(bytes.first.value)), cell.x0) << cell.first;
        EXPECT_EQ(sectorNumber(bytes.first, jumper), cell.first);
    }
}

TEST(LensLayout, NothingIsSharedOnTheGrid) {
    const Lens lens(ByteOffset{1 << 20});
    const auto drawn = lens.drawn((1 << 20) - 4096, 16384, 1024);
    EXPECT_EQ(partlyCoveredOf(drawn), std::vector<bool>(4, false));
    EXPECT_EQ(drawn.blocks.size(), 3U);
    EXPECT_TRUE(std::ranges::none_of(drawn.blocks, &LensCell::misaligned));
    EXPECT_TRUE(drawn.cuts.empty());
    EXPECT_EQ(drawn.structures.front().x0, 256) << "no structure stands before the volume";
}

TEST(LensLayout, FourSmallBlocksShareEachSector) {
    const Lens lens(ByteOffset{1 << 20}, sector4K,
                    {.blockSize = ByteCount{1024},
                     .groups = GroupCount{4},
                     .inodesPerGroup = 1024,
                     .reservedGdtBlocks = 0,
                     .journalBlocks = 0});
    const auto drawn = lens.drawn((1 << 20) - 4096, 8192, 1024);
    EXPECT_EQ(partlyCoveredOf(drawn), (std::vector<bool>{false, true}));
    ASSERT_EQ(drawn.blocks.size(), 4U);
    EXPECT_EQ(drawn.blocks[3], blockCell(896, 1024, 3, false));
    EXPECT_EQ(blocksSharing(lens.volume, ByteOffset{1 << 20}), (BlockInterval{BlockNumber{0}, BlockCount{4}}));
    EXPECT_EQ(drawn.cuts, (std::vector<int>{640, 768, 896})) << "the block at 512 begins on a boundary";
}

TEST(LensLayout, TheJumperMovesTheBoundaries) {
    const SectorGrid jumper{ByteCount{4096}, ByteOffset{3584}};
    const Lens lens(ByteOffset{32256}, jumper);
    const auto drawn = lens.drawn(0, 8192, 1024);
    ASSERT_EQ(drawn.physical.size(), 3U);
    EXPECT_EQ(drawn.physical[0], (LensCell{0, 448, 0, 1, false}));
    EXPECT_EQ(drawn.physical[1], (LensCell{448, 960, 1, 1, false}));
    EXPECT_TRUE(blocksSharing(lens.volume, ByteOffset{0}).empty());
    EXPECT_EQ(partlyCoveredOf(lens.drawn(32256, 8192, 1024)), (std::vector<bool>{false, false}));
}

// At 8 columns per physical sector of 4 KiB a logical sector has 1 column and is merged; at 2 columns everything is merged.
TEST(LensLayout, FoldsWhatIsTooNarrow) {
    const Lens lens(ByteOffset{32256});
    const auto middle = lens.drawn(0, 4096.0 * 128, 1024);
    EXPECT_EQ(middle.logical, (std::vector<LensCell>{{0, 1024, 0, 1024}}));
    EXPECT_EQ(middle.physical.size(), 128U);
    const auto far = lens.drawn(0, 4096.0 * 512, 1024);
    EXPECT_EQ(far.physical, (std::vector<LensCell>{{0, 15, 0, 8, false}, {15, 1024, 7, 505, true}}));
    ASSERT_EQ(far.blocks.size(), 1U);
    EXPECT_EQ(far.blocks[0].x0, 15);
    EXPECT_EQ(far.blocks[0].first, 0U);
    EXPECT_TRUE(far.blocks[0].misaligned);
    EXPECT_TRUE(far.cuts.empty());
}

/// A volume off the grid, of which the first 10 blocks are there, on a disk that goes on.
DrawnVolume cutVolume() {
    auto layout = resolve(syntheticClaims());
    setAvailable(layout, ByteCount{10 * 4096});
    const Placement placement{.bytes = {ByteOffset{32256}, layout.filesystem.size()}};
    return DrawnVolume({.layout = std::make_shared<const Layout>(std::move(layout)),
                        .placement = placement,
                        .drive = {.physicalSector = {sector4K.size}},
                        .diskSize = disk});
}

// Blocks 8 to 11, 16 bytes per column: the last block that is there ends at column 512, inside the sector from 288 to 544.
/// At byte 1.8e19, which can be typed as a start, the number of a sector is a double that adding 1 leaves as it is.
TEST(LensLayout, EndsWhereADoubleNoLongerCounts) {
    const DrawnVolume volume(volumeOf({}, ByteOffset{1 << 20}, {}, ByteCount{~std::uint64_t{0}}));
    const auto drawn = layOutLens(volume, {1.8e19, 16384}, 1024);
    EXPECT_LE(drawn.logical.size(), 1025U);
    EXPECT_LE(drawn.physical.size(), 1025U);
}

TEST(LensLayout, BlocksPastTheEndShareNothing) {
    const auto volume = cutVolume();
    const auto drawn = layOutLens(volume, {32256 + 8 * 4096, 16384}, 1024);
    EXPECT_EQ(drawn.cuts, (std::vector<int>{0, 256, 512}));
    for (const auto& sector : drawn.physical) {
        EXPECT_EQ(sector.partlyCovered, sector.x0 < 512) << sector.first;
        EXPECT_EQ(!blocksSharing(volume, sectorBytes(sector.first, sector4K).first).empty(), sector.partlyCovered);
    }
    EXPECT_EQ(blocksSharing(volume, ByteOffset{32256 + 10 * 4096 - 1}), (BlockInterval{BlockNumber{9}, BlockCount{1}}));
    EXPECT_TRUE(blocksSharing(volume, ByteOffset{32256 + 12 * 4096}).empty());
}

TEST(LensLayout, MergedCellsPastTheEndAreNotMarked) {
    const auto volume = cutVolume();
    const double length = 4096.0 * 512;
    const auto across = layOutLens(volume, {0, length}, 1024);
    ASSERT_EQ(across.physical.size(), 3U) << "before the volume, what is there of it, and the rest of the disk";
    EXPECT_EQ(partlyCoveredOf(across), (std::vector<bool>{false, true, false}));
    EXPECT_EQ(across.physical[1].count, 11U) << "sectors 7 to 17";
    EXPECT_TRUE(across.blocks.front().misaligned);
    const auto past = layOutLens(volume, {length, length}, 1024);
    EXPECT_EQ(partlyCoveredOf(past), std::vector<bool>{false});
    ASSERT_EQ(past.blocks.size(), 1U);
    EXPECT_FALSE(past.blocks.front().misaligned);
    EXPECT_TRUE(past.cuts.empty());
}

TEST(LensLayout, TheWholeDiskShowsEveryStructure) {
    const Lens lens(ByteOffset{4196415ULL * 512});
    const auto window = wholeDiskWindow(lens.volume);
    EXPECT_EQ(window, (LensWindow{0, static_cast<double>(disk.value)}));
    const auto drawn = layOutLens(lens.volume, window, 1000);
    std::uint64_t pieces = 0;
    int right = 0;
    for (const auto& run : drawn.structures) {
        EXPECT_GE(run.x0, right);
        right = run.x1;
        pieces += run.pieces;
    }
    EXPECT_LE(right, 1000);
    EXPECT_GE(pieces, 3U * 128);
}

TEST(LensWindow, IsHeldBetweenTheDiskAndALogicalSector) {
    const Lens lens(ByteOffset{1 << 20});
    const auto& volume = lens.volume;
    const double all = static_cast<double>(disk.value);
    EXPECT_EQ(heldLens(volume, {-5, 4096}), (LensWindow{0, 4096}));
    EXPECT_EQ(heldLens(volume, {all, 4096}), (LensWindow{all - 4096, 4096}));
    EXPECT_EQ(heldLens(volume, {7, 2 * all}), (LensWindow{0, all}));
    EXPECT_EQ(heldLens(volume, {512, 1}), (LensWindow{512, 512}));
    EXPECT_EQ(pannedLens(volume, {4096, 4096}, 0.5), (LensWindow{6144, 4096}));
    auto window = wholeDiskWindow(volume);
    for (int i = 0; i < 200; ++i) {
        window = zoomedLens(volume, window, 1.2, 0.25);
    }
    EXPECT_EQ(window.length, 512);
}

TEST(LensWindow, ZoomingKeepsTheAnchor) {
    const Lens lens(ByteOffset{1 << 20});
    const auto window = zoomedLens(lens.volume, {1 << 20, 8192}, 2, 0.75);
    EXPECT_EQ(window, (LensWindow{(1 << 20) + 3072, 4096})) << "byte 1 MiB + 6,144 stays at three quarters";
}

TEST(LensWindow, TheStructureIsInTheMiddle) {
    const Lens lens(ByteOffset{1 << 20});
    const auto one = lensOn(lens.volume, {BlockNumber{100}, BlockCount{1}});
    EXPECT_EQ(one, (LensWindow{(1 << 20) + 100 * 4096 + 2048 - 3 * 4096, 6 * 4096}));
    const auto table = lensOn(lens.volume, {BlockNumber{1000}, BlockCount{512}});
    EXPECT_EQ(table.first + table.length / 2, (1 << 20) + 1000 * 4096) << "of a long one its first byte";
}

} // namespace
} // namespace atlas::test
