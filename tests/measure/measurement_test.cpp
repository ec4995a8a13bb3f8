// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement.h"

#include "report/csv/csv.h"
#include "report/json/measurement_json.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

FioRun runOf(double perSecond) {
    return {.requests = 100,
            .bytes = {409600},
            .seconds = 100 / perSecond,
            .perSecond = perSecond,
            .bytesPerSecond = perSecond * 4096};
}

MeasuredPoint pointOf(std::uint64_t shift, const std::vector<double>& rates) {
    MeasuredPoint point{.setting = {.access = Access::Write,
                                    .request = {4096},
                                    .period = {4096},
                                    .shift = {shift},
                                    .area = {{}, {64 * MiB}},
                                    .isSynced = true}};
    for (const auto rate : rates) {
        point.runs.push_back(runOf(rate));
    }
    return point;
}

/// A disk whose partition begins at byte 512 of it.
Measurement measurementOf(std::vector<MeasuredPoint> points) {
    Measurement measurement{.experiment = Experiment::SyncedWrites,
                            .target = "/dev/sdx1",
                            .kind = MeasuredKind::Device,
                            .size = {TiB},
                            .isDirect = true,
                            .rpm = 7200,
                            .points = std::move(points)};
    measurement.place.onDisk = ByteOffset{512};
    applyModel(measurement);
    measurement.doubts = doubtsAbout(measurement);
    return measurement;
}

std::vector<DoubtKind> kindsOf(const Measurement& measurement) {
    std::vector<DoubtKind> kinds;
    for (const auto& doubt : measurement.doubts) {
        kinds.push_back(doubt.kind);
    }
    return kinds;
}

TEST(Measurement, MedianAndSpreadAreThoseOfAllRuns) {
    EXPECT_EQ(spreadOf({3, 1, 2}), (Spread{2, 1, 3}));
    EXPECT_EQ(spreadOf({4, 1, 2, 3}), (Spread{2.5, 1, 4}));
    EXPECT_DOUBLE_EQ((Spread{100, 98, 103}).share(), 0.05);
}

/// On this disk, 512 bytes past a boundary, a shift of 3,584 bytes is the aligned one.
TEST(Measurement, PointsAreJudgedByTheirPlaceOnTheDisk) {
    const auto measurement = measurementOf({pointOf(0, {40, 40}), pointOf(3584, {118, 119}), pointOf(2048, {39, 39})});
    EXPECT_EQ(measurement.points[0].pastBoundary, ByteCount{512});
    EXPECT_EQ(measurement.points[1].pastBoundary, ByteCount{0});
    EXPECT_NEAR(*measurement.points[0].modelled, 40, 0.01);
    EXPECT_NEAR(*measurement.points[1].modelled, 120, 0.01);
    const auto pair = alignedAndSlowest(measurement);
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair->aligned, &measurement.points[1]);
    EXPECT_EQ(pair->slowest, &measurement.points[2]);
    EXPECT_NEAR(*measurement.ratioToAligned(measurement.points[0]), 40 / 118.5, 1e-9);
    EXPECT_TRUE(measurement.doubts.empty());
}

TEST(Measurement, SyncedWritesFasterThanTheMediumAreDoubted) {
    auto measurement = measurementOf({pointOf(3584, {2000, 2000})});
    EXPECT_THAT(kindsOf(measurement), testing::ElementsAre(DoubtKind::FasterThanTurns));
    EXPECT_DOUBLE_EQ(measurement.doubts[0].measured, 2000);
    measurement.drive.spins = false;
    EXPECT_TRUE(doubtsAbout(measurement).empty()) << "flash is faster than a disk";
    measurement.points[0].runs = {runOf(90000), runOf(90000)};
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::FasterThanFlash);
}

