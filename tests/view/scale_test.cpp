// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/scale.h"

#include "view/draw_list.h"
#include "view/row_layout.h"
#include "view/volumes.h"

#include <cmath>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

void expectRoundTrip(const RowScale& scale) {
    for (double column = 0; column <= scale.columns(); column += 0.37) {
        EXPECT_NEAR(scale.columnOf(scale.offsetAt(column)), column, 1e-6);
    }
}

TEST(RowScale, GoesThereAndBack) {
    expectRoundTrip(RowScale({0, 32768}, 900));
    expectRoundTrip(RowScale({1027.25, 4}, 1));
    expectRoundTrip(RowScale({0x1p40, 0x1p47}, 2560));
    expectRoundTrip(RowScale({10, 80}, 333, Warp({{0, 0}, {3, 40}, {7, 41}, {100, 100}})));
}

TEST(RowScale, TheWindowFillsTheColumns) {
    const RowScale scale({100, 50}, 200);
    EXPECT_EQ(scale.columnOf(100), 0);
    EXPECT_EQ(scale.columnOf(150), 200);
    EXPECT_EQ(scale.columnOf(110), 40);
    EXPECT_LT(scale.columnOf(99), 0);
}

TEST(Magnify, RisesAndKeepsTheEnds) {
    for (const auto& shape : shapes()) {
        const auto volume = volumeOf(shape.geometry);
        for (const auto mode : allRowModes) {
            const auto rows = rowLayout(volume.filesystem(), mode, 5);
            const auto row = rows.blocksOf(0);
            const auto warp = magnify(volume, row, rows.blocksPerRow);
            ASSERT_TRUE(warp.isWarped());
            const double length = static_cast<double>(row.count.value);
            EXPECT_NEAR(warp.placeOf(0), 0, 1e-6);
            EXPECT_NEAR(warp.placeOf(length), length, length * 1e-9);
            double before = -1;
            for (double offset = 0; offset <= length; offset += length / 5000) {
                EXPECT_GT(warp.placeOf(offset), before) << shape.name << " at " << offset;
                EXPECT_NEAR(warp.offsetAt(warp.placeOf(offset)), offset, length * 1e-9);
                before = warp.placeOf(offset);
            }
        }
    }
}

TEST(ScaleWalk, AnswersLikeTheScaleWhereverItGoes) {
    const Warp warp({{0, 0}, {10, 200}, {10, 210}, {40, 260}, {90, 270}, {91, 500}, {400, 700}, {1000, 1000}});
    const RowScale scale({37, 800}, 640, warp);
    ScaleWalk walk(scale);
    double at = 0;
    for (int i = 0; i < 5000; ++i) {
        at = std::fmod(at + (i % 7 == 0 ? 613.7 : 0.37), 1000);
        ASSERT_EQ(walk.columnOf(at), scale.columnOf(at)) << at;
        ASSERT_EQ(walk.offsetAt(at * 0.64), scale.offsetAt(at * 0.64)) << at;
    }
}

TEST(Magnify, GivesMetadataHalfOfTheRow) {
    const auto volume = volumeOf({.groups = GroupCount{4}, .groupsPerFlex = 0, .journalBlocks = 0});
    const auto row = volume.filesystem().blocksOf(GroupNumber{1});
    const auto warp = magnify(volume, row, row.count.value);
    double metadata = 0;
    double narrowest = 1e9;
    for (const auto& region : volume.layout().regions) {
        const auto here = intersection(region.blocks(), row);
        if (!here.empty()) {
            const double first = static_cast<double>((here.first - row.first).value);
            const double width = warp.placeOf(first + static_cast<double>(here.count.value)) - warp.placeOf(first);
            metadata += width;
            narrowest = std::min(narrowest, width);
        }
    }
    EXPECT_NEAR(metadata, 32768.0 / 2, 1);
    EXPECT_GT(narrowest, 32768.0 / 100) << "a bitmap of one block can be seen and labelled";
}

TEST(Magnify, LeavesARowWithoutMetadataAlone) {
    const auto volume = volumeOf({});
    EXPECT_FALSE(magnify(volume, volume.filesystem().blocksOf(GroupNumber{2}), 32768).isWarped());
}

} // namespace
} // namespace atlas::test
