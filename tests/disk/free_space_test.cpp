// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/free_space.h"

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

TEST(NearestAlignedStart, MovesBackWhereItFillsTheDisk) {
    const auto disk = diskWith(TableKind::Mbr, {{{63}, {100'000 - 63}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], sectors);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{56});
    EXPECT_FALSE(start->shrinks);
}

TEST(NearestAlignedStart, ShrinksBetweenTwoNeighbours) {
    const auto disk = diskWith(TableKind::Mbr, {{{1}, {62}}, {{63}, {9'000}}, {{9'063}, {100}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[1], sectors);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{64});
    EXPECT_TRUE(start->shrinks);
    EXPECT_EQ(start->size.value, 8'999U);
}

TEST(NearestAlignedStart, FollowsThePhaseOfTheJumper) {
    const auto disk = diskWith(TableKind::Mbr, {{{2048}, {1000}}});
    const auto start = nearestAlignedStart(disk, disk.table.partitions[0], {{4096}, {3584}});
    ASSERT_TRUE(start);
    EXPECT_EQ(start->start, Lba{2055});
}

TEST(NearestAlignedStart, IsNoneForALogicalPartition) {
    auto disk = diskWith(TableKind::Mbr, {{{63}, {1000}}});
    disk.table.partitions[0].role = PartitionRole::Logical;
    EXPECT_FALSE(nearestAlignedStart(disk, disk.table.partitions[0], sectors));
}

} // namespace
} // namespace atlas
