// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes in which one thing was spoiled. e2fsck -fn complains of each, and so does the reader; of the volume before, neither.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "layout/finding.h"
#include "layout/layout_summary.h"
#include "report/words/finding_text.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <functional>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

constexpr auto ext4 = "-t ext4 -b 4096 -g 2048 -J size=4";
constexpr auto ext2 = "-t ext2 -b 4096 -g 2048";
constexpr auto ext3 = "-t ext3 -b 4096 -g 2048 -J size=4";
constexpr auto withoutChecksums = "-t ext4 -b 4096 -g 2048 -J size=4 -O ^metadata_csum";
constexpr auto quota = "-t ext4 -b 4096 -g 2048 -J size=4 -O quota";
constexpr auto orphanFile = "-t ext4 -b 4096 -g 2048 -J size=4 -O orphan_file";
constexpr auto mmp = "-t ext4 -b 4096 -g 2048 -J size=4 -O mmp";

using Spoil = std::function<void(const std::string&)>;

struct Spoiled {
    const char* name;
    const char* mkfs;
    Spoil spoil;
    FindingKind kind;
    const char* says;
};

std::ostream& operator<<(std::ostream& out, const Spoiled& spoiled) { return out << spoiled.name; }

Spoil debugfs(const char* requests) {
    return
        [=](const std::string& image) { mustRun("debugfs -w -f - " + shellQuoted(image) + " 2>/dev/null", requests); };
}

/// Overwrites bytes of block `logical` of inode `inode`.
Spoil inFile(int inode, int logical, std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) {
        const auto block = std::stoull(
            mustRun(fmt::format("debugfs -R 'bmap <{}> {}' {} 2>/dev/null", inode, logical, shellQuoted(image))));
        overwrite(image, block * 4096 + at, bytes);
    };
}

Spoil inJournal(std::uint64_t at, std::string bytes) { return inFile(8, 0, at, std::move(bytes)); }

constexpr int orphanInode = 12; // the first that mke2fs gives after lost+found

/// Lays the inode table of group 2 over the block of the root directory.
void inodeTableOnRoot(const std::string& image) {
    const auto block = mustRun("debugfs -R 'bmap <2> 0' " + shellQuoted(image) + " 2>/dev/null");
    mustRun("debugfs -w -f - " + shellQuoted(image) + " 2>/dev/null",
            "set_bg 2 inode_table " + block + "\nset_bg 2 checksum calc\n");
}

Spoil inMmpBlock(std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) {
        const auto block = std::stoull(
            mustRun("dumpe2fs -h " + shellQuoted(image) + " 2>/dev/null | sed -n 's/MMP block number: *//p'"));
        overwrite(image, block * 4096 + at, bytes);
    };
}

std::vector<Finding> faultsOf(const std::string& image) {
    const auto source = openFile(image).value();
    auto claims = readLayout(*source, {.bytes = {{0}, source->size()}});
    if (!claims) {
        ADD_FAILURE() << sentence(claims.error());
        return {};
    }
    auto findings = resolve(std::move(*claims)).findings;
    std::erase_if(findings, [](const Finding& f) { return severityOf(f) == Severity::Note; });
    return findings;
}

bool e2fsckComplains(const std::string& image) {
    const auto ran = run("e2fsck -fn " + shellQuoted(image) + " 2>&1");
    return ran.exitCode != 0 || ran.out.contains("? no") || ran.out.contains("orrupt");
}

TEST(ProjectQuotaInode, MayBeThatOfAnotherQuotaWithoutProjects) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun(fmt::format("mke2fs -q -F {} {} 64M", quota, shellQuoted(image)));
    debugfs("ssv prj_quota_inum 3\n")(image);
    EXPECT_FALSE(e2fsckComplains(image));
    EXPECT_TRUE(faultsOf(image).empty());
}

class SpoiledVolume : public testing::TestWithParam<Spoiled> {};

