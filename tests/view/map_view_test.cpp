// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/map_view.h"

#include "view/draw_list.h"
#include "view/drawn_volume.h"
#include "view/scale.h"
#include "view/volumes.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using ::testing::ElementsAre;

const RowLayout rows{RowMode::Group, {BlockNumber{0}, BlockCount{128 * 32768}}, 32768};

TEST(MapView, ZoomKeepsWhatIsUnderThePointer) {
    Window window = wholeRow(rows);
    for (int i = 0; i < 200; ++i) {
        const double under = window.first + window.length * 0.3;
        const auto next = zoomed(window, rows, 1.2, 0.3);
        EXPECT_NEAR(next.first + next.length * 0.3, under, 1e-6);
        window = next;
    }
    EXPECT_EQ(window.length, shortestWindow);
    for (int i = 0; i < 200; ++i) {
        window = zoomed(window, rows, 1 / 1.2, 0.9);
    }
    EXPECT_EQ(window, wholeRow(rows));
}

TEST(MapView, PanStopsAtTheEnds) {
    const Window window{100, 1000};
    EXPECT_EQ(panned(window, rows, 0.5), (Window{600, 1000}));
    EXPECT_EQ(panned(window, rows, -1), (Window{0, 1000}));
    EXPECT_EQ(panned(window, rows, 1000), (Window{31768, 1000}));
}

TEST(MapView, ScrollingStopsWithTheLastRowAtTheBottom) {
    EXPECT_EQ(clamped({1'000'000, {0, 32768}}, rows, 30).topRow, 98);
    EXPECT_EQ(clamped({5, {0, 32768}}, rows, 200).topRow, 0);
    EXPECT_EQ(rowsMoved(3, -5), 0);
    EXPECT_EQ(rowsMoved(3, 5), 8);
    EXPECT_EQ(revealed(std::uint64_t{10}, 4, 20), 4);
    EXPECT_EQ(revealed(std::uint64_t{10}, 29, 20), 10);
    EXPECT_EQ(revealed(std::uint64_t{10}, 30, 20), 11);
}

TEST(MapView, ZoomToShowsAllOfTheStructure) {
    const auto volume = volumeOf({});
    for (const bool magnified : {false, true}) {
        for (const auto& region : volume.layout().regions) {
            const auto row = rows.blocksOf(rows.rowOf(region.first));
            const auto warp = magnified ? magnify(volume, row, rows.blocksPerRow) : Warp{};
            const auto window = zoomedTo(rows, region.blocks(), warp);
            const RowScale scale(window, 900, warp);
            const auto here = intersection(region.blocks(), row);
            const double first = scale.columnOf(static_cast<double>((here.first - row.first).value));
            const double end = scale.columnOf(static_cast<double>((here.end() - row.first).value));
            EXPECT_GE(first, -1e-6);
            EXPECT_LE(end, 900 + 1e-6);
            EXPECT_GT(end - first, 200);
        }
    }
}

TEST(MapView, RevealMovesOnlyWhenItMust) {
    const Window window{1000, 500};
    EXPECT_EQ(revealed(window, rows, {BlockNumber{1400}, BlockCount{300}}, {}), window);
    const auto moved = revealed(window, rows, {BlockNumber{32768 + 5000}, BlockCount{10}}, {});
    EXPECT_EQ(moved, (Window{4755, 500}));
}

TEST(MapView, VisibleBlocksGoFromFirstToLast) {
    const auto volume = volumeOf({});
    EXPECT_EQ(visibleBlocks(layOutRows(volume, rows, {2, 3, {0, 32768}, 900, false})),
              (BlockInterval{BlockNumber{65536}, BlockCount{3 * 32768}}));
    EXPECT_EQ(visibleBlocks(layOutRows(volume, rows, {2, 1, {100, 50}, 900, false})),
              (BlockInterval{BlockNumber{65636}, BlockCount{50}}));
    EXPECT_TRUE(visibleBlocks({}).empty());
}

TEST(Ruler, TicksAreRoundAndNoMoreThanAsked) {
    EXPECT_THAT(rulerTicks(0, 32768, 9), ElementsAre(0, 4096, 8192, 12288, 16384, 20480, 24576, 28672, 32768));
    EXPECT_THAT(rulerTicks(0, 32768, 8), ElementsAre(0, 8192, 16384, 24576, 32768));
    EXPECT_THAT(rulerTicks(1025.5, 4, 10), ElementsAre(1026, 1027, 1028, 1029));
    for (int maximum = 1; maximum < 40; ++maximum) {
        EXPECT_LE(rulerTicks(12345.6, 0x1p45, maximum).size(), static_cast<std::size_t>(maximum));
    }
}

TEST(Links, LeadToTheDescriptorsClaims) {
    const auto volume = volumeOf({});
    const auto& layout = volume.layout();
    const auto links = linksOf(layout, GroupNumber{21});
    ASSERT_EQ(links.size(), 3);
    for (const auto& link : links) {
        const auto* region = layout.regionAt(link.blocks.first);
        ASSERT_NE(region, nullptr);
        EXPECT_EQ(region->kind, link.kind);
        EXPECT_EQ(region->ownerOf(link.blocks.first), GroupNumber{21});
    }
    EXPECT_TRUE(linksOf(layout, GroupNumber{128}).empty());
}

TEST(Links, OutsideTheVolumeThereIsNone) {
    auto claims = syntheticClaims({});
    claims.groups.inodeBitmap[5] = claims.filesystem.end();
    const auto layout = resolve(std::move(claims));
    EXPECT_EQ(linksOf(layout, GroupNumber{5}).size(), 2);
}

} // namespace
} // namespace atlas::test
