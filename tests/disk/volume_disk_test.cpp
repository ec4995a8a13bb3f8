// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_place.h"

#include "disk/block_device.h"
#include "disk/choose_volume.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

/// Two partitions of 50 MiB, the second of which begins 512 bytes past a physical sector.
Disk twoPartitions() {
    Disk disk;
    disk.path = "/images/disk.img";
    disk.size = {128 * MiB};
    disk.table.kind = TableKind::Mbr;
    for (const std::uint32_t number : {1U, 2U}) {
        Partition partition;
        partition.number = number;
        partition.sectors = {{number == 1 ? 2048U : 122881U}, {102400}};
        disk.table.partitions.push_back(partition);
    }
    return disk;
}

constexpr std::uint64_t secondPartition = 122881 * 512;

LogicalVolume volume(const std::string& name, const ByteMap& map, std::uint64_t bytes) {
    return {.name = name, .size = {bytes}, .partition = 1, .map = map};
}

LogicalVolume linear() {
    return volume("vg/linear", {{{{0}, {8 * MiB}}, {{2 * MiB}}}, {{{8 * MiB}, {4 * MiB}}, {{secondPartition + MiB}}}},
                  12 * MiB);
}

/// As the targets "linear" of device-mapper on sda1 and sda2.
TEST(VolumeDisk, HasAMemberForEachPiece) {
    const auto disk = diskOf(placeOf(linear()), twoPartitions());
    EXPECT_EQ(disk.size.value, 12 * MiB);
    EXPECT_EQ(disk.table.kind, TableKind::None);
    EXPECT_TRUE(disk.isVolumeOfImage());
    const auto members = membersOf(disk.devices);
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].name, "disk.img1");
    EXPECT_EQ(members[0].bytes, (ByteInterval{{0}, {8 * MiB}}));
    EXPECT_EQ(members[0].at, ByteOffset{2 * MiB});
    EXPECT_EQ(members[0].grid().phase, ByteOffset{0});
    EXPECT_EQ(members[1].name, "disk.img2");
    EXPECT_EQ(members[1].bytes, (ByteInterval{{8 * MiB}, {4 * MiB}}));
    EXPECT_EQ(members[1].at, ByteOffset{secondPartition + MiB});
    EXPECT_EQ(members[1].grid().phase, ByteOffset{4096 - 512});
    EXPECT_TRUE(members[0].known && members[1].known);
}

TEST(VolumeDisk, HasAMemberForEachStripe) {
    const MappedBytes striped{{{0}, {8 * MiB}}, {{2 * MiB}, {secondPartition + MiB}}, {65536}};
    const auto members = membersOf(diskOf(placeOf(volume("vg/striped", {striped}, 8 * MiB)), twoPartitions()).devices);
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].chunk.value, 65536U);
    EXPECT_EQ(members[1].at, ByteOffset{secondPartition + MiB});
    EXPECT_TRUE(members[1].known);
}

TEST(VolumeDisk, LiesOnTheWholeDiskWithoutATable) {
    auto disk = twoPartitions();
    disk.table = {};
    const auto members = membersOf(diskOf(placeOf(linear()), disk).devices);
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].name, "disk.img");
    EXPECT_EQ(members[1].at, ByteOffset{secondPartition + MiB});
}

/// The row of a partition is that whose box on the strip shows the bytes.
TEST(VolumeDisk, LiesInTheLogicalPartitionWhereAPrimaryOneCoversItToo) {
    auto image = twoPartitions();
    auto logical = image.table.partitions[1];
    logical.number = 5;
    logical.role = PartitionRole::Logical;
    image.table.partitions.push_back(logical);
    const auto members = membersOf(diskOf(placeOf(linear()), image).devices);
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].name, "disk.img1");
    EXPECT_EQ(members[1].name, "disk.img5");
}

TEST(VolumeDisk, LiesOnTheDiskWhereOnlyTheExtendedPartitionCoversIt) {
    auto image = twoPartitions();
    image.table.partitions[1].role = PartitionRole::Extended;
    const auto members = membersOf(diskOf(placeOf(linear()), image).devices);
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[1].name, "disk.img");
    EXPECT_EQ(members[1].at, ByteOffset{secondPartition + MiB});
}

TEST(InnerVolume, PrefersExtAndRespectsThePartition) {
    auto disk = twoPartitions();
    disk.inside.containers.push_back(
        {.partition = 1, .layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = {}, .data = {}}}});
    disk.inside.containers.push_back(
        {.partition = 2, .layers = {{.kind = LayerKind::Luks2, .header = {}, .data = {17}}}});
    auto swap = volume("vg/swap", {{{{0}, {MiB}}, {{2 * MiB}}}}, MiB);
    swap.content.type = "swap";
    auto root = linear();
    root.content.type = "ext4";
    disk.inside.logicalVolumes = {swap, root};
    const auto first = likeliestInnerVolume(disk);
    ASSERT_TRUE(first && first->isInPieces());
    EXPECT_EQ(first->name, (VolumeName{.partition = 1, .logicalVolume = "vg/linear"}));
    EXPECT_THAT(first->starts(), testing::ElementsAre(ByteOffset{2 * MiB}, ByteOffset{secondPartition + MiB}));
    EXPECT_FALSE(likeliestInnerVolume(disk, 3));
    const auto sealed = outermostLayers(disk, 2);
    ASSERT_EQ(sealed.size(), 1U);
    EXPECT_EQ(sealed.front().kind, LayerKind::Luks2);
    EXPECT_TRUE(outermostLayers(disk, 3).empty());
    EXPECT_EQ(namedVolume(disk, "vg/x").error().kind, ErrorKind::Usage);
    EXPECT_EQ(placeOf(**namedVolume(disk, "vg/swap")).placement.bytes.first, ByteOffset{2 * MiB});
}

} // namespace
} // namespace atlas
