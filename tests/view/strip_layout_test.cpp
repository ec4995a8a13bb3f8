// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"
#include "view/strip_layout.h"

#include "disk/disk.h"
#include "disk/partition_table.h"
#include "view/volumes.h"

#include <gtest/gtest.h>
#include <random>

namespace atlas::test {
namespace {

using Kind = StripSegment::Kind;

Disk diskOf(TableKind kind, std::vector<Partition> partitions, std::uint64_t size) {
    Disk disk;
    disk.size = ByteCount{size};
    disk.table.kind = kind;
    disk.table.partitions = std::move(partitions);
    disk.table.faults = findFaults(disk.table.partitions, SectorCount{size / 512});
    return disk;
}

Partition partition(std::uint32_t number, std::uint64_t first, std::uint64_t sectors,
                    PartitionRole role = PartitionRole::Primary) {
    Partition p;
    p.number = number;
    p.sectors = {Lba{first}, SectorCount{sectors}};
    p.role = role;
    return p;
}

Disk gptDisk() {
    return diskOf(TableKind::Gpt,
                  {partition(1, 2048, 1048576), partition(2, 1050624, 2048), partition(3, 1052672, 33554432)},
                  20 * GiB);
}

std::vector<std::pair<Kind, std::uint64_t>> kindsAndSizes(const std::vector<StripSegment>& segments) {
    std::vector<std::pair<Kind, std::uint64_t>> result;
    for (const auto& segment : segments) {
        result.emplace_back(segment.kind, segment.bytes.count.value);
    }
    return result;
}

TEST(StripSegments, AGptDiskFromByteZero) {
    const auto segments = stripSegments(gptDisk(), Placement{.bytes = {}, .partition = 3});
    const std::uint64_t used = (1052672 + 33554432) * std::uint64_t{512};
    const std::uint64_t table = 34 * 512;
    const std::uint64_t backup = 33 * 512;
    EXPECT_EQ(kindsAndSizes(segments),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Table, table},
                                                           {Kind::Gap, (1 << 20) - table},
                                                           {Kind::Partition, 512 << 20},
                                                           {Kind::Partition, 1 << 20},
                                                           {Kind::Partition, 16 * GiB},
                                                           {Kind::Gap, 20 * GiB - used - backup},
                                                           {Kind::Table, backup}}));
    EXPECT_TRUE(segments[4].chosen);
    EXPECT_FALSE(segments[2].chosen);
}

TEST(StripSegments, TheTableIsWhereItsCopiesWereRead) {
    auto disk = gptDisk();
    disk.size += ByteCount{GiB}; // the disk grew, and its backup stayed
    const std::uint64_t end = 20 * GiB / 512;
    disk.table.own = {{Lba{0}, {1}}, {Lba{1}, {1}}, {Lba{2}, {32}}, {Lba{end - 1}, {1}}, {Lba{end - 33}, {32}}};
    const auto segments = stripSegments(disk, {});
    EXPECT_EQ(segments[0].bytes.count.value, 34U * 512);
    const auto n = segments.size();
    EXPECT_EQ(segments[n - 2].kind, Kind::Table);
    EXPECT_EQ(segments[n - 2].bytes, (ByteInterval{ByteOffset{(end - 33) * 512}, ByteCount{33 * 512}}));
    EXPECT_EQ(segments[n - 1].kind, Kind::Gap);
    EXPECT_EQ(segments[n - 1].bytes.count.value, GiB);
}

TEST(StripSegments, LogicalPartitionsLieInsideTheExtendedOne) {
    const auto disk = diskOf(TableKind::Mbr,
                             {partition(1, 63, 1000), partition(4, 1063, 9000, PartitionRole::Extended),
                              partition(5, 2000, 500, PartitionRole::Logical)},
                             16 << 20);
    const auto segments = stripSegments(disk, {});
    ASSERT_EQ(segments.size(), 7);
    EXPECT_EQ(segments[3].partition, 1) << "the extended partition up to the logical one";
    EXPECT_EQ(segments[4].partition, 2);
    EXPECT_EQ(segments[5].partition, 1) << "and after it";
    EXPECT_FALSE(segments[4].faulty);
}

