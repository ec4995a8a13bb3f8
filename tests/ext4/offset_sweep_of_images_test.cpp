// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the sweep with judging each of its 256 starts separately, on file systems made by mke2fs.
#include "alignment/cost.h"
#include "alignment/judged_structures.h"
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

struct Sample {
    const char* mke2fs;
    std::uint64_t start; ///< in logical sectors
    std::uint64_t logical;
    std::uint64_t physical;
    std::uint64_t phase;
};

class SweepOfImages : public testing::TestWithParam<Sample> {};

Snapshot snapshotOf(const Sample& sample, const std::string& image) {
    Snapshot snapshot;
    snapshot.disk.drive = {.logicalSector = {{sample.logical}, Source::Table},
                           .physicalSector = {{sample.physical}, Source::Device},
                           .phase = {{sample.phase}, Source::Device}};
    const auto source = openFile(image).value();
    const auto size = source->size();
    auto claims = readLayout(*source, {.bytes = {{0}, size}});
    EXPECT_TRUE(claims);
    snapshot.layout = std::make_shared<const Layout>(resolve(std::move(*claims)));
    snapshot.placement = Placement{.bytes = {{sample.start * sample.logical}, size}};
    return snapshot;
}

TEST_P(SweepOfImages, EqualsJudgingEachStart) {
    const test::TempDir folder;
    const auto image = folder.file("fs.img");
    test::mustRun("mke2fs -q -F " + std::string(GetParam().mke2fs) + " " + test::shellQuoted(image) + " 300M");
    const auto snapshot = snapshotOf(GetParam(), image);
    const auto grid = snapshot.disk.drive.grid();
    const auto sweep = offsetSweepOf(snapshot);
    ASSERT_EQ(sweep.points.size(), 256U);
    EXPECT_EQ(sweep.own, Lba{GetParam().start});
    EXPECT_EQ(sweep.points.front().start, offsetSweepBase(sweep.own, snapshot.disk.drive));
    EXPECT_GE(sweep.points.back().start, sweep.own);
    for (const auto& point : sweep.points) {
        auto placement = *snapshot.placement;
        placement.bytes.first = byteOf(point.start, snapshot.disk.drive.logicalSector.value);
        ASSERT_EQ(point.readModifyWrites, align(*snapshot.layout, placement, grid).totalReadModifyWrites())
            << "start " << point.start.value;
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, SweepOfImages,
                         testing::Values(Sample{"-t ext4 -b 4096", 63, 512, 4096, 0},
                                         Sample{"-t ext4 -b 4096", 2048, 512, 4096, 3584},
                                         Sample{"-t ext4 -b 1024", 2049, 512, 4096, 0},
                                         Sample{"-t ext3 -b 2048", 34, 512, 4096, 0},
                                         Sample{"-t ext4 -b 4096 -O meta_bg,^resize_inode", 40, 512, 16384, 0},
                                         Sample{"-t ext4 -b 4096 -G 64 -O bigalloc -C 16384", 257, 4096, 16384, 0}));

/// The header of a layer between the partition and the volume moves with the partition.
TEST(SweepOfLayers, CountsThePartitionsStarts) {
    const test::TempDir folder;
    const auto image = folder.file("fs.img");
    test::mustRun("mke2fs -q -F -t ext4 -b 4096 " + test::shellQuoted(image) + " 64M");
    auto snapshot = snapshotOf({"", 0, 512, 4096, 0}, image);
    snapshot.disk.size = {std::uint64_t{1} << 30};
    snapshot.disk.table = {.kind = TableKind::Mbr, .id = {}, .partitions = {}, .faults = {}};
    Partition partition;
    partition.number = 1;
    partition.sectors = {{2048}, {1 << 18}};
    snapshot.disk.table.partitions = {partition};
    snapshot.placement->partition = 1;
    snapshot.placement->bytes.first = {(2048 + 2049) * 512}; // the data of an md member, one sector off the grid
    const auto sweep = offsetSweepOf(snapshot);
    EXPECT_EQ(sweep.own, Lba{2048});
    EXPECT_NE(sweep.points[0].readModifyWrites, 0U);
    EXPECT_EQ(sweep.points[7].readModifyWrites, 0U) << "at sector 2055 the data are on a boundary";
}

} // namespace
} // namespace atlas
