// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

constexpr SectorGrid sectors{{4096}, {0}};
constexpr SectorGrid mebibytes{{1 << 20}, {0}};

Disk diskWith(TableKind kind, std::vector<Interval<Lba>> partitions, std::uint64_t size = 100'000) {
    Disk disk;
    disk.size = {size * 512};
    disk.table.kind = kind;
    for (const auto place : partitions) {
        Partition partition;
        partition.number = static_cast<std::uint32_t>(disk.table.partitions.size() + 1);
        partition.sectors = place;
        disk.table.partitions.push_back(partition);
    }
    return disk;
}

TEST(RoomAround, EndsAtTheNeighboursAndTheTables) {
    const auto disk = diskWith(TableKind::Gpt, {{{2048}, {1000}}, {{5001}, {1000}}, {{50000}, {1000}}});
    const auto& all = disk.table.partitions;
    EXPECT_EQ(roomAround(disk, all[0]), (between(Lba{34}, Lba{5001})));
    EXPECT_EQ(roomAround(disk, all[1]), (between(Lba{3048}, Lba{50000})));
    EXPECT_EQ(roomAround(disk, all[2]), (between(Lba{6001}, Lba{100'000 - 33})));
}

TEST(NearestAlignedStart, MovesForwardWhereThereIsRoom) {
    const auto disk = diskWith(TableKind::Mbr, {{{63}, {50'000}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], mebibytes);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{2048});
    EXPECT_FALSE(start->shrinks);
}

TEST(NearestAlignedStart, MovesBackWhereNoRoomIsBehind) {
    const auto disk = diskWith(TableKind::Gpt, {{{4097}, {100'000 - 33 - 4097}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], sectors);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{4096});
    EXPECT_FALSE(start->shrinks);
}

TEST(NearestAlignedStart, NeverMovesIntoTheFirstMiBOfAnMbr) {
    const auto disk = diskWith(TableKind::Mbr, {{{63}, {100'000 - 63}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], sectors);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{64});
    EXPECT_TRUE(start->shrinks);
    EXPECT_EQ(start->size.value, 100'000U - 63 - 4) << "a gap of less than 4 sectors is none to libfdisk";
}

TEST(NearestAlignedStart, NeedsAGapThatLibfdiskSees) {
    for (const std::uint64_t gap : {0, 1, 3, 4, 7}) {
        const auto disk = diskWith(TableKind::Mbr, {{{2048}, {62}}, {{2111}, {9'000}}, {{11'111 + gap}, {100}}});
        const auto start = nearestAlignedStart(disk, disk.table.partitions[1], sectors);
        EXPECT_EQ(start->start, Lba{2112});
        EXPECT_EQ(start->shrinks, gap < 4) << gap;
    }
}

TEST(NearestAlignedStart, ShrinksBetweenTwoNeighbours) {
    const auto disk = diskWith(TableKind::Mbr, {{{1}, {62}}, {{63}, {9'000}}, {{9'063}, {100}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[1], sectors);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{64});
    EXPECT_TRUE(start->shrinks);
    EXPECT_EQ(start->size.value, 8'996U);
}

TEST(NearestAlignedStart, FollowsThePhaseOfTheJumper) {
    const auto disk = diskWith(TableKind::Mbr, {{{2048}, {1000}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], {{4096}, {3584}});
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{2055});
    EXPECT_EQ(nearestAlignedStart(disk, disk.table.partitions[0], {{1 << 20}, {3584}})->start, Lba{2055});
}

TEST(NearestAlignedStart, IsTheNearerOfTwo) {
    const auto disk = diskWith(TableKind::Mbr, {{{2100}, {1000}}, {{10'000}, {1000}}});
    EXPECT_EQ(nearestAlignedStart(disk, disk.table.partitions[0], mebibytes)->start, Lba{2048});
    EXPECT_EQ(nearestAlignedStart(disk, disk.table.partitions[1], mebibytes)->start, Lba{10'240});
}

TEST(NearestAlignedStart, StaysBehindTheFirstUsableSector) {
    auto disk = diskWith(TableKind::Gpt, {{{2049}, {90'000}}}, 92'082);
    EXPECT_EQ(nearestAlignedStart(disk, disk.table.partitions[0], sectors)->start, Lba{2048});
    disk.table.usable = between(Lba{2048}, Lba{92'049});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], sectors);
    EXPECT_EQ(start->start, Lba{2056});
    EXPECT_TRUE(start->shrinks);
}

TEST(NearestAlignedStart, IsNoneWhereThePartitionsOverlapOrLeaveTheDisk) {
    const auto disk = diskWith(TableKind::Mbr, {{{63}, {1000}}, {{500}, {1000}}, {{99'999}, {1000}}});
    for (const auto& partition : disk.table.partitions) {
        EXPECT_FALSE(nearestAlignedStart(disk, partition, sectors)) << partition.number;
    }
}

/// An extended partition at LBA 63 with logical partitions at LBA 126 and 30,126.
Disk withLogicals() {
    auto disk = diskWith(TableKind::Mbr, {{{63}, {90'000}}, {{126}, {20'000}}, {{30'126}, {20'001}}});
    auto& all = disk.table.partitions;
    all[0].role = PartitionRole::Extended;
    all[1].role = all[2].role = PartitionRole::Logical;
    all[1].number = 5;
    all[2].number = 6;
    return disk;
}

TEST(RoomAround, ALogicalPartitionSparesTheTablesOfTheOthers) {
    const auto disk = withLogicals();
    const auto& all = disk.table.partitions;
    EXPECT_EQ(roomAround(disk, all[1]), between(Lba{126}, Lba{20'126})) << "the next one's table lies behind it";
    EXPECT_EQ(roomAround(disk, all[2]), between(Lba{30'126}, Lba{90'063})) << "its own table lies before it";
}

TEST(RoomAround, ALogicalPartitionMovesBetweenTheRecordsThatAreKnown) {
    auto disk = withLogicals();
    disk.table.records = {{63}, {30'000}};
    const auto& all = disk.table.partitions;
    EXPECT_EQ(roomAround(disk, all[1]), between(Lba{64}, Lba{30'000}));
    EXPECT_EQ(roomAround(disk, all[2]), between(Lba{30'001}, Lba{90'063}));
    disk.table.records = {{63}, {25'000}};
    EXPECT_EQ(nearestAlignedStart(disk, all[1], sectors)->start, Lba{128});
    EXPECT_FALSE(nearestAlignedStart(disk, all[1], sectors)->shrinks);
}

TEST(NearestAlignedStart, NeedsAMebibyteAfterALogicalPartition) {
    for (const std::uint64_t gap : {2049, 2050, 2113}) {
        auto disk = withLogicals();
        const Lba next{20'126 + gap};
        disk.table.partitions[2].sectors.first = next;
        disk.table.records = {{63}, {next.value - 63}};
        EXPECT_EQ(nearestAlignedStart(disk, disk.table.partitions[1], sectors)->shrinks, gap < 2050) << gap;
    }
}

TEST(NearestAlignedStart, MovesALogicalPartitionInItsRoom) {
    const auto disk = withLogicals();
    const auto& all = disk.table.partitions;
    EXPECT_FALSE(nearestAlignedStart(disk, all[0], sectors)) << "the extended one holds the others";
    EXPECT_TRUE(nearestAlignedStart(disk, all[1], sectors)->shrinks);
    EXPECT_EQ(nearestAlignedStart(disk, all[1], sectors)->start, Lba{128});
    EXPECT_EQ(nearestAlignedStart(disk, all[2], sectors)->start, Lba{30'128});
}

} // namespace
} // namespace atlas