TEST_P(SpoiledVolume, IsFoundLikeByE2fsck) {
    const auto& [name, mkfs, spoil, kind, says] = GetParam();
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun(std::string("mke2fs -q -F ") + mkfs + " " + shellQuoted(image) + " 24M");
    ASSERT_FALSE(e2fsckComplains(image));
    ASSERT_THAT(faultsOf(image), testing::IsEmpty());
    spoil(image);
    EXPECT_TRUE(e2fsckComplains(image)) << "the oracle is content";
    const auto found = faultsOf(image);
    std::vector<std::string> told;
    for (const auto& finding : found) {
        told.push_back((finding.kind == kind ? "" : "of another kind: ") + format(phrase(finding).text));
    }
    EXPECT_THAT(told, testing::Contains(testing::AllOf(testing::HasSubstr(says),
                                                       testing::Not(testing::StartsWith("of another kind")))));
}

/// e2fsck looks at the first word of the block list of an unused system inode only.
TEST(SoundVolume, MayKeepRemainsInAnUnusedInode) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun("mke2fs -q -F -t ext3 -b 4096 -J size=4 " + shellQuoted(image) + " 24M");
    debugfs("sif <3> block[5] 7\n")(image);
    EXPECT_FALSE(e2fsckComplains(image));
    EXPECT_THAT(faultsOf(image), testing::IsEmpty());
}

TEST(FirstMetaBg, ThatIsTooLargeIsOneFindingBesideTheErrorOfOpening) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun("mke2fs -q -F -t ext4 -b 4096 -J size=4 -O ^metadata_csum,meta_bg,^resize_inode " + shellQuoted(image) +
            " 24M");
    overwrite(image, 1024 + 0x104, "c");
    EXPECT_THAT(faultsOf(image), testing::SizeIs(2)) << "the structures keep their places";
}

