// SPDX-License-Identifier: GPL-3.0-or-later
// Compares every metric with values computed by hand for a volume of four groups of 100 blocks.
#include "compare/metric_table.h"

#include "layout/claims.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

/// Groups of 100 blocks of 4 KiB, inode tables of 10. Group 0: superblock 0, group descriptors 1, reserved GDT blocks 2-4.
/// Group 1 has a backup at 100-104. The bitmaps of groups 0 to 2 are adjacent, those of group 3 are in group 3; the inode
/// table of group 1 follows the backup.
///   block bitmaps  5 6 7 and 300     inode bitmaps 8 9 10 and 301
///   inode tables   90-99, 105-114, 115-124 and 302-311
Layout smallLayout() {
    LayoutClaims claims;
    auto& fs = claims.filesystem;
    fs.blockSize = fs.clusterSize = {4096};
    fs.blockCount = {400};
    fs.blocksPerGroup = fs.clustersPerGroup = 100;
    fs.groupCount = {4};
    fs.inodeTableBlocks = 10;
    fs.inodesPerGroup = 160;
    fs.inodeSize = 256;
    claims.groups.resize({4});
    claims.groups.blockBitmap = {{5}, {6}, {7}, {300}};
    claims.groups.inodeBitmap = {{8}, {9}, {10}, {301}};
    claims.groups.inodeTable = {{90}, {105}, {115}, {302}};
    claims.copies = {{{0}, BlockNumber{0}, {{1}, {1}}, {{2}, {3}}},
                     {{1}, BlockNumber{100}, {{101}, {1}}, {{102}, {3}}}};
    claims.files = {{RegionKind::Journal, 8, {{{200}, {50}}, {{250}, {1}}, {{260}, {10}}}, {{{250}, {1}}}}};
    return resolve(claims);
}

TEST(Metrics, CountRunsOfNeighbours) {
    const auto m = measureLayout(smallLayout());
    EXPECT_EQ(m.groups, 4U);
    EXPECT_EQ(m.blockBitmapRuns, 2U);
    EXPECT_EQ(m.inodeBitmapRuns, 2U);
    EXPECT_EQ(m.inodeTableRuns, 3U); // 90-99, 105-124, 302-311
}

TEST(Metrics, JudgeOnTheSectorsOfTheDriveWithTheirPhase) {
    MeasureFrame frame{.start = {63 * 512}};
    EXPECT_GT(measuredIn(frame, smallLayout()).structures.misaligned(), 0U);
    frame.phase = {3584}; // the jumper of early Advanced Format drives is made for sector 63
    EXPECT_EQ(measuredIn(frame, smallLayout()).structures.misaligned(), 0U);
}

TEST(Metrics, JudgeAPlanWithAnOffsetWhereItBeginsOnItsDevice) {
    const auto shifted = measuredIn({}, smallLayout(), {.offset = {512}});
    EXPECT_EQ(shifted.structures.whole, 0U);
    EXPECT_EQ(shifted.start, usualPartitionStart + ByteCount{512});
    EXPECT_EQ(measuredIn({}, smallLayout()).structures.misaligned(), 0U);
}

TEST(Metrics, JudgeAnImageWhereItLiesUnlessTheUserChoseAStart) {
    const LayoutPlace place{.found = ByteOffset{63 * 512}};
    MeasureFrame frame;
    EXPECT_EQ(measuredIn(frame, smallLayout(), place).start, ByteOffset{63 * 512});
    EXPECT_EQ(measuredIn(frame, smallLayout(), place).structures.whole, 0U);
    frame.phase = {3584}; // of the one drive that all are measured on
    EXPECT_EQ(measuredIn(frame, smallLayout(), place).structures.misaligned(), 0U);
    frame = frameWith({}, {.start = usualPartitionStart}, Use::General);
    EXPECT_EQ(measuredIn(frame, smallLayout(), place).start, usualPartitionStart)
        << "chosen, though it is the usual one";
    EXPECT_EQ(measuredIn(frame, smallLayout(), place).structures.misaligned(), 0U);
}

