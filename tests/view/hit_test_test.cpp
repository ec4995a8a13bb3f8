// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/volumes.h"

#include <gtest/gtest.h>
#include <random>

namespace atlas::test {
namespace {

const MapGeometry geometry{.left = 100, .top = 20, .width = 1350, .height = 400, .rowPitch = 15, .rowHeight = 13};

DrawList planOf(const DrawnVolume& volume, const RowLayout& rows, Window window, bool magnified) {
    return layOutRows(volume, rows, {0, 1000, window, geometry.columns(), magnified});
}

TEST(HitTest, SaysWhatThePixelShows) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> x(90, 1470);
    std::uniform_real_distribution<double> y(10, 440);
    int metadata = 0;
    for (const auto& shape : shapes()) {
        const auto volume = volumeOf(shape.geometry);
        for (const auto mode : allRowModes) {
            const auto rows = rowLayout(volume.filesystem(), mode, 20);
            const double length = static_cast<double>(rows.blocksPerRow);
            for (const auto window : {Window{0, length}, Window{length / 100, length / 9}, Window{1, 8}}) {
                const auto drawn = planOf(volume, rows, window, random() % 2 == 0);
                for (int i = 0; i < 500; ++i) {
                    const auto hit = hitPoint(volume.layout(), drawn, geometry, x(random), y(random));
                    if (hit) {
                        const auto* region = volume.layout().regionAt(hit->block);
                        ASSERT_EQ(hit->kind, region ? std::optional(region->kind) : std::nullopt) << shape.name;
                        ASSERT_TRUE(!region || &volume.layout().regions[hit->region] == region);
                        ASSERT_TRUE(hit->stretch.contains(hit->block));
                        ASSERT_EQ(rows.rowOf(hit->block), hit->row);
                        ASSERT_EQ(hit->pieces > 0, region != nullptr);
                        metadata += region ? 1 : 0;
                    }
                }
            }
        }
    }
    EXPECT_GT(metadata, 1000);
}

TEST(HitTest, FindsEveryRegionWhereItIsDrawn) {
    const auto volume = volumeOf({});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    const auto drawn = planOf(volume, rows, {0, 32768}, false);
    for (std::size_t row = 0; row < drawn.rows.size(); ++row) {
        for (const auto& run : drawn.rows[row].runs) {
            const auto hit = hitColumn(volume.layout(), drawn, row, run.x0);
            ASSERT_TRUE(hit);
            EXPECT_EQ(hit->kind, run.kind);
            EXPECT_EQ(hit->kinds, run.kinds);
        }
    }
}

TEST(HitTest, CountsWhatIsUnderThePixel) {
    const auto volume = volumeOf({});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    // 32,768 blocks in 1,350 columns: column 0 of group 16 shows its 16 block bitmaps and the first 8 to 9 inode bitmaps.
    const auto drawn = planOf(volume, rows, {0, 32768}, false);
    const auto fold = hitColumn(volume.layout(), drawn, 16, 0);
    ASSERT_TRUE(fold);
    EXPECT_EQ(fold->kind, RegionKind::BlockBitmap);
    EXPECT_EQ(fold->pieces, 32);
    const auto table = hitColumn(volume.layout(), drawn, 16, 100);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->kind, RegionKind::InodeTable);
    EXPECT_EQ(table->pieces, 1) << "one table of 512 blocks is wider than the pixel";
}

TEST(HitTest, PastTheEndOfAShortRowIsNothing) {
    const auto volume = volumeOf({.groups = GroupCount{3}, .journalBlocks = 0, .blocksInLastGroup = BlockCount{16384}});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    const auto drawn = planOf(volume, rows, {0, 32768}, false);
    EXPECT_TRUE(hitPoint(volume.layout(), drawn, geometry, 100 + 674, 20 + 2 * 15 + 5));
    EXPECT_FALSE(hitPoint(volume.layout(), drawn, geometry, 100 + 676, 20 + 2 * 15 + 5));
    EXPECT_FALSE(hitPoint(volume.layout(), drawn, geometry, 300, 20 + 3 * 15 + 5));
    EXPECT_FALSE(hitPoint(volume.layout(), drawn, geometry, 99, 30));
    EXPECT_FALSE(hitPoint(volume.layout(), drawn, geometry, 300, 19));
}

} // namespace
} // namespace atlas::test
