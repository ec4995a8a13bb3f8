// SPDX-License-Identifier: GPL-3.0-or-later
// Strictly first, tolerantly second, never silent: what `check` says of an image in which one thing is wrong. One line a case.
#include "cli/program.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

constexpr int judged = 1; ///< at least a warning
constexpr int unreadable = 3;

struct Case {
    const char* name;
    const char* spoil; ///< a shell script that changes the image "$1"
    int exitCode;
    const char* says;
};

std::ostream& operator<<(std::ostream& out, const Case& tested) { return out << tested.name; }

/// Makes the image "$1", runs the script of the case, and fails only if that fails.
std::string spoiled(const TempDir& folder, const std::string& make, const char* spoil) {
    const auto image = folder.file("disk.img");
    mustRun("set -e; exec 2>&1; put() { dd of=\"$1\" bs=\"$2\" seek=\"$3\" conv=notrunc status=none; }\n"
            "set_bg() { printf '%s\\n' \"$@\" | debugfs -w -f - \"$image\" >/dev/null; }\n"
            "image=" +
            shellQuoted(image) + "\n" + make + "\n" + spoil);
    return image;
}

class TolerantOpening : public testing::TestWithParam<Case> {
protected:
    void expectSaid(const std::string& make) {
        const auto& tested = GetParam();
        const TempDir folder;
        const auto image = spoiled(folder, make, tested.spoil);
        const auto before = mustRun("sha256sum < " + shellQuoted(image));
        const auto ran = cli("check --strict " + shellQuoted(image));
        EXPECT_EQ(ran.exitCode, tested.exitCode) << ran.err;
        EXPECT_THAT(ran.out + ran.err, testing::HasSubstr(tested.says));
        EXPECT_EQ(mustRun("sha256sum < " + shellQuoted(image)), before);
    }
};

class TolerantVolume : public TolerantOpening {};
TEST_P(TolerantVolume, SaysWhatIsWrong) {
    expectSaid("truncate -s 32M \"$image\"; mke2fs -q -F -t ext4 -b 1024 \"$image\"");
}

class TolerantDisk : public TolerantOpening {};
TEST_P(TolerantDisk, SaysWhatIsWrong) {
    expectSaid("truncate -s 64M \"$image\"; printf 'label: gpt\\n2048,65536\\n,16384\\n' | sfdisk -q \"$image\"\n"
               "mke2fs -q -F -t ext4 -b 1024 -E offset=1048576 \"$image\" 32M");
}