TEST(StripSegments, FaultyEntriesAreMarkedAndNeverOverlap) {
    const auto disk = diskOf(
        TableKind::Mbr, {partition(1, 2048, 4096), partition(2, 4000, 4096), partition(3, 1u << 30, 4096)}, 16 << 20);
    const auto segments = stripSegments(disk, {});
    ASSERT_EQ(segments.size(), 6);
    EXPECT_EQ(segments[2].bytes, (ByteInterval{ByteOffset{2048 * 512}, ByteCount{4096 * 512}}));
    EXPECT_EQ(segments[3].bytes.first, segments[2].bytes.end());
    EXPECT_TRUE(segments[2].faulty && segments[3].faulty);
    EXPECT_TRUE(segments[5].faulty && segments[5].bytes.empty())
        << "a partition outside the disk is still there to be seen";
}

/// Such a disk exists only in snapshots that somebody made up.
TEST(StripSegments, ATablePastTheEndOfTheDiskIsNotShown) {
    auto disk = gptDisk();
    disk.table.own = {{Lba{0}, {1}}, {Lba{1}, {1}}, {Lba{~std::uint64_t{0} - 1}, {32}}, {Lba{20 * GiB / 512}, {1}}};
    const auto segments = stripSegments(disk, {});
    EXPECT_EQ(segments.front().bytes.count.value, 2U * 512);
    EXPECT_EQ(segments.back().kind, Kind::Gap);
    EXPECT_EQ(segments.back().bytes.end().value, 20 * GiB);
}

TEST(StripSegments, AnEmptyPartitionCanBeSeen) {
    auto disk = diskOf(TableKind::Gpt, {partition(1, 2048, 4096), partition(2, 9000, 0)}, 16 << 20);
    disk.table.faults = findMisplaced(disk.table.partitions, {}, SectorCount{(16 << 20) / 512});
    const auto last = stripSegments(disk, {}).back();
    EXPECT_EQ(last.kind, Kind::Partition);
    EXPECT_EQ(last.partition, 1U);
    EXPECT_TRUE(last.bytes.empty());
    EXPECT_TRUE(last.faulty);
    const auto drawn = layOutStrip(disk, nullptr, {.columns = 1000, .table = 30, .partition = 6, .gap = 2});
    const auto* box = drawn.boxAt(999);
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->segment, last) << "where it can be clicked";
    EXPECT_GE(box->x1 - box->x0, 5);
}

TEST(StripSegments, ABytesHolderIsThePartitionDrawnThere) {
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        std::vector<Partition> partitions;
        for (std::uint32_t n = 1; n <= 6; ++n) {
            const auto role = random() % 2 == 0 ? PartitionRole::Primary : PartitionRole::Logical;
            partitions.push_back(partition(n, random() % 30'000, random() % 20'000, role));
        }
        const auto disk = diskOf(TableKind::Mbr, std::move(partitions), 32 << 20);
        for (const auto& segment : stripSegments(disk, {})) {
            if (segment.kind == Kind::Partition && !segment.bytes.empty()) {
                EXPECT_EQ(partitionAt(disk, segment.bytes.first), &disk.table.partitions[segment.partition]);
            } else if (segment.kind == Kind::Gap) {
                EXPECT_EQ(partitionAt(disk, segment.bytes.first), nullptr);
            }
        }
    }
}

TEST(StripSegments, AnEntryNearTheEndOfNumbersDoesNotWrap) {
    const auto disk = diskOf(TableKind::Gpt, {partition(1, 4096, (std::uint64_t{1} << 55) - 4)}, 16 << 20);
    const auto segments = stripSegments(disk, {});
    EXPECT_EQ(segments.back().bytes.end().value, std::uint64_t{16} << 20);
}

TEST(StripSegments, ABareVolumeIsOneSegment) {
    auto disk = diskOf(TableKind::None, {}, GiB);
    disk.content.type = "ext4";
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, {})),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Volume, GiB}}));
    const Placement byHand{.bytes = {ByteOffset{GiB / 2}, ByteCount{GiB / 2}}};
    const auto behind = stripSegments(disk, byHand);
    EXPECT_EQ(kindsAndSizes(behind),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Volume, GiB / 2}, {Kind::Volume, GiB / 2}}));
    EXPECT_FALSE(behind[0].chosen) << "what was recognised on the disk";
    EXPECT_TRUE(behind[1].chosen);
    disk.content = {};
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, byHand)),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Gap, GiB / 2}, {Kind::Volume, GiB / 2}}));
}

