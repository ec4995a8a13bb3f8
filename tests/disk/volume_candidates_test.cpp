// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/choose_volume.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Partition partitionWith(std::uint32_t number, const std::string& content, const std::string& type = "0x83") {
    Partition result;
    result.number = number;
    result.sectors = {{2048 * std::uint64_t{number}}, {2048}};
    result.typeCode = type;
    result.content.type = content;
    return result;
}

Container member(std::uint32_t partition, const std::string& content) {
    const ByteOffset data{partition * MiB + 512 * 1024};
    return {.partition = partition,
            .layers = {{.kind = LayerKind::MdMember, .data = data, .readable = true, .raidLevel = 1}},
            .inner = {data, {512 * 1024}},
            .content = {.type = content}};
}

LogicalVolume volume(const std::string& name, std::uint64_t at, const std::string& content) {
    return {.name = name, .size = {MiB}, .partition = 8, .map = {{{{0}, {MiB}}, {{at}}}}, .content = {.type = content}};
}

Disk diskOf(std::vector<Partition> partitions) {
    Disk disk;
    disk.size = {32 * MiB};
    disk.table.kind = partitions.empty() ? TableKind::None : TableKind::Mbr;
    disk.table.partitions = std::move(partitions);
    return disk;
}

/// "3", "vg/root", "-" for the whole disk.
std::vector<std::string> names(const std::vector<VolumePlace>& places) {
    std::vector<std::string> all;
    for (const auto& [placement, name, layers, pieces, content, said] : places) {
        all.push_back(!name.logicalVolume.empty() ? name.logicalVolume
                      : name.partition            ? std::to_string(*name.partition)
                                                  : "-");
    }
    return all;
}

TEST(VolumeCandidates, BeginWithWhatIsRecognised) {
    auto disk =
        diskOf({partitionWith(1, ""), partitionWith(2, "vfat"), partitionWith(3, "ext4"), partitionWith(4, "", "0x07"),
                partitionWith(5, ""), partitionWith(6, "linux_raid_member", "0xfd"), partitionWith(7, "ext2"),
                partitionWith(8, "LVM2_member", "0x8e"), partitionWith(90, "ext4")});
    disk.inside.containers = {member(6, "")};
    disk.inside.logicalVolumes = {volume("vg/new", 10 * MiB, ""), volume("vg/swap", 11 * MiB, "swap"),
                                  volume("vg/root", 12 * MiB, "ext4")};
    EXPECT_THAT(names(likelyVolumes(disk)), ElementsAre("3", "7", "vg/root", "1", "5", "6", "vg/new"))
        << "90 lies past the end";
    EXPECT_THAT(names(unlikelyVolumes(disk)), ElementsAre("4"));
}

TEST(VolumeCandidates, BeginInAContainerWhereNoneIsRecognisedOutside) {
    auto disk = diskOf({partitionWith(1, ""), partitionWith(8, "LVM2_member", "0x8e")});
    disk.inside.logicalVolumes = {volume("vg/root", 12 * MiB, "ext4")};
    EXPECT_THAT(names(likelyVolumes(disk)), ElementsAre("vg/root", "1"));
}

TEST(VolumeCandidates, HaveTheirPlaces) {
    const auto bare = likelyVolumes(diskOf({})).front();
    EXPECT_EQ(bare.placement, (Placement{.bytes = {{0}, {32 * MiB}}, .source = Source::Assumption}));
    auto disk = diskOf({partitionWith(1, "swap"), partitionWith(2, "ext4")});
    EXPECT_EQ(likelyVolumes(disk).front().placement, (Placement{.bytes = {{2 * MiB}, {MiB}}, .partition = 2}));
    disk.table.partitions.pop_back();
    EXPECT_THAT(likelyVolumes(disk), IsEmpty());
    disk.content.type = "ext4";
    EXPECT_EQ(likelyVolumes(disk).front().placement,
              (Placement{.bytes = {{0}, {32 * MiB}}, .source = Source::Superblock}));
}

TEST(VolumeCandidates, AreThoseOnTheWholeDiskOnlyWhereNoPartitionHasOne) {
    auto disk = diskOf({partitionWith(1, "")});
    disk.content.type = "ext4";
    EXPECT_THAT(names(likelyVolumes(disk)), ElementsAre("-", "1")) << "beside the partition table";
    disk.table.partitions.push_back(partitionWith(2, "ext4"));
    EXPECT_THAT(names(likelyVolumes(disk)), ElementsAre("2", "1")) << "what is beside may be the rest of an older one";
    EXPECT_THAT(names(likelyVolumes(diskOf({}))), ElementsAre("-"));
    EXPECT_THAT(names(unlikelyVolumes(diskOf({}))), IsEmpty());
}

TEST(VolumeCandidates, AreEachPlaceOnce) {
    auto same = partitionWith(2, "ext4");
    same.number = 3;
    auto disk = diskOf({partitionWith(2, "ext4"), same, partitionWith(5, "", "0x07"), partitionWith(6, "", "0x07")});
    disk.inside.containers = {member(5, "vfat")};
    EXPECT_THAT(names(likelyVolumes(disk)), ElementsAre("2"));
    EXPECT_THAT(names(unlikelyVolumes(disk)), ElementsAre("6")) << "what is in 5 is known";
}

} // namespace
} // namespace atlas
