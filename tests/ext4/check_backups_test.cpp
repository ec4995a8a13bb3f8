// SPDX-License-Identifier: GPL-3.0-or-later
// Backup superblocks: the findings of a volume are the values that the comparison of copies calls wrong, and e2fsck and tune2fs
// agree on which those are.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "inspect/inspect_structure.h"
#include "layout/claims.h"
#include "ondisk/superblock.h"
#include "support/file_text.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Names = std::vector<std::string>;

/// 3 groups of 1 KiB blocks without checksums: any byte of the backup in block 8193 can be changed.
class BackupSuperblocks : public testing::Test {
protected:
    void SetUp() override { mustRun("mke2fs -q -F -t ext4 -b 1024 -O ^metadata_csum " + shellQuoted(m_path) + " 20M"); }

    /// The fields of which a finding says that the backup in group 1 differs.
    Names found() const {
        const auto source = openFile(m_path).value();
        const auto claims = readLayout(*source, {.bytes = {{0}, source->size()}}).value();
        Names names;
        for (const auto& finding : claims.findings) {
            if (finding.kind == FindingKind::BackupDiffers && finding.group == GroupNumber{1}) {
                names.push_back(finding.detail);
            }
        }
        return names;
    }

    /// The fields that the comparison of the copies calls wrong in the backup in group 1.
    Names wrongInComparison() const {
        const auto source = openFile(m_path).value();
        const auto layout = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
        StructureReader reader(*source, {0});
        EXPECT_TRUE(reader.useSuperblockOf(layout));
        const auto read = readEachCopy(reader, superblockPlaces(layout), 0).value();
        Names names;
        for (const auto& difference : compareCopies(read.copies)) {
            if (difference.copy == 1 && !difference.legitimate) {
                names.emplace_back(superblockTable.fields[difference.field].name);
            }
        }
        return names;
    }

    void flipInBackup(std::size_t byte) const {
        const auto at = backup + byte;
        overwrite(m_path, at, std::string(1, static_cast<char>(fileText(m_path)[at] ^ 1)));
    }

    static constexpr std::size_t backup = 8193 * 1024;
    TempDir m_folder;
    std::string m_path = m_folder.file("fs.img");
};

/// Some writers keep the copy of the journal's inode in the primary superblock only.
TEST_F(BackupSuperblocks, MayLackTheCopyOfTheJournalsInode) {
    constexpr std::size_t typeAt = 0xFD;
    constexpr std::size_t blocksAt = 0x10C;
    overwrite(m_path, backup + typeAt, std::string(1, '\0'));
    overwrite(m_path, backup + blocksAt, std::string(68, '\0'));
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_THAT(wrongInComparison(), IsEmpty());
    EXPECT_EQ(run("e2fsck -fn " + shellQuoted(m_path)).exitCode, 0);
}

TEST_F(BackupSuperblocks, AreFoundToDifferWhereTheComparisonOfCopiesSaysSo) {
    std::size_t differing = 0;
    for (const auto& field : superblockTable.fields) {
        if (field.name == "s_magic") {
            continue; // no superblock without it
        }
        flipInBackup(field.offset);
        EXPECT_EQ(found(), wrongInComparison()) << field.name;
        differing += found().size();
        flipInBackup(field.offset);
    }
    EXPECT_GT(differing, 30U);
    EXPECT_THAT(found(), IsEmpty());
}

/// What e2fsck compares (e2fsck/super.c, check_backup_super_block) it writes to the backups again.
TEST_F(BackupSuperblocks, AreRepairedByE2fsckWhereItComparesThem) {
    for (const auto* const name : {"s_feature_compat", "s_blocks_count_lo", "s_inodes_count", "s_uuid"}) {
        flipInBackup(superblockTable.find(name)->offset);
        EXPECT_THAT(found(), ElementsAre(name));
        (void)run("e2fsck -fy " + shellQuoted(m_path));
        EXPECT_THAT(found(), IsEmpty()) << name;
    }
}

TEST_F(BackupSuperblocks, FollowWhatTune2fsChanges) {
    for (const auto* const options :
         {"-L label", "-e panic", "-r 100", "-c 5", "-i 5d", "-E stride=4", "-o acl", "-E hash_alg=tea", "-g 5",
          "-M /mnt", "-U random", "-O quota", "-O mmp", "-O ^has_journal", "-O ^resize_inode"}) {
        mustRun(fmt::format("tune2fs -f {} {}", options, shellQuoted(m_path)));
        EXPECT_THAT(found(), IsEmpty()) << options;
    }
}

/// Features that the kernel sets in the primary superblock alone.
TEST_F(BackupSuperblocks, MayLackWhatTheKernelSetsWhileMounted) {
    mustRun("debugfs -w -f - " + shellQuoted(m_path),
            "feature needs_recovery large_file dir_nlink\nssv wtime 20200101\nssv mnt_count 7\n");
    EXPECT_THAT(found(), IsEmpty());
    mustRun("debugfs -w -R 'feature -ext_attr' " + shellQuoted(m_path));
    EXPECT_THAT(found(), ElementsAre("s_feature_compat"));
}

/// A copy with a right checksum tells which of two values is wrong.
TEST(CopiesOfDescriptors, AreComparedWithOneWhoseChecksumIsRight) {
    const TempDir folder;
    const auto image = folder.file("fs.img");
    mustRun("mke2fs -q -F -t ext4 -b 1024 " + shellQuoted(image) + " 20M");
    constexpr std::size_t inodeTableOfGroup1 = 2 * 1024 + 64 + 8;
    overwrite(image, inodeTableOfGroup1, std::string(1, static_cast<char>(fileText(image)[inodeTableOfGroup1] ^ 1)));
    const auto source = openFile(image).value();
    const auto layout = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
    StructureReader reader(*source, {0});
    ASSERT_TRUE(reader.useSuperblockOf(layout));
    const auto copies = readEachCopy(reader, descriptorPlaces(layout, {1}), 0).value().copies;
    ASSERT_GT(copies.size(), 1U);
    EXPECT_EQ(referenceCopy(copies), 1U);
    Names wrong;
    for (const auto& difference : compareCopies(copies)) {
        EXPECT_EQ(difference.copy, 0U);
        if (!difference.legitimate) {
            wrong.emplace_back(copies[0].decoded.fields[difference.field].field->name);
        }
    }
    EXPECT_THAT(wrong, ElementsAre("bg_inode_table_lo", "bg_checksum"));
}

} // namespace
} // namespace atlas::test
