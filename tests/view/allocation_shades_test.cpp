// SPDX-License-Identifier: GPL-3.0-or-later
// Rows shaded by the block bitmaps.
#include "view/draw_list.h"

#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// Groups of 32768 blocks, in which the second half of every other 1024 blocks is in use.
BitmapTile combs(Interval<GroupNumber> groups) {
    BitmapTile tile{.first = groups.first, .bytesPerGroup = 4096, .bits = {}, .known = {}};
    tile.known.resize(groups.count.value, true);
    tile.bits.resize(std::size_t{groups.count.value} * 4096);
    for (std::size_t byte = 0; byte < tile.bits.size(); ++byte) {
        tile.bits[byte] = std::byte(byte / 64 % 4 == 1 ? 0xFF : 0);
    }
    return tile;
}

class AllocationPlan : public testing::Test {
protected:
    const Volume volume = volumeOf({.groups = GroupCount{40}, .journalBlocks = 0});
    std::shared_ptr<AllocationMap> map = std::make_shared<AllocationMap>(volume.layoutPtr());
    RowLayout rows = rowLayout(volume.filesystem(), RowMode::Group, 1);

    DrawRow row(std::uint64_t group, int columns) {
        const Volume shaded({.layout = volume.layoutPtr(), .placement = volume.placement(), .allocation = map},
                            &volume);
        return layOutRow(shaded, rows.blocksOf(group), {wholeRow(), columns});
    }
    [[nodiscard]] Window wholeRow() const { return {0, static_cast<double>(rows.blocksPerRow)}; }
};

TEST_F(AllocationPlan, EachColumnIsShadedByItsOwnBlocks) {
    map->setTiles({std::make_shared<const BitmapTile>(combs({GroupNumber{4}, {1}}))});
    const auto drawnVolume = row(4, 64); // 512 blocks per column
    ASSERT_EQ(drawnVolume.shades.size(), 64U);
    for (std::size_t x = 0; x < 64; ++x) {
        EXPECT_EQ(drawnVolume.shades[x], x % 4 == 1 ? shadeSteps : 0) << "column " << x;
    }
    EXPECT_TRUE(drawnVolume.estimates.empty());
    const auto halved = row(4, 32);
    EXPECT_EQ(halved.shades.at(0), shadeSteps / 2);
    EXPECT_EQ(halved.shades.at(1), 0);
}

TEST_F(AllocationPlan, WhatIsNotReadIsAnEstimate) {
    map->setTiles({std::make_shared<const BitmapTile>(combs({GroupNumber{4}, {1}}))});
    const auto drawnVolume = row(6, 64);
    EXPECT_EQ(drawnVolume.estimates, (std::vector{Columns{0, 64}}));
    const auto plain = layOutRow(volume, rows.blocksOf(6), {wholeRow(), 64});
    EXPECT_EQ(drawnVolume.shades, plain.shades);
    EXPECT_TRUE(plain.estimates.empty());
}

TEST_F(AllocationPlan, WhatChangedSinceIsAnEstimate) {
    map->setTiles({std::make_shared<const BitmapTile>(combs({GroupNumber{4}, {1}}))});
    map->setStale();
    EXPECT_EQ(row(4, 64).estimates, (std::vector{Columns{0, 64}}));
}

TEST_F(AllocationPlan, OneBlockInUseIsSeen) {
    auto tile = combs({GroupNumber{4}, {1}});
    std::ranges::fill(tile.bits, std::byte{0});
    tile.bits[2000] = std::byte{1};
    tile.bits[4095] = std::byte{0x80};
    map->setTiles({std::make_shared<const BitmapTile>(std::move(tile))});
    const auto shades = row(4, 64).shades;
    EXPECT_EQ(std::ranges::count_if(shades, [](auto shade) { return shade != 0; }), 2);
    EXPECT_EQ(shades.back(), 1);
}

TEST_F(AllocationPlan, StructuresStayWhereTheyAre) {
    const auto plain = layOutRow(volume, rows.blocksOf(0), {wholeRow(), 900});
    map->setTiles({std::make_shared<const BitmapTile>(combs({GroupNumber{0}, {40}}))});
    const auto read = row(0, 900);
    const auto structures = [](const DrawRow& row) {
        std::vector<atlas::Run> found;
        std::ranges::copy_if(row.runs, std::back_inserter(found),
                             [](const atlas::Run& run) { return run.kind.has_value(); });
        return found;
    };
    EXPECT_EQ(structures(plain), structures(read));
    EXPECT_EQ(read.shades.size(), 900U);
}

} // namespace
} // namespace atlas::test