TEST(StripSegments, AroundALogicalVolumeIsTheRestOfItsPhysicalVolume) {
    auto disk = diskOf(TableKind::None, {}, 260 * MiB);
    disk.content.type = "LVM2_member";
    const Placement root{.bytes = {ByteOffset{MiB}, ByteCount{64 * MiB}}};
    const std::vector<std::pair<Kind, std::uint64_t>> parts{
        {Kind::Volume, MiB}, {Kind::Volume, 64 * MiB}, {Kind::Volume, 195 * MiB}};
    const auto segments = stripSegments(disk, root);
    ASSERT_EQ(kindsAndSizes(segments), parts);
    EXPECT_FALSE(segments[0].chosen);
    EXPECT_TRUE(segments[1].chosen);
    EXPECT_FALSE(segments[2].chosen);
    disk.content = {}; // damaged, so that only its metadata were found
    disk.inside.containers = {{.layers = {{.kind = LayerKind::LvmPhysicalVolume}}}};
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, root)), parts);
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, {})),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Volume, 260 * MiB}}));
}

TEST(StripSegments, AMovedFileSystemLeavesNothingWhereItWas) {
    auto disk = diskOf(TableKind::None, {}, GiB);
    disk.content.type = "ext4";
    const Placement whatIf{.bytes = {ByteOffset{MiB}, ByteCount{GiB}}};
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, whatIf)),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Gap, MiB}, {Kind::Volume, GiB - MiB}}));
}

TEST(StripSegments, BesideATableTheContentOfTheDiskIsALeftover) {
    auto disk = diskOf(TableKind::Mbr, {partition(1, 2048, 2048)}, 16 * MiB);
    disk.content.type = "iso9660";
    const Placement byHand{.bytes = {ByteOffset{8 * MiB}, ByteCount{8 * MiB}}};
    EXPECT_EQ(kindsAndSizes(stripSegments(disk, byHand)),
              (std::vector<std::pair<Kind, std::uint64_t>>{{Kind::Table, 512},
                                                           {Kind::Gap, MiB - 512},
                                                           {Kind::Partition, MiB},
                                                           {Kind::Gap, 6 * MiB},
                                                           {Kind::Volume, 8 * MiB}}));
}

TEST(StripLayout, BoxesFollowEachOtherAndFillTheStrip) {
    std::mt19937 random(5);
    for (int i = 0; i < 300; ++i) {
        std::vector<Partition> partitions;
        for (std::uint32_t n = 1; n <= random() % 128; ++n) {
            partitions.push_back(
                partition(n, random() % 40'000'000, random() % 8 == 0 ? random() % 20'000'000 : random() % 5000));
        }
        const auto disk = diskOf(TableKind::Gpt, std::move(partitions), 16 * GiB);
        const StripWidths widths{
            .columns = 200 + static_cast<int>(random() % 2000), .table = 30, .partition = 6, .gap = 2};
        const auto drawn = layOutStrip(disk, nullptr, widths);
        int x = 0;
        for (const auto& box : drawn.boxes) {
            ASSERT_EQ(box.x0, x);
            x = box.x1;
        }
        EXPECT_EQ(x, widths.columns);
    }
}

TEST(StripLayout, TheSmallestPartitionCanBeSeen) {
    const auto drawn = layOutStrip(gptDisk(), nullptr, {.columns = 1000, .table = 30, .partition = 6, .gap = 2});
    for (const auto& box : drawn.boxes) {
        EXPECT_GE(box.x1 - box.x0, box.segment.kind == Kind::Table ? 29 : box.segment.kind == Kind::Gap ? 1 : 5);
    }
    EXPECT_EQ(drawn.boxAt(0)->segment.kind, Kind::Table);
    EXPECT_EQ(drawn.boxAt(999)->segment.kind, Kind::Table);
    EXPECT_EQ(drawn.boxAt(1000), nullptr);
    EXPECT_EQ(drawn.boxAt(-1), nullptr);
}

