// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/choose_volume.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;

Partition holding(std::uint32_t number, const std::string& type, PartitionRole role = PartitionRole::Primary) {
    Partition p;
    p.number = number;
    p.sectors = {{2048 * std::uint64_t{number}}, {2048}};
    p.typeCode = "0x83";
    p.typeName = "Linux";
    p.role = role;
    p.content.type = type;
    return p;
}

Disk diskWith(std::vector<Partition> partitions, const std::string& content = {}) {
    Disk disk;
    disk.path = "disk.img";
    disk.size = {1 << 24};
    disk.table.kind = partitions.empty() ? TableKind::None : TableKind::Mbr;
    disk.table.partitions = std::move(partitions);
    disk.content.type = content;
    return disk;
}

std::string refusal(const Disk& disk, std::uint32_t partition) {
    const auto choice = choosePartition(disk, partition);
    return choice ? "chosen" : sentence(choice.error());
}

TEST(ChooseVolume, TakesTheOneThatIsNamed) {
    const auto choice = choosePartition(diskWith({holding(1, "ext4"), holding(7, "ext3")}), 7);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->placement.partition, 7u);
}

TEST(ChooseVolume, SaysWhatIsThereInstead) {
    const auto disk = diskWith({holding(1, "vfat"), holding(2, "", PartitionRole::Extended), holding(5, "swap")});
    EXPECT_EQ(sentence(noExtOn(disk)), "disk.img: holds no ext2, ext3 or ext4 file system; found vfat in partition 1, "
                                       "swap in partition 5, expected ext2, ext3 or ext4");
    EXPECT_THAT(refusal(disk, 2), HasSubstr("partition 2 is the extended partition"));
    EXPECT_THAT(refusal(disk, 3), HasSubstr("there is no partition 3; found vfat in partition 1"));
    EXPECT_THAT(refusal(disk, 5), HasSubstr("partition 5 holds no ext2, ext3 or ext4 file system; found swap"));
    EXPECT_THAT(refusal(diskWith({holding(1, "xfs"), holding(2, "", PartitionRole::Extended)}, "iso9660"), 9),
                HasSubstr("found iso9660, xfs in partition 1"));
    auto unknown = diskWith({holding(1, ""), holding(2, "")});
    unknown.table.partitions[0].typeCode = unknown.table.partitions[1].typeCode = "0xa5";
    EXPECT_THAT(sentence(noExtOn(unknown)), HasSubstr("found 2 partitions with nothing recognised"));
    EXPECT_THAT(sentence(noExtOn(diskWith({}, "xfs"))), HasSubstr("found xfs"));
    EXPECT_THAT(refusal(diskWith({}, "ext4"), 1), HasSubstr("there is no partition 1; found ext4"));
}

TEST(ChooseVolume, SaysWhyATableIsOfNoUse) {
    auto disk = diskWith({});
    disk.table.kind = TableKind::Gpt;
    disk.table.faults = {{.kind = TableFaultKind::Unreadable, .detail = "both copies are damaged"}};
    EXPECT_THAT(sentence(noExtOn(disk)),
                HasSubstr("found a partition table that cannot be read: both copies are damaged"));
    EXPECT_THAT(refusal(disk, 1), HasSubstr("there is no partition 1; found a partition table that cannot be read"));
    EXPECT_THAT(sentence(noExtOn(diskWith({holding(3, "jbd")}))),
                HasSubstr("found an external journal (jbd) in partition 3"));
}

TEST(ChooseVolume, RefusesAPartitionPastTheEnd) {
    auto disk = diskWith({holding(1, "ext4")});
    disk.size = {1 << 20};
    EXPECT_EQ(choosePartition(disk, 1).error().kind, ErrorKind::Corrupt);
}

