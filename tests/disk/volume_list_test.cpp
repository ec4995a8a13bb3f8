// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_list.h"

#include "disk/choose_volume.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

Partition partition(std::uint32_t number, const std::string& type) {
    Partition made;
    made.number = number;
    made.sectors = {{2048 * std::uint64_t{number}}, {2048}};
    made.content.type = type;
    return made;
}

Container container(LayerKind kind, std::uint32_t number, const std::string& type = {}) {
    Container made{.partition = number, .layers = {{.kind = kind, .readable = !type.empty()}}};
    made.inner = {{number * MiB}, {MiB}};
    made.content.type = type;
    return made;
}

LogicalVolume volume(const std::string& name, const std::string& type) {
    LogicalVolume made{.name = name, .size = {MiB}, .map = {{{{0}, {MiB}}, {{8 * MiB}}}}};
    made.content.type = type;
    return made;
}

Disk diskOf16MiB() {
    Disk disk;
    disk.size = {16 * MiB};
    disk.table.kind = TableKind::Gpt;
    return disk;
}

TEST(VolumeList, OffersThePartitionsWithExtThatBeginOnTheDisk) {
    auto disk = diskOf16MiB();
    disk.table.partitions = {partition(1, "vfat"), partition(2, "ext4"), partition(90, "ext4")};
    const auto volumes = listVolumes(disk);
    ASSERT_EQ(volumes.size(), 2U);
    EXPECT_EQ(volumes[0].opensBy.partition, 2U);
    EXPECT_FALSE(volumes[1].canOpen()) << "the image was cut off before it";
}

TEST(VolumeList, ShowsContainersAndOffersARaid1MemberByItsPartition) {
    auto disk = diskOf16MiB();
    disk.inside.containers = {container(LayerKind::Luks2, 1), container(LayerKind::MdMember, 2, "ext4")};
    const auto volumes = listVolumes(disk);
    ASSERT_EQ(volumes.size(), 2U);
    EXPECT_FALSE(volumes[0].canOpen());
    EXPECT_EQ(volumes[1].opensBy.partition, 2U);
}

TEST(VolumeList, DoesNotOfferWhatThePartitionWouldNotOpen) {
    auto disk = diskOf16MiB();
    auto second = container(LayerKind::MdMember, 2, "ext4");
    second.inner.first = {3 * MiB};
    disk.inside.containers = {container(LayerKind::MdMember, 2, "ext4"), second};
    const auto volumes = listVolumes(disk);
    ASSERT_EQ(volumes.size(), 2U);
    EXPECT_TRUE(volumes[0].canOpen());
    EXPECT_FALSE(volumes[1].canOpen()) << "naming the partition opens the first";
}

TEST(VolumeList, ShowsAPhysicalVolumeWithoutAGroupOnly) {
    auto disk = diskOf16MiB();
    disk.inside.containers = {container(LayerKind::LvmPhysicalVolume, 1), container(LayerKind::LvmPhysicalVolume, 2)};
    disk.inside.containers[0].group = "vg";
    ASSERT_EQ(listVolumes(disk).size(), 1U);
    EXPECT_EQ(std::get<const Container*>(listVolumes(disk)[0].what)->partition, 2U);
}

TEST(VolumeList, OffersALogicalVolumeByItsNameUnlessAnotherHasIt) {
    auto disk = diskOf16MiB();
    disk.inside.logicalVolumes = {volume("vg/root", "ext4"), volume("vg/swap", "swap"), volume("vg/twice", "ext4"),
                                  volume("vg/twice", "ext4")};
    const auto volumes = listVolumes(disk);
    ASSERT_EQ(volumes.size(), 4U);
    EXPECT_EQ(volumes[0].opensBy, (VolumeName{.logicalVolume = "vg/root"}));
    for (std::size_t n = 1; n < volumes.size(); ++n) {
        EXPECT_FALSE(volumes[n].canOpen()) << n;
    }
    EXPECT_FALSE(isAmbiguous(disk, "vg/root"));
    EXPECT_TRUE(isAmbiguous(disk, "vg/twice"));
    EXPECT_FALSE(isAmbiguous(disk, "vg/none"));
}

TEST(VolumeList, NamesThoseThatCanBeOpenedBesideTheOneThatIsShown) {
    auto disk = diskOf16MiB();
    disk.table.partitions = {partition(1, "ext4"), partition(2, "swap"), partition(3, "ext4"), partition(90, "ext4")};
    disk.inside.logicalVolumes = {volume("vg/root", "ext4"), volume("vg/twice", "ext4"), volume("vg/twice", "ext4")};
    disk.inside.logicalVolumes[0].partition = 2;
    const auto namesBeside = [&](const VolumeName& shown) {
        std::vector<VolumeName> names;
        for (const auto& other : volumesBeside(disk, shown)) {
            names.push_back(other.opensBy);
        }
        return names;
    };
    const VolumeName first{.partition = 1};
    const VolumeName third{.partition = 3};
    const VolumeName root{.logicalVolume = "vg/root"};
    EXPECT_EQ(namesBeside(first), (std::vector{third, root}));
    EXPECT_EQ(namesBeside({.partition = 2, .logicalVolume = "vg/root"}), (std::vector{first, third}));
    EXPECT_EQ(namesBeside({.logicalVolume = "vg/twice"}), (std::vector{first, third, root}));
}

TEST(VolumeList, NamesNoOtherWhereThatIsOnTheWholeDisk) {
    auto disk = diskOf16MiB();
    disk.content.type = "ext2";
    disk.table.partitions = {partition(1, "ext4")};
    EXPECT_TRUE(volumesBeside(disk, {.partition = 1}).empty()) << "no name opens it";
    EXPECT_EQ(volumesBeside(disk, {}).size(), 1U);
    EXPECT_TRUE(recognisesExt(disk));
}

TEST(VolumeList, RecognisesExtThatCannotBeOpened) {
    auto disk = diskOf16MiB();
    EXPECT_FALSE(recognisesExt(disk));
    disk.table.partitions = {partition(90, "ext4")};
    EXPECT_TRUE(recognisesExt(disk));
}

} // namespace
} // namespace atlas
