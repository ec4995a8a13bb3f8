// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/row_layout.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

constexpr RowHeights rows{.gap = 2, .minPitch = 10, .maxPitch = 30};

TEST(RowHeights, FitsTheLastRowWithoutItsGap) {
    EXPECT_EQ(rows.rowsIn(98), 10U);
    EXPECT_EQ(rows.rowsIn(97), 9U);
    EXPECT_EQ(rows.rowsIn(0), 1U);
}

TEST(RowHeights, SpreadsRowsInWholePixelsBetweenItsBounds) {
    MapGeometry map{.height = 100};
    rows.spread(7, map);
    EXPECT_EQ(map.rowPitch, 14);
    EXPECT_EQ(map.rowHeight, 12);
    rows.spread(1000, map);
    EXPECT_EQ(map.rowPitch, 10) << "the rest is scrolled";
    rows.spread(1, map);
    EXPECT_EQ(map.rowPitch, 30);
    rows.spread(0, map);
    EXPECT_EQ(map.rowPitch, 30);
}

TEST(RowHeights, FillsAMapWithTwoRows) {
    MapGeometry map{.height = 900};
    groupMapRows(RowMode::Overview, false, 15, map.height, true).spread(2, map);
    EXPECT_EQ(map.rowPitch, 450);
    groupMapRows(RowMode::Overview, false, 15, map.height, true).spread(1, map);
    EXPECT_EQ(map.rowPitch, 450);
}

TEST(RowHeights, HasRoomForTheNameOfARow) {
    for (const auto mode : {RowMode::Overview, RowMode::Group}) {
        const auto map = groupMapRows(mode, false, 15, 200, true);
        EXPECT_GE(map.minPitch - map.gap, 14) << "descenders may touch the gap";
        EXPECT_LT(map.minPitch, map.maxPitch);
    }
}

} // namespace
} // namespace atlas