TEST(ChooseVolume, NamesOnlyTheFirstOfManyPartitions) {
    std::vector<Partition> many;
    for (std::uint32_t i = 1; i <= 100; ++i) {
        many.push_back(holding(i, "swap"));
    }
    EXPECT_THAT(contentsOf(diskWith(many)), HasSubstr("swap in partition 8, 92 more"));
}

struct TypeCase {
    const char *code, *name, *content;
    bool may;
};

TEST(MayHoldExt, FollowsContentThenType) {
    for (const auto& c :
         {TypeCase{"0x83", "Linux", "", true}, TypeCase{"0x83", "Linux", "xfs", false},
          TypeCase{"0x07", "HPFS/NTFS/exFAT", "ext4", true}, TypeCase{"0x07", "HPFS/NTFS/exFAT", "", false},
          TypeCase{"0x82", "Linux swap / Solaris", "", false},
          TypeCase{"0FC63DAF-8483-4772-8E79-3D69D8477DE4", "Linux filesystem", "", true},
          TypeCase{"4F68BCE3-E8CD-4DB1-96E7-FBCAF984B709", "Linux root (x86-64)", "", true},
          TypeCase{"2C7357ED-EBD2-46D9-AEC1-23D437EC2BF5", "Linux root verity (x86-64)", "", false},
          TypeCase{"0657FD6D-A4AB-43C4-84E5-0933C84B4F4F", "Linux swap", "", false},
          TypeCase{"0FC63DAF-8483-4772-8E79-3D69D8477DE4", "Linux filesystem", "jbd", false}}) {
        Partition p;
        p.typeCode = c.code;
        p.typeName = c.name;
        p.content.type = c.content;
        EXPECT_EQ(mayHoldExt(p), c.may) << c.name << " with " << c.content;
    }
}

TEST(ChooseVolume, TakesAnOffsetInBytesOrSectorsUpToTheEndOfTheDisk) {
    auto disk = diskWith({holding(1, "ext4")});
    disk.drive.logicalSector.value = {4096};
    const auto bytes = parseSize("1MiB");
    const auto sectors = parseSize("256s");
    ASSERT_TRUE(bytes && sectors);
    const auto at = chooseVolumeAt(disk, *bytes);
    ASSERT_TRUE(at);
    EXPECT_EQ(at->placement, (Placement{.bytes = {{MiB}, {(1 << 24) - MiB}}, .source = Source::User}));
    const auto same = chooseVolumeAt(disk, *sectors);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->placement, at->placement);
    const auto past = chooseVolumeAt(disk, *parseSize("16MiB"));
    ASSERT_FALSE(past);
    EXPECT_EQ(past.error().kind, ErrorKind::Usage);
    EXPECT_EQ(past.error().expected, "below 16,777,216");
}

TEST(ChooseVolume, TakesThePartitionThatBeginsAtAnOffset) {
    const auto disk = diskWith({holding(1, "ext4"), holding(2, "", PartitionRole::Extended), holding(5, "")});
    for (const std::size_t n : {0, 2}) {
        const auto& partition = disk.table.partitions[n];
        const auto at = chooseVolumeAt(disk, {bytesOf(disk, partition).first.value, SizeUnit::Bytes});
        ASSERT_TRUE(at);
        EXPECT_EQ(at->placement, placeOf(disk, partition).placement);
        EXPECT_EQ(at->name.partition, partition.number);
        EXPECT_TRUE(at->isExt()) << "the user says so";
    }
    const auto extended = chooseVolumeAt(disk, {bytesOf(disk, disk.table.partitions[1]).first.value, SizeUnit::Bytes});
    ASSERT_TRUE(extended);
    EXPECT_FALSE(extended->placement.partition) << "it only holds others";
    const auto inside =
        chooseVolumeAt(disk, {bytesOf(disk, disk.table.partitions[0]).first.value + 512, SizeUnit::Bytes});
    ASSERT_TRUE(inside);
    EXPECT_FALSE(inside->placement.partition);
}

} // namespace
} // namespace atlas