TEST(StripLayout, TheAxisGoesThereAndBack) {
    const auto drawn = layOutStrip(gptDisk(), nullptr, {.columns = 1000, .table = 30, .partition = 6, .gap = 2});
    ByteOffset before{};
    for (double x = 0; x < 1000; x += 0.5) {
        const auto byte = drawn.axis.byteAt(x);
        EXPECT_GE(byte, before);
        EXPECT_NEAR(drawn.axis.columnOf(byte), x, 2e-3);
        before = byte;
    }
    EXPECT_EQ(drawn.axis.columnOf(ByteOffset{20 * GiB}), 1000);
}

TEST(StripLayout, TheChosenVolumeShowsItsMetadataInsideItsPartition) {
    const auto disk = gptDisk();
    const auto volume = movedTo(volumeOf({}), {.bytes = bytesOf(disk, disk.table.partitions[2]), .partition = 3});
    const auto drawn = layOutStrip(disk, &volume, {.columns = 1000, .table = 30, .partition = 6, .gap = 2});
    const auto& box = drawn.boxes.at(4);
    ASSERT_TRUE(box.segment.chosen);
    EXPECT_EQ(drawn.volumeX0, box.x0);
    EXPECT_NEAR(drawn.volume.scale.columns() * drawn.volumeColumn, box.x1 - box.x0, 1);
    const auto clusters =
        std::ranges::count_if(drawn.volume.runs, [](const auto& run) { return run.kind == RegionKind::BlockBitmap; });
    EXPECT_GE(clusters, 7) << "each of the 8 flex groups; the first shows its superblock";
    EXPECT_EQ(bytesOnDisk(volume, {BlockNumber{8}, BlockCount{2}}),
              (ByteInterval{ByteOffset{(1052672 + 64) * 512}, ByteCount{8192}}));
}

/// 1 TiB: on a strip of 1,000 pixels each column of two has at least one of its 512 flex groups.
DrawnVolume largeVolume() {
    return volumeOf({.groups = GroupCount{8192}, .inodesPerGroup = 8192, .journalBlocks = 262144});
}

StripLayout laidOut(const DrawnVolume& volume, int columns) {
    Disk disk;
    disk.size = bytesOnDisk(volume, volume.filesystem().blocks()).end() - ByteOffset{0};
    disk.content.type = "ext4";
    return layOutStrip(disk, &volume, {.columns = columns, .table = 30, .partition = 6, .gap = 2});
}

TEST(StripRuns, AreAShadeWhereTheyWouldCoverTheStrip) {
    const auto volume = largeVolume();
    const auto drawn = laidOut(volume, 1000);
    int dense = 0;
    for (const auto& stretch : drawn.shown.dense) {
        dense += stretch.columns.x1 - stretch.columns.x0;
        EXPECT_GE(stretch.cover, 1);
        EXPECT_LE(stretch.cover, shadeSteps / 3) << "less than a tenth of it are metadata";
        EXPECT_FALSE(stretch.offMarked);
    }
    EXPECT_GT(dense, drawn.volume.scale.columns() * 9 / 10);
    EXPECT_LT(drawn.shown.runs.size(), 30U);
    const auto marked = [&](RegionKind kind) { return std::ranges::count(drawn.shown.runs, kind, &atlas::Run::kind); };
    EXPECT_EQ(marked(RegionKind::PrimarySuperblock), 1);
    EXPECT_GE(marked(RegionKind::BackupSuperblock), 5);
    EXPECT_GE(marked(RegionKind::Journal), 1);
    EXPECT_EQ(marked(RegionKind::BlockBitmap), 0);
}

TEST(StripRuns, KeepWhatHasRoom) {
    const auto drawn = laidOut(volumeOf({}), 1000);
    EXPECT_TRUE(drawn.shown.dense.empty());
    EXPECT_EQ(std::ranges::count_if(drawn.volume.runs, [](const auto& run) { return run.kind.has_value(); }),
              std::ssize(drawn.shown.runs));
}

TEST(StripRuns, AreNoShadeWhereMetadataReallyCoverTheStrip) {
    const auto drawn = laidOut(volumeOf({.groups = GroupCount{1}, .journalBlocks = 20000}), 1000);
    EXPECT_TRUE(drawn.shown.dense.empty());
}

} // namespace
} // namespace atlas::test