/// Inodes of the Hurd keep mode and owner where Linux has the upper halves of i_file_acl and i_blocks.
TEST(SoundVolume, MayBeOneOfTheHurd) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun("mke2fs -q -F -o hurd -b 4096 " + shellQuoted(image) + " 24M");
    debugfs("mkdir a\nsif <2> blocks 99\n")(image);
    EXPECT_FALSE(e2fsckComplains(image));
    EXPECT_THAT(faultsOf(image), testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Superblock, SpoiledVolume,
    testing::Values(
        Spoiled{"FirstInode", ext4, debugfs("ssv first_ino 3\n"), FindingKind::FieldImpossible,
                "s_first_ino of the superblock is 3, but must be from 11 to 6,144"},
        Spoiled{"ReservedBlocks", ext4, debugfs("ssv r_blocks_count 5000\n"), FindingKind::FieldImpossible,
                "s_r_blocks_count of the superblock is 5,000, but must be from 0 to 3,072"},
        Spoiled{"FreeBlocks", ext4, debugfs("ssv free_blocks_count 900000\n"), FindingKind::FieldImpossible,
                "s_free_blocks_count"},
        Spoiled{"FreeInodes", ext4, debugfs("ssv free_inodes_count 900000\n"), FindingKind::FieldImpossible,
                "s_free_inodes_count"},
        Spoiled{"FreeBlocksTotal", ext4, debugfs("ssv free_blocks_count 5\n"), FindingKind::FreeTotalWrong,
                "the superblock counts 5 free blocks, but the group descriptors"},
        Spoiled{"FreeInodesTotal", ext4, debugfs("ssv free_inodes_count 5\n"), FindingKind::FreeTotalWrong,
                "the superblock counts 5 free inodes"},
        Spoiled{"MinimumExtraSize", ext4, debugfs("ssv min_extra_isize 400\n"), FindingKind::FieldImpossible,
                "s_min_extra_isize of the superblock is 400, but must be from 4 to 128"},
        Spoiled{"LargeOddExtraSize", ext4, debugfs("ssv min_extra_isize 65535\n"), FindingKind::FieldImpossible,
                "s_min_extra_isize of the superblock is 65,535, but must be from 4 to 128"},
        Spoiled{"OddExtraSize", ext4, debugfs("ssv want_extra_isize 30\n"), FindingKind::FieldImpossible,
                "s_want_extra_isize of the superblock is 30, but must be 28"},
        Spoiled{"FirstMetaBg", "-t ext4 -b 4096 -J size=4 -O ^metadata_csum,meta_bg,^resize_inode",
                [](const std::string& image) { overwrite(image, 1024 + 0x104, "c"); }, FindingKind::FieldImpossible,
                "s_first_meta_bg of the superblock is 99, but must be from 0 to 1"},
        Spoiled{"FirstDataBlock", ext4, debugfs("ssv first_data_block 1\n"), FindingKind::FieldImpossible,
                "s_first_data_block of the superblock is 1, but must be 0"},
        Spoiled{"ReservedGdtBlocks", ext4, debugfs("ssv reserved_gdt_blocks 2000\n"), FindingKind::FieldImpossible,
                "s_reserved_gdt_blocks"},
        Spoiled{"BackupGroups", "-t ext4 -b 4096 -g 2048 -J size=4 -O sparse_super2,^resize_inode",
                debugfs("ssv backup_bgs[0] 99\n"), FindingKind::FieldImpossible, "s_backup_bgs"},
        Spoiled{"Encoding", "-t ext4 -b 4096 -g 2048 -J size=4 -O casefold", debugfs("ssv encoding 9\n"),
                FindingKind::FieldImpossible, "s_encoding of the superblock is 9"},
        Spoiled{"BigallocWithoutExtents", "-t ext4 -b 1024 -O bigalloc,^64bit -C 16384 -J size=4",
                debugfs("feature -extents\n"), FindingKind::FeaturesConflict, "bigalloc without extent"},
        Spoiled{"ResizeInodeWithMetaBg", ext4, debugfs("feature meta_bg\n"), FindingKind::FeaturesConflict,
                "resize_inode and meta_bg"},
        Spoiled{"TwoGroupChecksums", ext4, debugfs("feature uninit_bg\n"), FindingKind::FeaturesConflict,
                "metadata_csum and uninit_bg"},
        Spoiled{"JournalWithoutFeature", ext4, debugfs("feature -has_journal\n"), FindingKind::FeaturesConflict,
                "lacks the feature has_journal"},
        Spoiled{"ReserveWithoutInode", ext4, debugfs("feature -resize_inode\n"), FindingKind::FeaturesConflict,
                "reserves GDT blocks"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    Sizes, SpoiledVolume,
    testing::Values(
        Spoiled{"OneBlockTooFew", "-t ext4 -b 4096 -g 2048 -J size=4 -O ^metadata_csum,^resize_inode",
                debugfs("ssv blocks_count 6143\n"), FindingKind::BitmapPadding,
                "of the volume of 6,143 blocks as free"},
        Spoiled{"OneBlockTooFewUnlikeTheBackup", withoutChecksums, debugfs("ssv blocks_count 6143\n"),
                FindingKind::BackupDiffers,
                "s_blocks_count_lo of the superblock is 6,143, but its copy in group 1 has 6,144"},
        Spoiled{"BlockCountWithBigalloc", "-t ext4 -b 1024 -O bigalloc -C 16384 -J size=4",
                debugfs("sif <8> blocks 80\n"), FindingKind::SystemFileFaulty, "inode 8 of the journal counts"},
        Spoiled{"BlocksOfAnUnusedResizeInode", "-t ext4 -b 4096 -g 2048 -J size=4 -O ^resize_inode",
                debugfs("sif <7> blocks 8\n"), FindingKind::SystemFileFaulty, "inode 7 of the resize inode holds data"},
        Spoiled{"JournalUuidWithoutFeature", ext2, debugfs("ssv journal_uuid 12345678-1234-1234-1234-123456789abc\n"),
                FindingKind::FeaturesConflict, "lacks the feature has_journal"},
        Spoiled{"NoDirectoryInTheFirstGroup", withoutChecksums, debugfs("set_bg 0 used_dirs_count 0\n"),
                FindingKind::FieldImpossible, "bg_used_dirs_count of the group descriptors is 0"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    SuperblockAndInodes, SpoiledVolume,
    testing::Values(
        Spoiled{"UnknownFeature", ext4, debugfs("feature FEATURE_C17\n"), FindingKind::FeaturesUnsupported,
                "the superblock has the feature FEATURE_C17 (compat), unknown to Linux and e2fsprogs: "
                "mounting is not affected, but e2fsck refuses the file system"},
        Spoiled{"UnknownReadOnlyFeatures", ext4, debugfs("feature FEATURE_R20 FEATURE_R30\n"),
                FindingKind::FeaturesUnsupported,
                "the features FEATURE_R20 FEATURE_R30 (ro_compat), unknown to Linux and e2fsprogs: Linux "
                "mounts the file system only read-only"},
        Spoiled{"UnknownIncompatibleFeature", ext4, debugfs("feature FEATURE_I21\n"), FindingKind::FeaturesUnsupported,
                "FEATURE_I21 (incompat), unknown to Linux and e2fsprogs: Linux cannot mount"},
        Spoiled{"UnknownFeatureWithoutChecksum", withoutChecksums, debugfs("feature FEATURE_I29\n"),
                FindingKind::FeaturesUnsupported, "FEATURE_I29 (incompat), unknown to Linux"},
        Spoiled{"FeatureKnownByName", ext4, debugfs("feature dirdata\n"), FindingKind::FeaturesUnsupported,
                "dirdata (incompat), which e2fsprogs knows only by name: Linux cannot mount"},
        Spoiled{"FeatureOfOldLinux", ext4, debugfs("feature FEATURE_R2\n"), FindingKind::FeaturesUnsupported,
                "FEATURE_R2 (ro_compat), which Linux knows and e2fsprogs does not: mounting is not"},
        Spoiled{"MarkOfChromeOs", withoutChecksums,
                [](const std::string& image) { overwrite(image, 1024 + 0x67, "\xFF"); },
                FindingKind::FeaturesUnsupported,
                "FEATURE_R31 (ro_compat), with which ChromeOS keeps its system partition from being "
                "written: Linux mounts the file system only read-only"},
        Spoiled{"TwoJournals", ext4, debugfs("ssv journal_uuid 12345678-1234-1234-1234-123456789abc\n"),
                FindingKind::FeaturesConflict, "a journal inode and also a journal on another device"},
        Spoiled{"FirstInodeTooHigh", ext4, debugfs("ssv first_ino 100\n"), FindingKind::FieldImpossible,
                "s_first_ino of the superblock is 100, but must be 11"},
        Spoiled{"WithoutFlexBg", ext4, debugfs("feature -flex_bg\n"), FindingKind::FeaturesConflict,
                "of group 1 lie outside the group, but the superblock lacks the feature flex_bg"},
        Spoiled{"WithoutExtents", ext4, debugfs("feature -extent\n"), FindingKind::FeaturesConflict,
                "64bit without extent"},
        Spoiled{"FlagOfAbsentFeature", "-t ext4 -b 4096 -g 2048 -J size=4 -O ^64bit", debugfs("feature -extent\n"),
                FindingKind::SystemFileFaulty, "inode 2 of the root directory has flags that are not allowed: 0x80000"},
        Spoiled{"WithoutFiletype", ext4, debugfs("feature -filetype\n"), FindingKind::FeaturesConflict,
                "lacks the feature filetype"},
        Spoiled{"WithoutOrphanFile", orphanFile, debugfs("feature -orphan_file\n"), FindingKind::SystemFileFaulty,
                "inode 12 of the orphan file holds data"},
        Spoiled{"WithoutQuota", quota, debugfs("feature -quota\n"), FindingKind::SystemFileFaulty,
                "inode 3 of the quota file holds data"},
        Spoiled{"QuotaUnnamed", quota, debugfs("ssv usr_quota_inum 0\n"), FindingKind::SystemFileFaulty,
                "inode 3 of the quota file holds data"},
        Spoiled{"WithoutResizeInode", ext4, debugfs("feature -resize_inode\nssv reserved_gdt_blocks 0\n"),
                FindingKind::SystemFileFaulty, "inode 7 of the resize inode holds data"},
        Spoiled{"WithoutJournal", ext4, debugfs("feature -has_journal\nssv journal_inum 0\n"),
                FindingKind::SystemFileFaulty, "inode 8 of the journal holds data"},
        Spoiled{"QuotaInodeWithoutFeature", ext4, debugfs("ssv usr_quota_inum 7000\n"), FindingKind::FieldImpossible,
                "s_usr_quota_inum of the superblock is 7,000, but must be from 11 to 6,144"},
        Spoiled{"ProjectQuotaWithoutFeature", ext4, debugfs("ssv prj_quota_inum 1\n"), FindingKind::FieldImpossible,
                "s_prj_quota_inum of the superblock is 1"},
        Spoiled{"ProjectQuotaInode", quota, debugfs("ssv prj_quota_inum 99999\n"), FindingKind::FieldImpossible,
                "s_prj_quota_inum of the superblock is 99,999"},
        Spoiled{"NothingReserved", ext4, debugfs("ssv reserved_gdt_blocks 0\n"), FindingKind::SystemFileFaulty,
                "inode 7 of the resize inode counts"},
        Spoiled{"DescriptorSize", ext2, debugfs("ssv desc_size 100\n"), FindingKind::FieldImpossible,
                "s_desc_size of the superblock is 100, but must be 32"},
        Spoiled{"OrphansWithoutFile", ext4, debugfs("feature orphan_present\n"), FindingKind::FeaturesConflict,
                "orphan_present"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    Inodes, SpoiledVolume,
    testing::Values(
        Spoiled{"RootEncrypted", ext4, debugfs("sif <2> flags 0x80800\n"), FindingKind::SystemFileFaulty,
                "flags that are not allowed: 0x800"},
        Spoiled{"RootImagic", ext4, debugfs("sif <2> flags 0x82000\n"), FindingKind::SystemFileFaulty,
                "flags that are not allowed: 0x2000"},
        Spoiled{"RootInline", ext4, debugfs("sif <2> flags 0x10080000\n"), FindingKind::SystemFileFaulty,
                "flags that are not allowed: 0x10080000"},
        Spoiled{"RootCasefold", ext4, debugfs("sif <2> flags 0x40080000\n"), FindingKind::SystemFileFaulty,
                "flags that are not allowed: 0x40000000"},
        Spoiled{"RootIndex", ext4, debugfs("sif <2> flags 0x81000\n"), FindingKind::SystemFileFaulty,
                "the root directory is damaged in block"},
        Spoiled{"RootBlockCount", ext4, debugfs("sif <2> blocks 5\n"), FindingKind::SystemFileFaulty,
                "inode 2 of the root directory counts 5 sectors"},
        Spoiled{"RootHugeFile", ext4, debugfs("sif <2> flags 0xc0000\n"), FindingKind::SystemFileFaulty,
                "inode 2 of the root directory counts 64 sectors"},
        Spoiled{"RootFragment", ext4, debugfs("sif <2> faddr 1\n"), FindingKind::FieldImpossible,
                "i_faddr of the root directory is 1, but must be 0"},
        Spoiled{"RootExtraSize", ext4, debugfs("sif <2> extra_isize 2\n"), FindingKind::FieldImpossible,
                "i_extra_isize of the root directory is 2, but must be 0"},
        Spoiled{"RootAttributeBlock", ext4, debugfs("sif <2> file_acl 1\n"), FindingKind::SystemFileFaulty,
                "damaged in block 1"},
        Spoiled{"RootOneLink", ext4, debugfs("sif <2> links_count 1\n"), FindingKind::SystemFileFaulty,
                "a wrong link count: its entries give 3"},
        Spoiled{"RootSecondBlock", ext2, debugfs("sif <2> block[1] 1500\n"), FindingKind::SystemFileFaulty,
                "inode 2 of the root directory counts 8 sectors"},
        Spoiled{"RootAtBootBlock", "-t ext4 -b 1024 -J size=4", debugfs("sif <2> block[5] 0\n"),
                FindingKind::SystemFileFaulty, "refers to block 0, outside the volume"},
        Spoiled{"RootUnderInodeTable", ext4, inodeTableOnRoot, FindingKind::SystemFileFaulty, "which holds metadata"},
        Spoiled{"ResizeAttributeBlock", ext4, debugfs("sif <7> file_acl 1\n"), FindingKind::SystemFileFaulty,
                "the resize inode is damaged in block 1"},
        Spoiled{"ResizeTooLong", ext4, debugfs("sif <7> size 0x70000000000\n"), FindingKind::SystemFileFaulty,
                "inode 7 of the resize inode has a size that does not match"},
        Spoiled{"JournalCasefold", ext4, debugfs("sif <8> flags 0x40080000\n"), FindingKind::SystemFileFaulty,
                "inode 8 of the journal has flags that are not allowed: 0x40000000"},
        Spoiled{"JournalIndexed", ext4, debugfs("sif <8> flags 0x81000\n"), FindingKind::SystemFileFaulty,
                "inode 8 of the journal has flags that are not allowed: 0x1000"},
        Spoiled{"JournalFirstBlock", ext4, debugfs("sif <8> block[3] 1\n"), FindingKind::SystemFileFaulty,
                "inode 8 of the journal has holes"},
        Spoiled{"OrphanFirstBlock", orphanFile, debugfs("sif <12> block[3] 1\n"), FindingKind::SystemFileFaulty,
                "inode 12 of the orphan file has holes"},
        Spoiled{"OrphanBlocksBehindEnd", orphanFile, debugfs("sif <12> size 4096\n"), FindingKind::SystemFileFaulty,
                "a size of 4,096 bytes"},
        Spoiled{"QuotaFirstBlock", quota, debugfs("sif <3> block[3] 1\n"), FindingKind::SystemFileFaulty,
                "the first block of the quota file"},
        Spoiled{"QuotaTooLong", quota, debugfs("sif <3> size 0x80001800\n"), FindingKind::SystemFileFaulty,
                "inode 3 of the quota file has a size of"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    Journal, SpoiledVolume,
    testing::Values(
        Spoiled{"BlockSize", ext4, inJournal(12, {"\0\0\4\0", 4}), FindingKind::FieldImpossible,
                "s_blocksize of the journal is 1,024, but must be 4,096"},
        Spoiled{"Length", ext4, inJournal(16, {"\0\1\4\0", 4}), FindingKind::FieldImpossible,
                "s_maxlen of the journal"},
        Spoiled{"Start", ext4, inJournal(28, {"\0\1\0\5", 4}), FindingKind::FieldImpossible, "s_start of the journal"},
        Spoiled{"HoldsData", ext4, inJournal(28, {"\0\0\0\5", 4}), FindingKind::JournalNotEmpty,
                "the journal holds data"},
        Spoiled{"BlockType", ext4, inJournal(4, {"\0\0\0\7", 4}), FindingKind::FieldImpossible, "h_blocktype"},
        Spoiled{"Features", ext4, inJournal(40, {"\0\1\0\0", 4}), FindingKind::SystemFileFaulty,
                "features unknown to e2fsprogs: 0x10000"},
        Spoiled{"ReadOnlyFeatures", ext4, inJournal(44, {"\0\1\0\0", 4}), FindingKind::SystemFileFaulty,
                "features unknown to e2fsprogs: 0x10000"},
        Spoiled{"Users", ext4, inJournal(64, {"\0\0\0\7", 4}), FindingKind::FieldImpossible, "s_nr_users"},
        Spoiled{"Checksum", ext4,
                [](const std::string& image) {
                    inJournal(40, {"\0\0\0\x10", 4})(image);
                    inJournal(80, "\4")(image);
                },
                FindingKind::SystemFileFaulty, "the journal has a wrong checksum in block"},
        Spoiled{"ErrorRecorded", ext4, inJournal(32, "\xff\xff\xff\xfb"), FindingKind::JournalErrorRecorded,
                "recorded error 5 in the journal"},
        Spoiled{"TooSmall", ext4, debugfs("sif <8> size 2000000\n"), FindingKind::SystemFileFaulty,
                "488 blocks, fewer than the 1,024"},
        Spoiled{"Hole", ext3, debugfs("sif <8> block[5] 0\n"), FindingKind::SystemFileFaulty, "sectors of 512 bytes"},
        Spoiled{"BlockCount", ext4, debugfs("sif <8> blocks 5\n"), FindingKind::SystemFileFaulty,
                "counts 5 sectors of 512 bytes"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    SystemFiles, SpoiledVolume,
    testing::Values(
        Spoiled{"RootSize", ext4, debugfs("sif <2> size 8192\n"), FindingKind::SystemFileFaulty,
                "a size of 8,192 bytes"},
        Spoiled{"RootLinks", ext4, debugfs("sif <2> links_count 9\n"), FindingKind::SystemFileFaulty,
                "a wrong link count: its entries give 3"},
        Spoiled{"RootBlockOutside", ext2, debugfs("sif <2> block[0] 999999\n"), FindingKind::SystemFileFaulty,
                "refers to block 999,999, outside the volume"},
        Spoiled{"RootWithoutBlock", ext2, debugfs("sif <2> block[0] 0\n"), FindingKind::SystemFileFaulty, "a size of"},
        Spoiled{"RootElsewhere", ext2, debugfs("sif <2> block[0] 1500\n"), FindingKind::SystemFileFaulty,
                "the root directory is damaged in block 1,500"},
        Spoiled{"RootAttributes", ext4, debugfs("sif <2> file_acl 999999\n"), FindingKind::SystemFileFaulty,
                "refers to block 999,999"},
        Spoiled{"RootEntries", ext4, inFile(2, 0, 24, std::string(12, '\xff')), FindingKind::SystemFileFaulty,
                "the root directory is damaged"},
        Spoiled{"RootChecksum", ext4, inFile(2, 0, 4092, "abcd"), FindingKind::SystemFileFaulty,
                "the root directory has a wrong checksum"},
        Spoiled{"ResizeMode", ext4, debugfs("sif <7> mode 040755\n"), FindingKind::SystemFileFaulty, "wrong file type"},
        Spoiled{"ResizeSize", ext4, debugfs("sif <7> size 5\n"), FindingKind::SystemFileFaulty,
                "a size that does not match"},
        Spoiled{"ResizeFlags", ext4, debugfs("sif <7> flags 0x80000\n"), FindingKind::SystemFileFaulty, "inode 7"},
        Spoiled{"ResizeBlocks", ext4, debugfs("sif <7> block[0] 77\n"), FindingKind::SystemFileFaulty,
                "does not list the reserved GDT blocks"},
        Spoiled{"ResizeBlockCount", ext4, debugfs("sif <7> blocks 7\n"), FindingKind::SystemFileFaulty,
                "counts 7 sectors"},
        Spoiled{"QuotaVersion", quota, inFile(3, 0, 4, {"\x09\0\0\0", 4}), FindingKind::FieldImpossible, "dqh_version"},
        Spoiled{"QuotaBlocks", quota, inFile(3, 0, 20, {"\xff\xff\0\0", 4}), FindingKind::FieldImpossible,
                "dqi_blocks"},
        Spoiled{"QuotaFreeBlock", quota, inFile(3, 0, 24, {"\xff\xff\0\0", 4}), FindingKind::FieldImpossible,
                "dqi_free_blk"},
        Spoiled{"QuotaFreeEntry", quota, inFile(3, 0, 28, {"\xff\xff\0\0", 4}), FindingKind::FieldImpossible,
                "dqi_free_entry"},
        Spoiled{"QuotaTree", quota, inFile(3, 0, 1024, {"\xff\xff\0\0", 4}), FindingKind::FieldImpossible,
                "a reference in the tree of the quota file is 65,535"},
        Spoiled{"QuotaSize", quota, debugfs("sif <3> size 500\n"), FindingKind::SystemFileFaulty,
                "a size of 500 bytes"},
        Spoiled{"OrphanMagic", orphanFile, inFile(orphanInode, 1, 4088, "\1\2\3\4"), FindingKind::SystemFileFaulty,
                "the orphan file is damaged in block"},
        Spoiled{"OrphanChecksum", orphanFile, inFile(orphanInode, 1, 4092, "\1\2\3\4"), FindingKind::SystemFileFaulty,
                "the orphan file has a wrong checksum"},
        Spoiled{"OrphanSize", orphanFile, debugfs("sif <12> size 100\n"), FindingKind::SystemFileFaulty,
                "a size of 100 bytes"},
        Spoiled{"OrphansMarked", orphanFile, debugfs("feature orphan_present\n"), FindingKind::FeaturesConflict,
                "orphan_present"},
        Spoiled{"MmpChecksum", mmp, inMmpBlock(1020, "\1\2\3\4"), FindingKind::SystemFileFaulty,
                "the MMP block has a wrong checksum"},
        Spoiled{"MmpMagic", mmp, inMmpBlock(0, "\1\2\3\4"), FindingKind::SystemFileFaulty, "the expected header"}),
    testing::PrintToStringParamName());

INSTANTIATE_TEST_SUITE_P(
    Descriptors, SpoiledVolume,
    testing::Values(Spoiled{"BlockUninitWithoutChecksums", withoutChecksums, debugfs("set_bg 1 flags 2\n"),
                            FindingKind::FlagsImpossible, "group 1 is marked as uninitialised"},
                    Spoiled{"InodeUninitWithoutChecksums", withoutChecksums, debugfs("set_bg 1 flags 1\n"),
                            FindingKind::FlagsImpossible, "group 1 is marked as uninitialised"},
                    Spoiled{"UnusedWithoutChecksums", withoutChecksums, debugfs("set_bg 1 itable_unused 5\n"),
                            FindingKind::FlagsImpossible, "group 1 is marked as uninitialised"},
                    Spoiled{"FreeBlocksWithoutChecksums", withoutChecksums,
                            debugfs("set_bg 1 free_blocks_count 9000\n"), FindingKind::CountImpossible,
                            "group 1 counts 9,000 free"},
                    Spoiled{"FreeBlocksWithinTheGroup", withoutChecksums, debugfs("set_bg 1 free_blocks_count 5\n"),
                            FindingKind::FreeTotalWrong, "the group descriptors"},
                    Spoiled{"LastGroupUninit", ext4, debugfs("set_bg 2 flags 6\nset_bg 2 checksum calc\n"),
                            FindingKind::FlagsImpossible, "group 2 marks the block bitmap"},
                    Spoiled{"FirstGroupUninit", ext4, debugfs("set_bg 0 flags 6\nset_bg 0 checksum calc\n"),
                            FindingKind::FlagsImpossible, "group 0 marks the block bitmap"}),
    testing::PrintToStringParamName());

/// The note about a volume whose MMP block has the sequence `bytes`.
std::optional<Finding> noteOfUse(const std::string& bytes) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun(std::string("mke2fs -q -F ") + withoutChecksums + ",mmp " + shellQuoted(image) + " 24M");
    inMmpBlock(4, bytes)(image);
    const auto source = openFile(image).value();
    const auto claims = readLayout(*source, {.bytes = {{0}, source->size()}}).value();
    const auto found = std::ranges::find(claims.findings, FindingKind::MmpInUse, &Finding::kind);
    return found == claims.findings.end() ? std::nullopt : std::optional(*found);
}

/// The copies of the group descriptors say what is not initialised, and libext2fs forgets it when it reads a backup.
TEST(BackupSuperblock, TellsOfTheDescriptorsAsTheyAreOnDisk) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun(std::string("mke2fs -q -F -E lazy_itable_init=1 ") + ext4 + " " + shellQuoted(image) + " 24M");
    const auto layoutOf = [&] {
        const auto source = openFile(image).value();
        return resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
    };
    const auto before = layoutOf();
    overwrite(image, 1024, std::string(1024, '\0'));
    const auto after = layoutOf();
    ASSERT_TRUE(after.filesystem.primaryIsLost());
    EXPECT_EQ(after.groups, before.groups);
    EXPECT_GT(summarise(before).lazyInit.toZero.value, 0U);
    EXPECT_EQ(summarise(after).lazyInit.toZero, summarise(before).lazyInit.toZero);
    EXPECT_THAT(after.findings, testing::SizeIs(1)) << "of the superblock";
}

TEST(VolumeInUse, IsToldByItsMmpBlock) {
    EXPECT_FALSE(noteOfUse("\x50\x4d\x4d\xff")) << "cleanly unmounted";
    const auto mounted = noteOfUse({"\x50\0\0\0", 4});
    ASSERT_TRUE(mounted);
    EXPECT_EQ(severityOf(*mounted), Severity::Note);
    EXPECT_THAT(format(phrase(*mounted).text), testing::HasSubstr("holds the sequence number 80"));
    const auto checked = noteOfUse("\x50\x4d\x4d\xe2");
    ASSERT_TRUE(checked);
    EXPECT_THAT(format(phrase(*checked).text), testing::HasSubstr("e2fsck is running on another host"));
}

} // namespace
} // namespace atlas::test
