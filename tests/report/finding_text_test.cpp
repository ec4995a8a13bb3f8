// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/finding_text.h"

#include <gmock/gmock.h>
#include <map>

namespace atlas {
namespace {

struct PhraseCase {
    const char* name;
    Finding finding;
    const char* structure;
    const char* text;
};

class FindingPhrase : public testing::TestWithParam<PhraseCase> {};

TEST_P(FindingPhrase, SaysWhatIsWrongWithTheNumbers) {
    const auto words = phrase(GetParam().finding);
    EXPECT_EQ(format(words.structure), GetParam().structure);
    EXPECT_EQ(format(words.text), GetParam().text);
}

using enum FindingKind;

INSTANTIATE_TEST_SUITE_P(
    Table, FindingPhrase,
    testing::Values(
        PhraseCase{"Backup",
                   {.kind = SuperblockFromBackup, .numbers = {1, 32768}, .detail = "bad magic"},
                   "superblock",
                   "the primary superblock cannot be used; the copy of group 1 at block 32,768 was read instead and "
                   "may be out "
                   "of date: bad magic"},
        PhraseCase{"BackupWithItsCommand",
                   {.kind = SuperblockFromBackup, .numbers = {1, 32768, 4096}},
                   "superblock",
                   "the primary superblock cannot be used; the copy of group 1 at block 32,768 was read instead and "
                   "may be out of date; repair it with e2fsck -b 32768 -B 4096 DEVICE"},
        PhraseCase{"BackupsOfAnother",
                   {.kind = OtherBackups,
                    .backups = BackupSet{.type = "ext3",
                                         .label = "old",
                                         .uuid = "0123",
                                         .created = 86400,
                                         .copies = {{{1}, {8193}, {1024}}, {{3}, {24577}, {1024}}},
                                         .sound = 2,
                                         .expected = 4}},
                   "superblock",
                   "backup superblocks of another file system lie here as well: ext3 “old” with the UUID 0123, created "
                   "1970-01-02 00:00:00 UTC; 2 of its 4 copies here are sound, at the blocks 8193, 24577; -b 8193 -B "
                   "1024 opens it"},
        PhraseCase{"ChosenSuperblock",
                   {.kind = SuperblockChosen, .numbers = {32768, 4096}},
                   "superblock",
                   "the superblock was read at block 32,768, counted in blocks of 4,096 bytes, as asked for with -b or "
                   "-B; only the primary one is kept up to date"},
        PhraseCase{"ReplayedJournal",
                   {.kind = JournalReplayed, .numbers = {2, 1, 0}},
                   "journal",
                   "what is shown is the state after the replay of the journal, in memory: 2 transactions with new "
                   "contents of 1 block; nothing was written"},
        PhraseCase{"CutReplay",
                   {.kind = ReplayIncomplete, .numbers = {0, 77}},
                   "journal",
                   "the replay ends before transaction 77 of the journal, whose commit block is damaged, so what is "
                   "shown may be out of date"},
        PhraseCase{"FastCommits",
                   {.kind = ReplayIncomplete, .numbers = {2, 3}},
                   "journal",
                   "the replay left out 3 fast commits after the last transaction, which only the kernel and e2fsck "
                   "can replay, so what is shown may be out of date"},
        PhraseCase{"CopiedDescriptors",
                   {.kind = DescriptorsFromCopies, .group = {3}, .block = BlockNumber{8193}, .numbers = {2, 0, 1024}},
                   "group descriptor",
                   "2 group descriptors are damaged or unreadable and were read from the copy in group 3, whose counts "
                   "and flags are old and not used; repair it with e2fsck -b 8193 -B 1024 DEVICE"},
        PhraseCase{
            "SomeDescriptorsNowhere",
            {.kind = DescriptorsFromCopies, .group = {3}, .numbers = {1, 2, 1024}},
            "group descriptor",
            "1 group descriptor is damaged or unreadable and was read from the copy in group 3, whose counts and "
            "flags are old and not used; no usable descriptor of 2 groups was found"},
        PhraseCase{"AllDescriptorsNowhere",
                   {.kind = DescriptorsFromCopies, .numbers = {0, 1, 4096}},
                   "group descriptor",
                   "no usable descriptor of 1 group was found, so the bitmaps and inodes there are unknown"},
        PhraseCase{"Checksum",
                   {.kind = SuperblockChecksum, .numbers = {0xAB, 0xCDEF0123}},
                   "superblock",
                   "the superblock stores the checksum 0x000000ab, but its bytes give 0xcdef0123"},
        PhraseCase{"Descriptor",
                   {.kind = DescriptorChecksum, .group = {5}, .numbers = {0x12, 0xABCD}},
                   "group descriptor",
                   "the descriptor of group 5 stores the checksum 0x0012, but the bytes give 0xabcd"},
        PhraseCase{"Descriptors",
                   {.kind = DescriptorChecksum, .group = {5}, .groups = {3}, .numbers = {0x12, 0xABCD}},
                   "group descriptor ×3",
                   "the descriptors of groups 5–7 store the checksum 0x0012 (the first), but the bytes give 0xabcd"},
        PhraseCase{"PastEnd",
                   {.kind = VolumePastEnd, .numbers = {1 << 20, 4096}},
                   "file system",
                   "the file system claims 1,048,576 bytes, but only 4,096 are present"},
        PhraseCase{"Outside",
                   {.kind = OutsideVolume, .region = RegionKind::InodeTable, .group = {1234}, .numbers = {99999, 4096}},
                   "inode table",
                   "block 99,999 is recorded as the location of the inode table of group 1,234, outside the volume of "
                   "4,096 blocks"},
        PhraseCase{
            "OtherVolume",
            {.kind = OtherVolumeFaulty,
             .numbers = {2, 0},
             .volume = {.partition = 1, .logicalVolume = "vg/root"},
             .worst = {{.kind = VolumePastEnd, .numbers = {1 << 20, 4096}}}},
            "logical volume vg/root",
            "logical volume vg/root holds a file system with 2 errors: the file system claims 1,048,576 bytes, but "
            "only 4,096 are present"},
        PhraseCase{"OtherVolumeOfAnOlderSnapshot",
                   {.kind = OtherVolumeFaulty, .numbers = {0, 1}, .volume = {.partition = 1}, .detail = "bad magic"},
                   "partition 1",
                   "partition 1 holds a file system with 1 warning: bad magic"},
        PhraseCase{"DisplacedOffTheDisk",
                   {.kind = DisplacedFilesystem,
                    .group = {3},
                    .numbers = {4096, 0, 0},
                    .volume = {.partition = 2},
                    .detail = "ext3"},
                   "partition 2",
                   "partition 2 holds a part of ext3 that begins before the disk, so it cannot be mounted (copy of the "
                   "superblock, of group 3, at byte 4,096)"},
        PhraseCase{"NotRecognised",
                   {.kind = NotLookedAt, .numbers = {0}, .volume = {.partition = 2}, .detail = "Linux filesystem"},
                   "partition 2",
                   "partition 2 (Linux filesystem): contents not recognised, not looked at"},
        PhraseCase{"ThinVolume",
                   {.kind = NotLookedAt,
                    .numbers = {static_cast<std::uint64_t>(UnseenReason::Obstacle),
                                static_cast<std::uint64_t>(VolumeObstacle::SegmentType)},
                    .volume = {.partition = 2, .logicalVolume = "vg/thin"},
                    .detail = "thin"},
                   "logical volume vg/thin",
                   "logical volume vg/thin: not read: LVM maps its thin segments in a way that is not supported"},
        PhraseCase{"OtherContainer",
                   {.kind = NotLookedAt,
                    .numbers = {static_cast<std::uint64_t>(UnseenReason::Container)},
                    .detail = "zfs_member"},
                   "the whole disk",
                   "the whole disk: a container of the kind zfs_member, not looked into"},
        PhraseCase{"FreeCount",
                   {.kind = FreeCountWrong, .region = RegionKind::BlockBitmap, .group = {7}, .numbers = {32768, 4711}},
                   "block bitmap",
                   "the descriptor of group 7 counts 32,768 free blocks, but the block bitmap shows 4,711"},
        PhraseCase{
            "MetadataFree",
            {.kind = MetadataFree,
             .region = RegionKind::BlockBitmap,
             .group = {7},
             .block = BlockNumber{1071},
             .numbers = {3, index(RegionKind::InodeTable)}},
            "block bitmap",
            "the block bitmap of group 7 marks 3 blocks of metadata as free, the first of them block 1,071: inode "
            "table"},
        PhraseCase{
            "SystemInodesFree",
            {.kind = MetadataFree, .region = RegionKind::InodeBitmap, .group = {0}, .numbers = {1, 8}},
            "inode bitmap",
            "the inode bitmap of group 0 marks 1 inode of the file system itself as free, the first of them inode 8"},
        PhraseCase{
            "BitmapChecksum",
            {.kind = BitmapChecksum, .region = RegionKind::BlockBitmap, .group = {7}, .numbers = {0x12, 0xABCD}},
            "block bitmap",
            "the block bitmap of group 7 has the checksum 0x00000012 in its descriptor, but its bytes give 0x0000abcd"},
        PhraseCase{"BitmapTail",
                   {.kind = BitmapTailUnset, .region = RegionKind::InodeBitmap, .group = {4}, .numbers = {1}},
                   "inode bitmap",
                   "the padding of the inode bitmap of group 4 is not set"},
        PhraseCase{"BitmapTails",
                   {.kind = BitmapTailUnset, .region = RegionKind::BlockBitmap, .group = {4}, .numbers = {9}},
                   "block bitmap ×9",
                   "the padding of 9 block bitmaps is not set, first that of group 4"},
        PhraseCase{
            "FileField",
            {.kind = FileFaulty, .numbers = {static_cast<std::uint64_t>(FileFault::Field), 3, 12}, .detail = "i_size"},
            "files",
            "i_size of 3 inodes does not fit the rest; first inode: 12"},
        PhraseCase{"BlocksWithoutOwner",
                   {.kind = FileFaulty, .numbers = {static_cast<std::uint64_t>(FileFault::BlockUnowned), 1, 20000}},
                   "files",
                   "1 block is marked as in use, but belongs to no file; first block: 20,000"},
        PhraseCase{
            "QuotaUsage",
            {.kind = FileFaulty, .numbers = {static_cast<std::uint64_t>(FileFault::Quota), 2, 1000}, .detail = "user"},
            "files",
            "the user quota has a wrong usage for 2 IDs; first ID: 1000"},
        PhraseCase{"BitmapUnreadable",
                   {.kind = BitmapUnreadable, .region = RegionKind::BlockBitmap, .group = {7}, .detail = "gone"},
                   "block bitmap",
                   "the block bitmap of group 7 cannot be read: gone"},
        PhraseCase{"ReadFailed",
                   {.kind = ReadFailed, .detail = "cannot read byte 4096: Input/output error"},
                   "drive",
                   "part of the disk cannot be read: cannot read byte 4096: Input/output error"},
        PhraseCase{
            "Lost",
            {.kind = ClaimLost,
             .region = RegionKind::InodeBitmap,
             .group = {2},
             .numbers = {77, index(RegionKind::BlockBitmap), 6}},
            "inode bitmap",
            "block 77 is recorded as the location of the inode bitmap of group 2, but belongs to the block bitmap of "
            "group 5"},
        PhraseCase{"LostToNonsense",
                   {.kind = ClaimLost, .region = RegionKind::InodeBitmap, .numbers = {77, 4711}},
                   "inode bitmap",
                   "block 77 is recorded as the location of the inode bitmap, but belongs to another structure"},
        PhraseCase{"StartOfPartition",
                   {.kind = StartOffGrid, .numbers = {32256, 3584, 4096}, .volume = {.partition = 3}},
                   "partition 3",
                   "partition 3 starts at byte 32,256, which is 3,584 bytes past a boundary of 4,096 bytes; every "
                   "structure inside inherits this offset"},
        PhraseCase{"StartOfVolume",
                   {.kind = StartOffGrid, .numbers = {512, 512, 4096}},
                   "file system",
                   "the file system starts at byte 512, which is 512 bytes past a boundary of 4,096 bytes; every "
                   "structure inside inherits this offset"},
        PhraseCase{"StartOfLogicalVolume",
                   {.kind = LayerOffGrid,
                    .numbers = {17826816, 1024, 4096},
                    .volume = {2, "vg/b"},
                    .layer = LayerKind::LvmLinearVolume},
                   "LVM linear volume vg/b in partition 2",
                   "LVM linear volume vg/b in partition 2 starts its data at byte 17,826,816, which is 1,024 bytes "
                   "past a boundary of 4,096 bytes; all its contents inherit this offset"},
        PhraseCase{"AllBitmaps",
                   {.kind = StructuresMisaligned,
                    .region = RegionKind::BlockBitmap,
                    .numbers = {128, 128},
                    .fit = Fit::Straddling},
                   "block bitmap ×128",
                   "128 of 128 block bitmaps straddle physical sectors"},
        PhraseCase{"SomeBitmaps",
                   {.kind = StructuresMisaligned,
                    .region = RegionKind::BlockBitmap,
                    .numbers = {4, 16},
                    .fit = Fit::Straddling},
                   "block bitmap ×4",
                   "4 of 16 block bitmaps straddle physical sectors"},
        PhraseCase{
            "OneTable",
            {.kind = StructuresMisaligned, .region = RegionKind::InodeTable, .numbers = {1, 8}, .fit = Fit::Straddling},
            "inode table",
            "1 of 8 inode tables straddles physical sectors"},
        PhraseCase{
            "Journal",
            {.kind = StructuresMisaligned, .region = RegionKind::Journal, .numbers = {1, 1}, .fit = Fit::Straddling},
            "journal",
            "the journal straddles physical sectors"},
        PhraseCase{"Overlap",
                   {.kind = TableFaulty, .fault = TableFault{TableFaultKind::Overlap, 1, 2, 5000}},
                   "partition 1",
                   "partition 1 and partition 2 share 5,000 sectors"},
        PhraseCase{"TableEnd",
                   {.kind = TableFaulty, .fault = TableFault{TableFaultKind::PastEnd, 4, 0, 2048}},
                   "partition 4",
                   "partition 4 runs 2,048 sectors past the end of the disk"},
        PhraseCase{"Gpt",
                   {.kind = TableFaulty, .fault = TableFault{.kind = TableFaultKind::BackupDamaged}},
                   "partition table",
                   "the backup GPT at the end of the disk is missing or damaged"},
        PhraseCase{"Escaped",
                   {.kind = NotClean, .detail = "\x1B[31mred"},
                   "file system",
                   "the file system's state is \"\\x1B[31mred\""}),
    [](const auto& test) { return test.param.name; });

/// A kind without a text would be an empty line in a report. Kinds count up from 0.
TEST(FindingPhrases, EveryKindHasWords) {
    for (unsigned i = 0; !name(static_cast<FindingKind>(i)).empty(); ++i) {
        const auto words = phrase({.kind = static_cast<FindingKind>(i), .region = RegionKind::Journal});
        EXPECT_FALSE(format(words.text).empty()) << name(static_cast<FindingKind>(i));
        EXPECT_FALSE(format(words.structure).empty()) << name(static_cast<FindingKind>(i));
    }
    for (unsigned i = 0; !name(static_cast<TableFaultKind>(i)).empty(); ++i) {
        EXPECT_FALSE(format(phrase(TableFault{.kind = static_cast<TableFaultKind>(i)})).empty());
    }
}

TEST(FindingPhrases, NameTheLayerWhoseDataAreOffTheGranularity) {
    const Granularity mebibytes{.kind = GranularityKind::Partitioning, .size = {1 << 20}};
    const auto words = phrase(
        OffGranularity{
            .partition = 1, .layer = LayerKind::Luks2, .first = {4096}, .past = {4096}, .off = 1, .total = 1},
        mebibytes);
    EXPECT_EQ(format(words.structure), "LUKS2");
    EXPECT_EQ(format(words.text), "LUKS2 starts its data at byte 4,096, which is 4,096 bytes past a boundary of 1 MiB");
}

TEST(FindingPhrases, CostAndGroups) {
    const auto words = phrase({.kind = StructuresMisaligned,
                               .region = RegionKind::BlockBitmap,
                               .group = {0},
                               .groups = {1280},
                               .numbers = {1280, 1280},
                               .fit = Fit::Straddling});
    EXPECT_EQ(format(*words.groups), "0–1,279");
    EXPECT_EQ(format(*words.cost), "2 RMW per block");
}

} // namespace
} // namespace atlas
