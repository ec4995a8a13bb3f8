// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cost.h"
#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(OffsetSweep, EqualsJudgingEachStartByItself) {
    for (const std::uint64_t blockSize : {1024, 2048, 4096, 16384}) {
        for (const std::uint64_t phase : {0, 3584}) {
            auto snapshot =
                test::syntheticSnapshot({.blockSize = {blockSize}, .groups = {12}, .groupsPerFlex = 4}, {2049});
            snapshot.disk.drive.phase.value = {phase};
            const auto grid = snapshot.disk.drive.grid();
            for (const auto& point : offsetSweepOf(snapshot).points) {
                const Placement placement{.bytes = {byteOf(point.start, {512}), {std::uint64_t{1} << 30}}};
                const auto alone = align(*snapshot.layout, placement, grid);
                EXPECT_EQ(point.readModifyWrites, alone.totalReadModifyWrites())
                    << "block size " << blockSize << ", phase " << phase << ", start " << point.start.value;
                EXPECT_EQ(point.volume, placement.bytes.first) << point.start.value;
            }
        }
    }
}

/// What lies in the place of the lost superblock is none, and no write of it is counted.
TEST(OffsetSweep, EqualsTheJudgementOfAVolumeReadFromABackup) {
    auto claims = test::syntheticClaims({.groups = {4}});
    claims.filesystem.superblockGroup = {1};
    const auto layout = resolve(std::move(claims));
    const Placement placement{.bytes = {{63 * 512}, {std::uint64_t{1} << 30}}};
    const auto alignment = align(layout, placement, {});
    EXPECT_EQ(alignment.kinds[index(RegionKind::PrimarySuperblock)].structures.total(), 0U);
    EXPECT_EQ(BlockCensus(layout, {4096}).readModifyWrites(placement.bytes.first, {}),
              alignment.totalReadModifyWrites());
}

TEST(OffsetSweep, IsNothingAtEveryEighthSectorOnly) {
    const auto sweep = offsetSweepOf(test::syntheticSnapshot({.groups = {4}, .groupsPerFlex = 4}, {2049}));
    EXPECT_EQ(sweep.own, Lba{2049});
    EXPECT_EQ(sweep.first, Lba{2048});
    ASSERT_EQ(sweep.points.size(), offsetSweepLength);
    for (const auto& point : sweep.points) {
        EXPECT_EQ(point.readModifyWrites == 0, point.start.value % 8 == 0) << point.start.value;
        EXPECT_EQ(sweep.isBest(point), point.start.value % 8 == 0) << point.start.value;
    }
}

TEST(OffsetSweep, HasBestStartsWhereNoneIsWithoutCost) {
    const auto sweep = offsetSweepOf(test::syntheticSnapshot({.blockSize = {1024}, .groups = {12}}, {2049}));
    EXPECT_GT(sweep.fewest, 0U);
    EXPECT_TRUE(sweep.isBest(sweep.points[0]));
    EXPECT_FALSE(sweep.isBest(sweep.points[1]));
    EXPECT_TRUE(sweep.isBest(sweep.points[2])) << "moved by its own size, a block stays inside of a sector";
}

TEST(OffsetSweep, EndsWhereTheVolumeWouldEndTooFar) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}});
    constexpr std::uint64_t lastSector = (std::uint64_t{1} << 63) / 512 - 1;
    const auto length = snapshot.placement->bytes.count.value / 512;
    const BlockCensus census(*snapshot.layout, {4096});
    const auto sweep = offsetSweepFrom(Lba{lastSector - length - 10}, snapshot, census);
    EXPECT_EQ(sweep.points.size(), 11U);
    EXPECT_TRUE(offsetSweepFrom(Lba{lastSector}, snapshot, census).points.empty());
}

TEST(OffsetSweepBase, IsAMultipleOf256SectorsFromTheFirstBoundary) {
    EXPECT_EQ(offsetSweepBase(Lba{63}, {}), Lba{0});
    EXPECT_EQ(offsetSweepBase(Lba{2049}, {}), Lba{2048});
    EXPECT_EQ(offsetSweepBase(Lba{65535}, {}), Lba{65280});
    EXPECT_EQ(offsetSweepBase(Lba{4196415}, {}), Lba{4196352});
    Drive jumper;
    jumper.phase = {{3584}, Source::User};
    EXPECT_EQ(offsetSweepBase(Lba{63}, jumper), Lba{7});
    EXPECT_EQ(offsetSweepBase(Lba{3}, jumper), Lba{0}) << "no start lies before the disk";
}