/// The bitmaps of groups 0 to 2 lie in the bytes 20,480 to 45,055, those of group 3 in the bytes 1,228,800 to 1,236,991.
TEST(Metrics, CountTheEraseBlocksOfTheDriveFromTheirFirstBoundary) {
    const auto count = [](MeasureFrame frame, ByteCount offset = {}) {
        return measuredIn(frame, smallLayout(), {.offset = offset}).bitmapEraseBlocks;
    };
    EXPECT_EQ(count({.start = {}}), 1U) << "of 4 MiB";
    EXPECT_EQ(count({.start = {}, .eraseBlocks = {{{1 << 20}, {}}}}), 2U);
    EXPECT_EQ(count({.start = {}, .eraseBlocks = {{{1 << 20}, {24576}}}}), 3U) << "5 lies before the first boundary";
    EXPECT_EQ(count({.start = {3 << 20}}), 2U);
    EXPECT_EQ(count({.start = {}}, {3 << 20}), 2U);
}

TEST(Metrics, ReadTheBitmapsOfOneFlexGroupTogether) {
    auto layout = smallLayout();
    const auto reads = [&](const ReadModel& model = {}) { return measureLayout(layout, model).blockBitmapReads.full; };
    EXPECT_EQ(reads().requests, 4U) << "without flex_bg the kernel asks for each group";
    EXPECT_EQ(reads().distance.value, 292U * 4096);
    EXPECT_DOUBLE_EQ(reads().seconds, 2 * 0.005 + 4 * 4096 / 150e6) << "5, 6 and 7 follow each other";
    layout.filesystem.flexGroupSize = 2;
    EXPECT_EQ(reads().requests, 3U) << "5 and 6, 7, 300: 7 belongs to another flex group than 6";
    layout.filesystem.flexGroupSize = 4;
    EXPECT_EQ(reads().requests, 2U);
    EXPECT_EQ(reads({.largestRequest = {2 * 4096}}).requests, 3U);
    EXPECT_EQ(reads({.largestRequest = {512}}).requests, 4U);
    EXPECT_DOUBLE_EQ(reads({.secondsPerRead = 0.0001, .bytesPerSecond = 16384}).seconds, 0.0002 + 1);
}

TEST(Metrics, LeaveOutWhatTheFlagsSayIsUnused) {
    auto layout = smallLayout();
    layout.filesystem.flexGroupSize = 4;
    layout.filesystem.features = {"metadata_csum"};
    layout.groups.flags[1] = static_cast<std::uint16_t>(GroupFlag::BlockUninit);
    layout.groups.flags[3] = static_cast<std::uint16_t>(GroupFlag::InodeUninit);
    layout.groups.unusedInodes = {100, 0, 160, 160};
    const auto m = measureLayout(layout);
    EXPECT_EQ(m.blockBitmapReads.fresh.bytes.value, 3U * 4096);
    EXPECT_EQ(m.blockBitmapReads.full.bytes.value, 4U * 4096);
    EXPECT_EQ(m.inodeBitmapReads.fresh.bytes.value, 3U * 4096);
    EXPECT_EQ(m.inodeTableReads.fresh.bytes.value, (4U + 10) * 4096) << "60 inodes of 16 a block";
    EXPECT_EQ(m.inodeTableReads.full.bytes.value, 40U * 4096);
    layout.filesystem.features.clear();
    EXPECT_EQ(measureLayout(layout).blockBitmapReads.fresh.bytes.value, 4U * 4096) << "nothing protects the flags";
    EXPECT_EQ(measureLayout(layout).inodeTableReads.fresh.bytes.value, 40U * 4096);
}

TEST(Metrics, OfWorksThatWereNotCountedHaveNoBest) {
    Measured one;
    Measured other;
    one.metrics.works[static_cast<std::size_t>(Work::Fsck)].requests = 1;
    one.capacity.inodes = 1;
    const std::vector<const Measured*> all{&one, &other};
    EXPECT_EQ(bestOf(metric(MetricKind::FsckReads), all), (std::vector{false, true}));
    other.uncounted[static_cast<std::size_t>(Work::Fsck)] = true;
    EXPECT_EQ(bestOf(metric(MetricKind::FsckReads), all), (std::vector{false, false}));
    EXPECT_EQ(bestOf(metric(MetricKind::Inodes), all), (std::vector{true, false})) << "nothing is modelled";
    EXPECT_TRUE(isUncounted(metric(MetricKind::InodeTableReadsFull), other));
    EXPECT_FALSE(isUncounted(metric(MetricKind::BlockBitmapReadsFull), other));
    EXPECT_FALSE(isUncounted(metric(MetricKind::FirstWriteSeconds), other));
    EXPECT_FALSE(isUncounted(metric(MetricKind::FindReads), other));
    EXPECT_FALSE(isUncounted(metric(MetricKind::FsckReads), one));
}