TEST(Measurement, CachesAreNoticed) {
    auto measurement = measurementOf({pointOf(0, {10, 100, 100})});
    EXPECT_THAT(kindsOf(measurement), testing::ElementsAre(DoubtKind::SlowFirstRun, DoubtKind::Unsteady));
    measurement = measurementOf({pointOf(0, {40, 40})});
    measurement.drive.fastest = 100'000;
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::AboveInterface);
    measurement.drive.fastest = 200'000;
    EXPECT_TRUE(doubtsAbout(measurement).empty());
    measurement.isDirect = false;
    EXPECT_TRUE(doubtsAbout(measurement).empty()) << "a synced write waits for the drive";
    measurement.isInMemory = true;
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::PageCache);
    measurement.isInMemory = false;
    measurement.points[0].setting.isSynced = false;
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::PageCache);
    measurement.isDirect = true;
    measurement.points[0].setting.access = Access::Read;
    measurement.points[0].setting.isSynced = false;
    measurement.points[0].runs[0].bytes = {64 * MiB};
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::RepeatedArea);
}

TEST(Measurement, OtherRequestsAreDoubtedFromATenthOn) {
    auto measurement = measurementOf({pointOf(0, {40, 40})});
    measurement.others = DiskUse{20, {}};
    EXPECT_TRUE(doubtsAbout(measurement).empty());
    measurement.others = DiskUse{21, {}};
    EXPECT_EQ(doubtsAbout(measurement)[0].kind, DoubtKind::OtherRequests);
}

TEST(Measurement, IsTheSameWhenReadFromItsJson) {
    auto measurement = measurementOf({pointOf(0, {40, 41.5}), pointOf(3584, {2000, 2000})});
    measurement.points[0].runs[0].sync = Latencies{0.1, 0.2, 0.3, 0.4};
    measurement.drive = {.device = "sdx", .attachment = "usb", .fastest = 48e6, .spins = true};
    measurement.others = DiskUse{3, {4096}};
    std::ostringstream first;
    writeMeasurementJson(measurement, first);
    const auto read = readMeasurementJson(first.str());
    ASSERT_TRUE(read) << read.error().what;
    std::ostringstream second;
    writeMeasurementJson(*read, second);
    EXPECT_EQ(first.str(), second.str());
    EXPECT_EQ(read->points[0].runs, measurement.points[0].runs);
    EXPECT_EQ(read->doubts, measurement.doubts);
}

TEST(Measurement, ReadsShowTheCostOfAJumpAndTheRate) {
    auto measurement = measurementOf({pointOf(0, {40, 41})});
    EXPECT_FALSE(measuredReads(measurement).secondsPerRead);
    EXPECT_FALSE(measuredReads(measurement).bytesPerSecond) << "these are writes of single blocks";
    measurement.points[0].setting.metadata = LoadedMetadata::BlockBitmaps;
    measurement.points[0].runs[0].latency.median = 0.008;
    measurement.points[0].runs[1].latency.median = 0.010;
    EXPECT_DOUBLE_EQ(*measuredReads(measurement).secondsPerRead, 0.009);
    measurement.points[0].setting.metadata.reset();
    measurement.experiment = Experiment::Sequential;
    EXPECT_DOUBLE_EQ(*measuredReads(measurement).bytesPerSecond, 40.5 * 4096);
}

TEST(Measurement, OtherTextIsRefused) {
    for (const auto* text :
         {"", "{}", "[]", R"({"schema": "ext4atlas-info/1"})", R"({"schema": "ext4atlas-measure/1"})"}) {
        const auto read = readMeasurementJson(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().kind, ErrorKind::Corrupt);
    }
}

TEST(Measurement, CsvHasALineForEachRun) {
    std::ostringstream out;
    writeMeasurementCsv(measurementOf({pointOf(512, {40, 41})}), out);
    EXPECT_THAT(out.str(), testing::HasSubstr("\r\nsynced-writes,write,,4096,512,1024,0,67108864,2,100,409600,"));
}

} // namespace
} // namespace atlas::test
