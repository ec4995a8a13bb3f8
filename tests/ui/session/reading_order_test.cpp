// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which bitmaps are read next when the view changes.
#include "ui/session/bitmap_loader.h"

#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// 4000 groups with bitmaps of 4 KiB: 16 per tile, 256 per chunk.
class ReadingOrderTest : public testing::Test {
protected:
    LayoutPtr layout = std::make_shared<const Layout>(resolve(test::syntheticClaims({.groups = {4000}})));
    AllocationMap map{layout};
    ReadingOrder order{layout};

    [[nodiscard]] BlockInterval blocksOf(Interval<GroupNumber> groups) const {
        const auto& fs = layout->filesystem;
        return between(fs.blocksOf(groups.first).first, fs.blocksOf(groups.last()).end());
    }
    [[nodiscard]] std::vector<std::uint32_t> nextTiles() const {
        std::vector<std::uint32_t> firsts;
        for (const auto& groups : order.nextTiles(map)) {
            firsts.push_back(groups.first.value);
        }
        return firsts;
    }
    [[nodiscard]] static TilePtr tile(std::uint32_t first) {
        BitmapTile tile;
        tile.first = {first};
        return std::make_shared<const BitmapTile>(std::move(tile));
    }
};

TEST_F(ReadingOrderTest, GoesFromTheMiddleOfTheViewOutwards) {
    order.setView({blocksOf({{600}, {200}})});
    const auto chunks = order.nextChunks(map);
    ASSERT_THAT(chunks, SizeIs(16));
    EXPECT_EQ(chunks[0].first.value, 512U);
    EXPECT_EQ(chunks[1].first.value, 768U);
    EXPECT_EQ(chunks[2].first.value, 256U);
    EXPECT_EQ(chunks[3].first.value, 1024U);
    EXPECT_EQ(chunks.back(), (Interval<GroupNumber>{{3840}, {160}})) << "the last chunk is short";
}

TEST_F(ReadingOrderTest, WantsTheTilesInViewThatAreNotThere) {
    EXPECT_THAT(nextTiles(), IsEmpty());
    order.setView({blocksOf({{40}, {20}}), blocksOf({{63}, {2}}), blocksOf({{3999}, {1}})});
    EXPECT_THAT(nextTiles(), ElementsAre(32, 48, 64, 3984));
    map.setTiles({tile(48)});
    EXPECT_THAT(nextTiles(), ElementsAre(32, 64, 3984));
}

TEST_F(ReadingOrderTest, WantsNoTilesOfAViewOfVeryManyGroups) {
    auto claims = test::syntheticClaims({.groups = {10'000}});
    layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    map = AllocationMap(layout);
    order = ReadingOrder(layout);
    order.setView({blocksOf({{0}, {16 * ReadingOrder::maxTiles}})});
    EXPECT_THAT(nextTiles(), SizeIs(64)) << "the limit of one task";
    order.setView({blocksOf({{0}, {16 * ReadingOrder::maxTiles + 1}})});
    EXPECT_THAT(nextTiles(), IsEmpty());
}

TEST_F(ReadingOrderTest, DropsTilesOutOfViewOnlyWhereThereAreTooMany) {
    std::vector<TilePtr> have;
    for (std::uint32_t n = 0; n < ReadingOrder::maxTiles - 1; ++n) {
        have.push_back(tile(10'000 + n));
    }
    have.push_back(tile(32));
    order.setView({blocksOf({{32}, {32}})});
    EXPECT_THAT(order.keptTiles(have, {}), SizeIs(ReadingOrder::maxTiles));
    const auto kept = order.keptTiles(have, {tile(48)});
    ASSERT_THAT(kept, SizeIs(2));
    EXPECT_EQ(kept[0]->first.value, 32U);
    EXPECT_EQ(kept[1]->first.value, 48U);
}

} // namespace
} // namespace atlas::ui
