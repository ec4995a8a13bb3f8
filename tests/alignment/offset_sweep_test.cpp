// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cost_model.h"
#include "alignment/granularity.h"
#include "alignment/offset_sweep.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(OffsetSweep, EqualsJudgingEachStartByItself) {
    for (const std::uint64_t blockSize : {1024, 2048, 4096, 16384}) {
        for (const std::uint64_t phase : {0, 3584}) {
            const auto layout =
                resolve(test::syntheticClaims({.blockSize = {blockSize}, .groups = {12}, .groupsPerFlex = 4}));
            Drive drive;
            drive.phase.value = {phase};
            const BlockCensus census(layout, drive.physicalSector.value);
            for (const auto& point : sweepStarts(census, drive, {2040}, 64)) {
                const Placement placement{.bytes = {byteOf(point.start, {512}), {std::uint64_t{1} << 30}}};
                EXPECT_EQ(point.readModifyWrites, align(layout, placement, drive.grid()).totalReadModifyWrites())
                    << "block size " << blockSize << ", phase " << phase << ", start " << point.start.value;
            }
        }
    }
}

TEST(OffsetSweep, IsNothingAtEveryEighthSectorOnly) {
    const auto layout = resolve(test::syntheticClaims({.groups = {4}, .groupsPerFlex = 4}));
    const BlockCensus census(layout, {4096});
    for (const auto& point : sweepStarts(census, {}, {2048}, 256)) {
        EXPECT_EQ(point.readModifyWrites == 0, point.start.value % 8 == 0) << point.start.value;
    }
}

TEST(CostModel, GivesTheMeasuredRatesOfRawWrites) {
    const CostModel model;
    EXPECT_NEAR(model.writesPerSecond(0), 120, 0.5);
    EXPECT_NEAR(model.writesPerSecond(1), 60, 0.5);
    EXPECT_NEAR(model.writesPerSecond(2), 40, 0.5);
}

TEST(Granularities, KeepUnknownOnesUnknown) {
    const auto granularities = granularitiesOf({}, nullptr);
    EXPECT_EQ(granularities[0].size.value, 4096U);
    EXPECT_EQ(granularities[0].source, Source::Assumption);
    EXPECT_EQ(granularities[1].size.value, 1048576U);
    EXPECT_FALSE(granularities[2].known());
    EXPECT_FALSE(granularities[3].known());
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