TEST(Metrics, CountWhatALayoutHoldsAndCosts) {
    const auto layout = smallLayout();
    const auto capacity = capacityOf(layout);
    EXPECT_EQ(capacity.smallestAllocation.value, 4096U);
    EXPECT_EQ(capacity.journal.value, 60U * 4096);
    // 400 blocks without 2 + 8 of copies, 8 bitmaps, 40 of tables and 61 of the journal.
    EXPECT_EQ(capacity.usable.value, (400U - 10 - 8 - 40 - 61) * 4096);
    EXPECT_EQ(capacity.fileSizeAtLastInode, capacity.usable) << "no inodes are known";
    EXPECT_EQ(capacity.written.value, (7U + 8 + 40 + 60) * 4096) << "without descriptor checksums all is initialised";
    EXPECT_EQ(capacity.writtenLater.value, 0U);
    EXPECT_EQ(capacityOf(layout, TableWriting::AtOnce).written, capacity.written);
    auto lazy = layout;
    lazy.filesystem.features = {"metadata_csum"};
    lazy.filesystem.inodeCount = 650;
    lazy.groups.flags[1] = static_cast<std::uint16_t>(GroupFlag::ItableZeroed);
    lazy.groups.flags[3] =
        static_cast<std::uint16_t>(GroupFlag::BlockUninit) | static_cast<std::uint16_t>(GroupFlag::InodeUninit);
    lazy.groups.unusedInodes = {160, 160, 160, 160};
    EXPECT_EQ(capacityOf(lazy).written.value, (7U + 6 + 10 + 60) * 4096);
    EXPECT_EQ(capacityOf(lazy).writtenLater.value, 30U * 4096);
    EXPECT_EQ(capacityOf(lazy, TableWriting::Later).writtenLater.value, 40U * 4096);
    EXPECT_EQ(capacityOf(lazy).fileSizeAtLastInode.value, capacity.usable.value / 640);
}

TEST(Metrics, CountTheReadsOfWorks) {
    auto layout = smallLayout();
    layout.filesystem.flexGroupSize = 4;
    layout.files.push_back({RegionKind::OrphanFile, 12, {{{130}, {3}}}});
    const auto m = measureLayout(layout);
    EXPECT_EQ(m.of(Work::FirstWrite), m.blockBitmapReads.full);
    // Tables 90-99, 105-124 | 302-311; then bitmaps 5-10 and 300-301.
    EXPECT_EQ(m.of(Work::Fsck).requests, 5U);
    EXPECT_EQ(m.of(Work::Fsck).bytes.value, (40U + 8) * 4096);
    EXPECT_EQ(m.of(Work::Fsck).distance.value, (5U + 177 + 307 + 289) * 4096);
    // Each table is one read of at most 33 blocks in two requests, for the first inode and for what is behind it; in three
    // where the table before adjoins: 115-124.
    EXPECT_EQ(m.of(Work::Find).requests, 4U + 2 * 3 + 3);
    EXPECT_EQ(m.of(Work::DeleteTree).requests, 8U + 2 * 3 + 3);
    // Superblock, descriptors, root inode and its neighbours, journal superblock, three blocks of the orphan file.
    EXPECT_EQ(m.of(Work::Mount).requests, 9U);
    EXPECT_EQ(m.of(Work::Mount).bytes.value, (2U + 10 + 1 + 3) * 4096);
}

TEST(Metrics, CountEveryBlockOfDescriptorsOfAMountWithMetaBg) {
    auto layout = smallLayout();
    layout.filesystem.features = {"meta_bg"};
    layout.filesystem.descriptorSize = 2048;
    layout.copies.push_back({{2}, {}, {{200}, {1}}, {}});
    EXPECT_EQ(measureLayout(layout).of(Work::Mount).requests, 1U + 2 + 3 + 1);
}

