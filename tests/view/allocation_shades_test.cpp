// SPDX-License-Identifier: GPL-3.0-or-later
// Rows shaded by the block bitmaps.
#include "view/draw_row.h"

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
    const DrawnVolume volume = volumeOf({.groups = GroupCount{40}, .journalBlocks = 0});
    std::shared_ptr<AllocationMap> map = std::make_shared<AllocationMap>(volume.layoutPtr());
    RowLayout rows = rowLayout(volume.filesystem(), RowMode::Group, 1);

    DrawRow row(std::uint64_t group, int columns) {
        const DrawnVolume shaded({.layout = volume.layoutPtr(), .placement = volume.placement(), .allocation = map},
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

/// Chunks with another share in use in each stretch of the groups; every seventh group is free, every eleventh full. The bitmap of
/// `unreadable` is not available.
void readChunks(AllocationMap& map, std::optional<GroupNumber> unreadable = {}) {
    std::uint32_t noise = 1;
    for (std::size_t n = 0; n < map.chunkCount(); ++n) {
        auto chunk = std::make_shared<AllocationChunk>();
        chunk->first = map.groupsOf(n).first;
        for (auto group = chunk->first; group < map.groupsOf(n).end(); group += GroupCount{1}) {
            const bool free = group.value % 7 == 3;
            const bool full = group.value % 11 == 5;
            std::uint16_t sum = 0;
            for (std::uint32_t stretch = 0; stretch < stretchesPerGroup; ++stretch) {
                noise = noise * 1664525U + 1013904223U;
                const auto share = free ? 0U : full ? std::uint32_t{stretchInUse} : noise >> 24;
                chunk->sharesUntil.push_back(sum = static_cast<std::uint16_t>(sum + share));
            }
            chunk->freeClusters.push_back(group == unreadable ? unknownFree
                                                              : 32768 - std::uint32_t{sum} * 512 / stretchInUse);
        }
        sumUpGroups(*chunk, map.layoutPtr()->filesystem);
        map.put(std::move(chunk));
    }
}

/// The shade of one column, from its own blocks alone.
std::uint8_t shadeOfColumn(const AllocationMap& map, const DrawRow& row, int x) {
    const auto edge = [&](int column) {
        return row.blocks.first + BlockCount{static_cast<std::uint64_t>(std::max(row.scale.offsetAt(column), 0.0))};
    };
    const auto first = edge(x);
    const auto end = std::max(edge(x + 1), first + BlockCount{1});
    const auto used = map.inUse({first, end - first}).value();
    const auto mixed = std::clamp(static_cast<int>(used * shadeSteps + 0.5), 1, shadeSteps - 1);
    return static_cast<std::uint8_t>(used <= 0 ? 0 : used >= 1 ? shadeSteps : mixed);
}

TEST_F(AllocationPlan, AtEveryZoomAColumnIsShadedByItsOwnBlocks) {
    readChunks(*map);
    int compared = 0;
    for (const auto mode : {RowMode::Group, RowMode::FlexGroup, RowMode::WholeVolume}) {
        rows = rowLayout(volume.filesystem(), mode, 3);
        for (const double zoom : {1.0, 1.7, 9.0, 130.0, 2500.0}) {
            const double length = static_cast<double>(rows.blocksPerRow) / zoom;
            const DrawnVolume shaded({.layout = volume.layoutPtr(), .placement = volume.placement(), .allocation = map},
                                     &volume);
            const auto drawn = layOutRow(shaded, rows.blocksOf(1), {{length * 0.3 * (zoom - 1) / zoom, length}, 1000});
            for (const auto& run : drawn.runs) {
                for (int x = run.x0 + 1; !run.kind && x < run.x1 - 1; ++x) { // the outer ones touch structures
                    ++compared;
                    ASSERT_EQ(drawn.shades[static_cast<std::size_t>(x)], shadeOfColumn(*map, drawn, x))
                        << "zoom " << zoom << ", column " << x;
                }
            }
        }
    }
    EXPECT_GT(compared, 10'000);
}

TEST_F(AllocationPlan, BesideAnUnreadableBitmapTheOthersAreStillShown) {
    rows = rowLayout(volume.filesystem(), RowMode::WholeVolume, 1);
    readChunks(*map);
    const auto whole = row(0, 1600);
    map = std::make_shared<AllocationMap>(volume.layoutPtr());
    readChunks(*map, GroupNumber{25});
    const auto broken = row(0, 1600);
    ASSERT_EQ(broken.shades.size(), 1600U);
    ASSERT_EQ(broken.estimates.size(), 1U);
    EXPECT_NEAR(broken.estimates.front().x0, 25 * 40, 1);
    EXPECT_NEAR(broken.estimates.front().x1, 26 * 40, 1);
    for (std::size_t x = 0; x < 1600; ++x) {
        if (x + 2 < 25 * 40 || x > 26 * 40 + 2) {
            EXPECT_EQ(broken.shades[x], whole.shades[x]) << "column " << x;
        }
    }
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