TEST(RevolutionCost, GivesTheMeasuredRatesOfRawWrites) {
    const RevolutionCost model;
    EXPECT_NEAR(model.writesPerSecond(0), 120, 0.5);
    EXPECT_NEAR(model.writesPerSecond(1), 60, 0.5);
    EXPECT_NEAR(model.writesPerSecond(2), 40, 0.5);
}

TEST(RevolutionCost, CountsOnFlashWhatIsRewritten) {
    const auto page = rewriteCost({4096}, {1 << 20}, {{16384}, {0}});
    EXPECT_EQ(page.units, 1U);
    EXPECT_EQ(page.writtenPerAsked(), 4);
    EXPECT_EQ(rewriteCost({4096}, {63 * 512}, {{8192}, {0}}).units, 2U) << "some block crosses into the next page";
    EXPECT_EQ(rewriteCost({4096}, {4 << 20}, {{4 << 20}, {0}}).writtenPerAsked(), 1024);
    EXPECT_EQ(rewriteCost({65536}, {0}, {{4096}, {0}}).writtenPerAsked(), 1);
    EXPECT_EQ(rewriteCost({4096}, {512}, {{4096}, {512}}).units, 1U) << "on the grid";
}

TEST(Granularities, KeepUnknownOnesUnknown) {
    const auto granularities = granularitiesOf({}, nullptr);
    EXPECT_EQ(granularities[0].size.value, 4096U);
    EXPECT_EQ(granularities[0].source, Source::Assumption);
    EXPECT_EQ(granularities[1].size.value, 1048576U);
    EXPECT_FALSE(granularities[2].known());
    EXPECT_FALSE(granularities[3].known());
}

StripeWidth widthOf(std::uint32_t stride, std::uint32_t blocks, std::uint64_t blockSize = 4096) {
    Filesystem fs;
    fs.blockSize = {blockSize};
    fs.raidStride = stride;
    fs.raidStripeWidth = blocks;
    return stripeWidthOf(fs);
}

TEST(Granularities, KnowTheStripeWidthsOfNoArray) {
    EXPECT_EQ(widthOf(0, 0), StripeWidth::None);
    EXPECT_EQ(widthOf(128, 1280), StripeWidth::Plausible);
    EXPECT_EQ(widthOf(0, 1000), StripeWidth::Plausible) << "125 disks with chunks of 8 blocks";
    EXPECT_EQ(widthOf(1, 8191), StripeWidth::MadeUp);
    EXPECT_EQ(widthOf(4, 32767, 1024), StripeWidth::MadeUp);
    EXPECT_EQ(widthOf(0, 65535), StripeWidth::MadeUp);
    EXPECT_EQ(widthOf(0, 8191, 1024), StripeWidth::TooManyDisks) << "8,387,584 bytes are no controller's figure";
    EXPECT_EQ(widthOf(16, 8190), StripeWidth::NotOfStride);
    EXPECT_EQ(widthOf(16, 8), StripeWidth::NotOfStride);
    EXPECT_EQ(widthOf(1, 12345), StripeWidth::TooManyDisks);
    EXPECT_EQ(widthOf(0, ~0U), StripeWidth::TooManyDisks);
}

TEST(Granularities, TakeTheStripeFromTheSuperblockAndRefuseABogusOne) {
    Filesystem fs;
    fs.blockSize = {4096};
    fs.raidStripeWidth = 512;
    EXPECT_EQ(granularitiesOf({}, &fs)[2].size.value, 2U << 20);
    EXPECT_EQ(granularitiesOf({}, &fs)[2].source, Source::Superblock);
    fs.raidStripeWidth = 8191;
    EXPECT_FALSE(granularitiesOf({}, &fs)[2].known());
    Disk disk;
    disk.drive.optimalIo.value = bogusOptimalIo;
    EXPECT_FALSE(granularitiesOf(disk, nullptr)[2].known());
    disk.drive.optimalIo.value = {262144};
    EXPECT_EQ(granularitiesOf(disk, &fs)[2].size.value, 262144U);
}

} // namespace
} // namespace atlas