TEST(Metrics, MeasureDistancesFromTheGroupsFirstBlock) {
    const auto m = measureLayout(smallLayout());
    EXPECT_EQ(m.toBlockBitmap.largest, 193U); // group 2 at 200, its bitmap at 7
    EXPECT_DOUBLE_EQ(m.toBlockBitmap.mean, (5 + 94 + 193 + 0) / 4.0);
    EXPECT_EQ(m.toInodeTable.largest, 90U);
    EXPECT_DOUBLE_EQ(m.toInodeTable.mean, (90 + 5 + 85 + 2) / 4.0);
}

TEST(Metrics, FindTheStretchesWithoutMetadata) {
    // 0-10 and 90-124 and 300-311 are metadata, so 11-89, 125-299 and 312-399 are free of it; the journal is no
    // metadata.
    const auto m = measureLayout(smallLayout());
    EXPECT_EQ(m.metadataFreeStretches, 3U);
    EXPECT_EQ(m.longestMetadataFreeBlocks, 175U);
    EXPECT_EQ(m.metadataBlocks, 11U + 35 + 12);
    EXPECT_DOUBLE_EQ(m.metadataShare, 58 / 400.0);
}

TEST(Metrics, NameTheBackupThatCutsInodeTables) {
    const auto m = measureLayout(smallLayout());
    ASSERT_EQ(m.tableCuts.size(), 1U);
    EXPECT_EQ(m.tableCuts[0], (TableCut{{0}, {1}, {1}}));
    EXPECT_EQ(m.journalExtents, 2U);
    EXPECT_EQ(m.journalMappingBlocks, 1U);
}

TEST(Metrics, HaveANameALabelAndADefinitionEach) {
    const Measured measured{.metrics = measureLayout(smallLayout()),
                            .structures = {.whole = 4, .partial = 2, .straddling = 1},
                            .capacity = {1, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}}};
    for (const auto& metric : metricsOf({})) {
        EXPECT_FALSE(metric.name.empty());
        EXPECT_FALSE(format(label(metric.kind)).empty()) << metric.name;
        EXPECT_TRUE(format(definition(metric.kind)).ends_with('.')) << metric.name;
        EXPECT_GT(metric.value(measured), 0) << metric.name;
    }
}

TEST(Metrics, AreFoundByTheirKind) {
    for (unsigned n = 0; n <= static_cast<unsigned>(MetricKind::RaidInodeTableImbalance); ++n) {
        const auto kind = static_cast<MetricKind>(n);
        EXPECT_EQ(metric(kind).kind, kind) << n;
        EXPECT_TRUE(metric(kind).value) << n;
    }
    EXPECT_EQ(metricsOf({}).size(), 59U);
    EXPECT_EQ(metricsOf({.raid = RaidGeometry{}}).size(), 62U);
    EXPECT_EQ(metricsOf(frameWith({}, {}, Use::SdCard)).size(), 60U) << "with the erase blocks";
    const Measured measured{.metrics = {}, .structures = {.whole = 4, .partial = 2, .straddling = 1}};
    EXPECT_EQ(metric(MetricKind::StructuresMisaligned).value(measured), 1);
}

std::vector<bool> bestOf(MetricKind kind, const std::vector<Measured>& all) {
    std::vector<const Measured*> some;
    for (const auto& each : all) {
        some.push_back(&each);
    }
    some.push_back(nullptr);
    return atlas::bestOf(metric(kind), some);
}

Measured tablesIn(std::uint64_t runs) {
    Measured measured;
    measured.metrics.inodeTableRuns = measured.metrics.longestMetadataFreeBlocks = runs;
    measured.structures.whole = runs;
    measured.blockSize = {4096};
    return measured;
}

TEST(Metrics, MarkTheBestUnlessAllAreAlike) {
    const std::vector all{tablesIn(3), tablesIn(1), tablesIn(1)};
    EXPECT_EQ(bestOf(MetricKind::InodeTableRuns, all), (std::vector{false, true, true, false}));
    EXPECT_EQ(bestOf(MetricKind::LongestMetadataFree, all), (std::vector{true, false, false, false}));
    EXPECT_EQ(bestOf(MetricKind::InodeTableRuns, {all[1], all[2]}), (std::vector{false, false, false}));
    EXPECT_EQ(bestOf(MetricKind::StructuresWhole, all), (std::vector{false, false, false, false}));
    EXPECT_EQ(bestOf(MetricKind::InodeTableRuns, {}), std::vector{false});
}

