// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk_area.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

Partition partition(std::uint32_t number, std::uint64_t start, std::uint64_t sectors, PartitionRole role,
                    const std::string& type = {}) {
    Partition made;
    made.number = number;
    made.sectors = {{start}, {sectors}};
    made.role = role;
    made.content.type = type;
    made.typeCode = "0x83";
    return made;
}

Disk mbrDisk() {
    Disk disk;
    disk.size = {100'000 * 512};
    disk.drive.logicalSector.value = {512};
    disk.table.kind = TableKind::Mbr;
    disk.table.partitions = {partition(1, 2048, 10'000, PartitionRole::Primary, "ext4"),
                             partition(2, 20'000, 40'000, PartitionRole::Extended),
                             partition(5, 22'048, 10'000, PartitionRole::Logical, "swap")};
    disk.table.records = {{20'000}};
    return disk;
}

DiskArea inSector(const Disk& disk, std::uint64_t sector) { return areaAt(disk, {sector * 512}); }

TEST(DiskArea, TellsPartitionsAndGapsOfAnMbr) {
    const auto disk = mbrDisk();
    EXPECT_EQ(inSector(disk, 0).kind, DiskAreaKind::Mbr);
    const auto before = inSector(disk, 100);
    EXPECT_EQ(before.kind, DiskAreaKind::BeforeFirst);
    EXPECT_EQ(before.next, 1U);
    const auto first = areaAt(disk, {2048 * 512 + 7});
    EXPECT_EQ(first.kind, DiskAreaKind::Partition);
    EXPECT_EQ(first.within, ByteOffset{7});
    EXPECT_EQ(first.opensBy.partition, 1U);
    const auto between = inSector(disk, 15'000);
    EXPECT_EQ(between.kind, DiskAreaKind::Between);
    EXPECT_EQ(between.partition, 1U);
    EXPECT_EQ(between.next, 2U);
    EXPECT_EQ(inSector(disk, 20'000).kind, DiskAreaKind::ExtendedRecord);
    EXPECT_EQ(inSector(disk, 20'001).kind, DiskAreaKind::Extended);
    const auto swap = inSector(disk, 22'048);
    EXPECT_EQ(swap.partition, 5U);
    EXPECT_FALSE(swap.mayHoldExt);
    const auto behind = inSector(disk, 99'999);
    EXPECT_EQ(behind.kind, DiskAreaKind::BehindLast);
    EXPECT_EQ(behind.partition, 2U);
}

TEST(DiskArea, TellsHeaderAndEntriesOfBothCopiesOfAGpt) {
    auto disk = mbrDisk();
    disk.table.kind = TableKind::Gpt;
    disk.table.records.clear();
    disk.table.partitions.resize(1);
    disk.table.own = {{{0}, {1}}, {{1}, {1}}, {{2}, {32}}, {{99'999}, {1}}, {{99'967}, {32}}};
    EXPECT_EQ(inSector(disk, 0).kind, DiskAreaKind::Mbr);
    EXPECT_EQ(inSector(disk, 1).kind, DiskAreaKind::GptHeader);
    EXPECT_EQ(inSector(disk, 33).kind, DiskAreaKind::GptEntries);
    EXPECT_EQ(inSector(disk, 34).kind, DiskAreaKind::BeforeFirst);
    EXPECT_EQ(inSector(disk, 99'967).kind, DiskAreaKind::BackupGptEntries);
    EXPECT_EQ(inSector(disk, 99'999).kind, DiskAreaKind::BackupGptHeader);
    disk.table.own = {{{0}, {1}}, {{99'999}, {1}}, {{99'967}, {32}}};
    EXPECT_EQ(inSector(disk, 99'999).kind, DiskAreaKind::BackupGptHeader) << "the only intact copy";
    EXPECT_EQ(inSector(disk, 1).kind, DiskAreaKind::BeforeFirst);
}

TEST(DiskArea, TellsLogicalVolumesThroughAllTheirPieces) {
    auto disk = mbrDisk();
    const std::uint64_t start = 22'048 * 512;
    disk.inside.logicalVolumes = {
        {.name = "vg/root", .size = {200}, .map = {{{{0}, {100}}, {{start}}}, {{{100}, {100}}, {{start + 500}}}}}};
    const auto second = areaAt(disk, {start + 503});
    EXPECT_EQ(second.kind, DiskAreaKind::LogicalVolume);
    EXPECT_EQ(second.logicalVolume, "vg/root");
    EXPECT_EQ(second.within, ByteOffset{103});
    EXPECT_EQ(second.opensBy.logicalVolume, "vg/root");
    EXPECT_EQ(areaAt(disk, {start + 300}).kind, DiskAreaKind::Partition) << "between the pieces";
    disk.inside.logicalVolumes.push_back(disk.inside.logicalVolumes.front());
    EXPECT_FALSE(areaAt(disk, {start}).mayHoldExt) << "the name is ambiguous";
}

TEST(DiskArea, IsTheWholeDiskWithoutATable) {
    Disk disk;
    disk.size = {MiB};
    disk.content.type = "ext4";
    const auto area = areaAt(disk, {5});
    EXPECT_EQ(area.kind, DiskAreaKind::WholeDisk);
    EXPECT_TRUE(area.mayHoldExt);
    EXPECT_FALSE(area.opensBy.isGiven());
}

} // namespace
} // namespace atlas
