// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/charts.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

OffsetSweepChart chartOf(std::uint64_t start, int width = 1024, ByteCount blockSize = {4096}) {
    const Geometry geometry{.blockSize = blockSize,
                            .groups = GroupCount{16},
                            .inodesPerGroup = 1024,
                            .reservedGdtBlocks = 16,
                            .journalBlocks = 0};
    return {offsetSweepOf(syntheticSnapshot(geometry, Lba{start})), width};
}

TEST(OffsetSweepChart, EveryEighthStartIsBest) {
    const auto chart = chartOf(63);
    ASSERT_EQ(chart.points().size(), 256U);
    EXPECT_EQ(chart.points()[0].readModifyWrites, 0U);
    for (std::size_t i = 0; i < 256; ++i) {
        EXPECT_EQ(chart.bar(i).best, i % 8 == 0) << i;
        EXPECT_EQ(chart.bar(i).share, i % 8 == 0 ? 0 : 1) << i;
    }
    EXPECT_EQ(chart.bestBeside(63, true), 64U);
    EXPECT_EQ(chart.bestBeside(63, false), 56U);
    EXPECT_EQ(chart.bestBeside(0, false), std::nullopt);
    EXPECT_EQ(chart.bestBeside(248, true), std::nullopt);
}

TEST(OffsetSweepChart, SmallBlocksAreNeverWholeAndYetSomeStartsAreBest) {
    const auto chart = chartOf(2048, 1024, {1024});
    EXPECT_GT(chart.points()[0].readModifyWrites, 0U);
    EXPECT_LT(chart.points()[0].readModifyWrites, chart.maximum());
    EXPECT_TRUE(chart.bar(0).best);
    EXPECT_TRUE(chart.bar(2).best) << "1 KiB blocks stay inside a sector when moved by their own size";
    EXPECT_FALSE(chart.bar(1).best);
}

TEST(OffsetSweepChart, PixelsAndStartsAgree) {
    for (const int width : {1, 100, 256, 777, 3000}) {
        const auto chart = chartOf(63, width);
        for (std::size_t i = 0; i < 256; ++i) {
            EXPECT_EQ(chart.at(chart.middle(i)), i) << "of " << width;
            EXPECT_LT(chart.bar(i).x0, chart.bar(i).x1);
        }
        EXPECT_EQ(chart.at(-50), 0U);
        EXPECT_EQ(chart.at(width + 50), 255U);
    }
}

TEST(OffsetSweepChart, KnowsWhereAStartIs) {
    const auto chart = chartOf(4196415);
    EXPECT_EQ(chart.indexOf(Lba{4196352}), 0U);
    EXPECT_EQ(chart.indexOf(Lba{4196415}), 63U);
    EXPECT_EQ(chart.indexOf(Lba{4196351}), std::nullopt);
    EXPECT_EQ(chart.indexOf(Lba{4196608}), std::nullopt);
    EXPECT_EQ(OffsetSweepChart().indexOf(Lba{0}), std::nullopt);
}

TEST(OffsetSweepChart, LabelsKeepTheirDistance) {
    const auto chart = chartOf(63, 512);
    EXPECT_EQ(chart.labelled(1).size(), 32U);
    const auto far = chart.labelled(40);
    ASSERT_EQ(far.size(), 11U) << "16 columns from best to best: every third has room";
    EXPECT_EQ(far[1], 24U);
}

TEST(OffsetSweepChart, AHeaderBeforeTheVolumeShiftsTheBestStarts) {
    auto snapshot = syntheticSnapshot({.groups = GroupCount{16}});
    snapshot.placement->bytes.first = snapshot.placement->bytes.first + ByteCount{512};
    const OffsetSweepChart chart(offsetSweepOf(snapshot), 256);
    EXPECT_FALSE(chart.bar(0).best);
    EXPECT_TRUE(chart.bar(7).best);
}

} // namespace
} // namespace atlas::test