TEST(Metrics, MarkNoneAmongVolumesOfDifferentSizes) {
    std::vector all{tablesIn(1), tablesIn(8)};
    all[0].size = {100'000'000};
    all[1].size = {99'000'000};
    EXPECT_EQ(bestOf(MetricKind::InodeTableRuns, all), (std::vector{true, false, false}))
        << "the last group was too small";
    all[1].size = {64'000'000'000'000};
    EXPECT_EQ(bestOf(MetricKind::InodeTableRuns, all), (std::vector{false, false, false}));
}

TEST(Metrics, MarkNoneOfWhatTablesShowAlike) {
    auto all = std::vector{tablesIn(3'000'000), tablesIn(3'000'001), tablesIn(2'000'000)};
    EXPECT_EQ(bestOf(MetricKind::LongestMetadataFree, all), (std::vector{true, true, false, false})) << "11.4 GiB";
    all.pop_back();
    EXPECT_EQ(bestOf(MetricKind::LongestMetadataFree, all), (std::vector{false, false, false}));
    const auto& seconds = metric(MetricKind::BlockBitmapSecondsFresh);
    EXPECT_TRUE(isShownAlike(seconds, 0.0201, 0.0204));
    EXPECT_FALSE(isShownAlike(seconds, 0.0201, 0.0214));
}

/// One rule rounds what is shown and decides what is equal.
TEST(Metrics, AreAlikeExactlyWhereTheyAreShownAlike) {
    for (const auto& metric : metricsOf({.raid = RaidGeometry{}})) {
        for (const double value : {0.0, 0.0004, 0.0125, 0.01254, 0.0129, 0.5, 1.0, 1.004, 2.5, 12000.0, 12001.0}) {
            for (const double other : {0.0, 0.0125, 0.5, 1.0, 2.5, 12000.0}) {
                const auto shown = [&](double comparable) { return format(metricValue(metric, comparable)); };
                EXPECT_EQ(isShownAlike(metric, value, other), shown(value) == shown(other))
                    << metric.name << " of " << value << " and " << other;
            }
        }
    }
}

TEST(Metrics, CompareBlocksOfDifferentSizesAsBytes) {
    Measured small;
    small.metrics.longestMetadataFreeBlocks = 4000;
    small.blockSize = {1024};
    Measured large;
    large.metrics.longestMetadataFreeBlocks = 2000;
    large.blockSize = {4096};
    const auto& stretch = metric(MetricKind::LongestMetadataFree);
    EXPECT_EQ(stretch.comparable(large), 2000 * 4096);
    EXPECT_EQ(bestOf(MetricKind::LongestMetadataFree, {small, large}), (std::vector{false, true, false}));
    EXPECT_EQ(format(metricValue(stretch, large)), "7.8 MiB");
    EXPECT_EQ(format(metricDifference(stretch, small, large)), "−3.9 MiB");
    EXPECT_EQ(format(metricDifference(stretch, large, small)), "+3.9 MiB");
    EXPECT_EQ(format(metricDifference(stretch, large, large)), "±0");
}

TEST(Metrics, AreShownInTheirUnits) {
    Measured measured;
    measured.metrics.blockBitmapReads.full = {.requests = 8192, .seconds = 2.5784};
    measured.metrics.works[0].distance = {std::uint64_t{3} << 30};
    measured.metrics.metadataShare = 0.01625;
    measured.load = MemberLoad{{3, 1}, {}, {}};
    const auto shown = [&](MetricKind kind) { return format(metricValue(metric(kind), measured)); };
    EXPECT_EQ(shown(MetricKind::BlockBitmapReadsFull), "8,192");
    EXPECT_EQ(shown(MetricKind::BlockBitmapSecondsFull), "2.578 s");
    EXPECT_EQ(shown(MetricKind::FirstWriteSeekBytes), "3 GiB");
    EXPECT_EQ(format(label(MetricKind::FirstWriteSeekBytes)), "first write at worst: seek distance");
    EXPECT_EQ(format(label(MetricKind::InodeTableSecondsFresh)), "inode tables, fresh: seconds (model)");
    EXPECT_EQ(shown(MetricKind::MetadataShare), "1.62 %");
    EXPECT_EQ(shown(MetricKind::RaidBlockBitmapImbalance), "1.50");
}

} // namespace
} // namespace atlas