INSTANTIATE_TEST_SUITE_P(
    Cases, TolerantVolume,
    testing::Values(
        Case{"FatOverExt",
             "dd if=\"$image\" of=\"$image.ext\" bs=1024 skip=1 count=8 status=none; mkfs.vfat -F 32 -R 64 \"$image\"\n"
             "put \"$image\" 1024 1 <\"$image.ext\"",
             judged, "warning: the whole disk also has the signature of vfat"},
        Case{"BitmapOutside", "set_bg 'set_bg 1 block_bitmap 999999' 'set_bg 1 checksum calc'", judged,
             "block 999,999 is recorded as the location of the block bitmap of group 1, outside the volume of 32,768 "
             "blocks"},
        Case{"BitmapsOverlap",
             "set_bg 'set_bg 1 block_bitmap 400' 'set_bg 1 checksum calc' 'set_bg 2 block_bitmap 400' 'set_bg 2 "
             "checksum calc'",
             judged,
             "block 400 is recorded as the location of the block bitmap of group 2, but belongs to the block bitmap"},
        Case{
            "TableOnSuperblock", "set_bg 'set_bg 1 inode_table 1' 'set_bg 1 checksum calc'", judged,
            "block 1 is recorded as the location of the inode table of group 1, but belongs to the primary superblock"},
        Case{"CountsDisagree", "set_bg 'set_bg 1 free_blocks_count 5' 'set_bg 1 checksum calc'", judged,
             "but the group descriptors count 17,900 in total"},
        Case{"GroupCountWrong", "set_bg 'ssv blocks_count 3000000'", judged,
             "the copy of group 1 at block 8,193 was read"},
        Case{"GroupSizeWrong", "set_bg 'ssv blocks_per_group 4096'", judged,
             "the copy of group 1 at block 8,193 was read"},
        Case{"FeatureUnknown", "set_bg 'ssv feature_incompat 0x80002c2'", judged,
             "error: the superblock has the feature FEATURE_I27 (incompat), unknown to Linux and e2fsprogs"},
        Case{"FeatureUnknownAndPrimaryLost",
             "set_bg 'feature FEATURE_I27'; dd if=\"$image\" bs=1024 skip=1 count=1 status=none >\"$image.sb\"\n"
             "put \"$image\" 1024 8193 <\"$image.sb\"; printf '\\1' | put \"$image\" 1 8389722\n"
             "for at in 1 24577; do head -c 1024 /dev/zero | put \"$image\" 1024 $at; done",
             judged, "the superblock has the feature FEATURE_I27 (incompat)"},
        Case{"SoundCopyFirst", "printf x | put \"$image\" 1 8389752; head -c 1024 /dev/zero | put \"$image\" 1024 1",
             judged, "the copy of group 3 at block 24,577 was read instead"},
        Case{"ByteOrderSwapped", "printf '\\357\\123' | put \"$image\" 1 1080", judged, "Bad magic number"},
        Case{"SuperblockChecksum", "printf x | put \"$image\" 1 1144", judged, "the superblock stores the checksum 0x"},
        Case{"DescriptorChecksum", "printf x | put \"$image\" 1 2060", judged,
             "the descriptor of group 0 stores the checksum 0x"},
        Case{"DescriptorsRandom", "head -c 1024 /dev/zero | tr '\\0' '\\245' | put \"$image\" 1024 2", judged,
             "the descriptors of groups 0–3 store the checksum 0xa5a5"},
        Case{"PrimaryLost", "head -c 1024 /dev/zero | put \"$image\" 1024 1", judged,
             "the copy of group 1 at block 8,193 was read instead and may be out of date"},
        Case{"FirstGroupsLost", "head -c 9M /dev/zero | put \"$image\" 1M 0", judged,
             "the copy of group 3 at block 24,577 was read instead and may be out of date"},
        Case{"JournalLost", "set_bg 'clri <8>'", judged, "inode 8 of the journal is marked as unused"},
        Case{"JournalNotFound", "set_bg 'clri <8>'", judged, "its inode gives no blocks"},
        Case{"FileShorter", "truncate -s 20M \"$image\"", judged,
             "claims 33,554,432 bytes, but only 20,971,520 are present"},
        Case{"DescriptorsPastEnd",
             "rm \"$image\"; truncate -s 256M \"$image\"; mke2fs -q -F -t ext4 -b 1024 -O meta_bg,^resize_inode "
             "\"$image\"\n"
             "truncate -s 100M \"$image\"",
             judged, "55 structures lie past the end of the file system, image or partition and cannot be read"},
        Case{"SuperblockAlone", "truncate -s 2K \"$image\"", judged, "no usable descriptor of 4 groups was found"},
        Case{"FileEndsBefore", "truncate -s 1K \"$image\"", unreadable, "found the end of the file, expected 0xEF53"},
        Case{"Empty", "truncate -s 0 \"$image\"", unreadable, "is empty"},
        Case{"StaleUnderSwap", "mkswap -q \"$image\" || mkswap \"$image\" >/dev/null", 0,
             "no ext file system was read"}),
    [](const auto& tested) { return std::string(tested.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Cases, TolerantDisk,
    testing::Values(
        Case{"PrimaryGptLost", "head -c 512 /dev/zero | put \"$image\" 512 1", judged, "its backup was read"},
        Case{"BackupGptLost", "head -c 512 /dev/zero | put \"$image\" 512 131071", judged, "the backup GPT"},
        Case{"BothGptsLost", "for at in 2 131039; do printf spoiled | put \"$image\" 512 $at; done", unreadable,
             "both copies of the GPT are damaged"},
        Case{"GptCopiesDiffer",
             "tail -c 16896 \"$image\" >\"$image.end\"; sfdisk -q --part-label \"$image\" 2 renamed\n"
             "put \"$image\" 512 131039 <\"$image.end\"",
             judged, "the two copies of the GPT differ in 1 entry"},
        Case{"HybridMbr", "printf '\\0\\0\\0\\0\\203\\0\\0\\0\\0\\10\\0\\0\\0\\0\\1\\0' | put \"$image\" 1 462", judged,
             "the MBR lists 1 partition of its own"},
        Case{"ProtectiveMbrLost", "head -c 512 /dev/zero | put \"$image\" 512 0", judged,
             "the protective MBR of the GPT is missing"},
        Case{"ProtectiveMbrElsewhere", "printf '\\5' | put \"$image\" 1 454", judged,
             "the protective MBR entry of the GPT starts at sector 5 instead of 1, so Linux does not see the GPT"},
        Case{"UsablePastEnd", "truncate -s 60M \"$image\"", judged,
             "the usable sectors of the GPT reach 8,159 sectors past the end of the disk, so Linux does not see"},
        Case{"FileShorterThanPartition", "truncate -s 20M \"$image\"", judged,
             "runs 26,624 sectors past the end of the disk"},
        Case{"ContentsOverwritten", "head -c 20M /dev/urandom | put \"$image\" 1M 34", judged,
             "partition 2 (Linux filesystem): contents not recognised, not looked at"},
        Case{"PrimaryInPartitionLost", "head -c 1024 /dev/zero | put \"$image\" 1024 1025", judged,
             "the copy of group 1 at block 8,193 was read"}),
    [](const auto& tested) { return std::string(tested.param.name); });

} // namespace
} // namespace atlas::test
