// SPDX-License-Identifier: GPL-3.0-or-later
// Backup superblocks that cannot replace the superblock are found, as dumpe2fs -o superblock=N finds them. What changes in the
// primary alone, in everyday use, is no fault of its backups.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "layout/finding.h"
#include "layout/layout_summary.h"
#include "report/words/finding_text.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::uint64_t blockBytes = 4096;
constexpr std::uint64_t blocksInGroup = 2048;

std::vector<std::string> faultsIn(const std::string& image) {
    const auto source = openFile(image).value();
    std::vector<std::string> told;
    for (const auto& finding : resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value()).findings) {
        if (severityOf(finding) != Severity::Note) {
            told.push_back(format(phrase(finding).text));
        }
    }
    return told;
}

bool dumpe2fsReads(const std::string& image, std::uint64_t group) {
    return run(fmt::format("dumpe2fs -h -o superblock={} -o blocksize={} {} >/dev/null 2>&1", group * blocksInGroup,
                           blockBytes, shellQuoted(image)))
               .exitCode == 0;
}

/// Groups 1, 3, 5, 7 and 9 have backups.
class Backups : public testing::Test {
protected:
    TempDir folder;
    std::string image = folder.file("fs.img");

    void make(const std::string& options) {
        mustRun(fmt::format("mke2fs -q -F -b 4096 -g 2048 {} {} 80M", options, shellQuoted(image)));
        ASSERT_THAT(faultsIn(image), IsEmpty());
    }
    void spoil(std::uint64_t group, std::uint64_t at, std::string_view bytes) {
        ASSERT_TRUE(dumpe2fsReads(image, group));
        overwrite(image, group * blocksInGroup * blockBytes + at, bytes);
    }
};

TEST_F(Backups, WithoutMagicNumberAreFoundInOneLine) {
    make("-t ext4");
    spoil(3, 0x38, std::string_view("\0\0", 2));
    spoil(9, 0x38, "xx");
    EXPECT_FALSE(dumpe2fsReads(image, 3));
    EXPECT_FALSE(dumpe2fsReads(image, 9));
    EXPECT_THAT(faultsIn(image), ElementsAre("2 backup superblocks lack the magic number, so they cannot replace the "
                                             "superblock: groups 3, 9"));
    const auto source = openFile(image).value();
    const auto backups = readLayout(*source, {.bytes = {{0}, source->size()}})->backups;
    EXPECT_EQ(backups.read, 5U);
    EXPECT_EQ(backups.alike, 3U);
}

TEST_F(Backups, WithAWrongChecksumAreFound) {
    make("-t ext4 -O metadata_csum");
    spoil(5, 0x78, "label");
    EXPECT_FALSE(dumpe2fsReads(image, 5));
    EXPECT_THAT(faultsIn(image), ElementsAre(HasSubstr("backup superblock of group 5 stores the checksum 0x")));
}

TEST_F(Backups, WithWrongChecksumsAreFoundInOneLine) {
    make("-t ext4 -O metadata_csum");
    for (const std::uint64_t group : {3, 5, 7, 9}) {
        spoil(group, 0x78, "label");
    }
    spoil(1, 0x38, "xx");
    EXPECT_THAT(faultsIn(image),
                ElementsAre(HasSubstr("backup superblock of group 1 lacks the magic number"),
                            HasSubstr("4 backup superblocks store wrong checksums: groups 3, 5, 7, 9; the first")));
    const auto source = openFile(image).value();
    const auto layout = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
    EXPECT_EQ(differingBackups(layout).size(), 5U);
}

/// As after a tool that changes the primary superblock alone. e2fsck does not ask for the place of the journal or for
/// the error behaviour in a backup, and whoever reads a file system by its backup does not either.
TEST_F(Backups, ThatDifferInAFieldThatNobodyReadsThereAreOneNote) {
    make("-t ext4 -O ^metadata_csum");
    mustRun("debugfs -w -R 'ssv jnl_blocks[3] 4711' " + shellQuoted(image) + " 2>/dev/null");
    mustRun("debugfs -w -R 'ssv errors 3' " + shellQuoted(image) + " 2>/dev/null");
    EXPECT_EQ(run("e2fsck -fn " + shellQuoted(image)).exitCode, 0);
    EXPECT_THAT(faultsIn(image), IsEmpty());
    const auto source = openFile(image).value();
    const auto layout = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
    std::vector<std::string> told;
    for (const auto& finding : layout.findings) {
        told.push_back(format(phrase(finding).text));
    }
    EXPECT_THAT(told, testing::IsSupersetOf({"s_errors of the superblock differs in 5 backups: groups 1, 3, 5, 7, 9",
                                             "s_jnl_blocks of the superblock differs in 5 backups: groups 1, 3, 5, 7, "
                                             "9"}));
    EXPECT_THAT(differingBackups(layout), IsEmpty());
    EXPECT_EQ(layout.backups.alike, layout.backups.read);
}

TEST_F(Backups, ThatAllDifferInAFieldThatIsReadAreOneWarning) {
    make("-t ext4 -O ^metadata_csum");
    mustRun("debugfs -w -R 'ssv hash_seed random' " + shellQuoted(image) + " 2>/dev/null");
    EXPECT_THAT(faultsIn(image),
                ElementsAre("s_hash_seed of the superblock differs in 5 backups: groups 1, 3, 5, 7, 9"));
}

TEST_F(Backups, OfAnotherGeometryAreFound) {
    make("-t ext4 -O ^metadata_csum");
    spoil(7, 0x20, std::string_view("\0\4\0\0", 4));
    EXPECT_THAT(faultsIn(image), ElementsAre(HasSubstr("s_blocks_per_group of the superblock is 2,048, but its copy in "
                                                       "group 7 has 1,024")));
}

TEST_F(Backups, MayLackWhatChangesInThePrimaryAlone) {
    make("-t ext4");
    for (const auto* change : {"tune2fs -L label -c 5 -e panic", "tune2fs -U random", "tune2fs -O ^has_journal",
                               "debugfs -w -R 'mkdir folder'", "resize2fs -f", "e2fsck -fy"}) {
        const auto grown = std::string_view(change).starts_with("resize2fs") ? " 96M" : "";
        (void)run(fmt::format("{} {}{} </dev/null >/dev/null 2>&1", change, shellQuoted(image), grown));
        EXPECT_THAT(faultsIn(image), IsEmpty()) << change;
    }
}

TEST_F(Backups, OfAVolumeWithoutItsPrimaryAreComparedWithTheOneInUse) {
    make("-t ext4");
    spoil(3, 0x38, "xx");
    overwrite(image, 1024, std::string(1024, '\0'));
    EXPECT_THAT(faultsIn(image), testing::Contains(HasSubstr("backup superblock of group 3 lacks the magic number")));
}

/// Each group has a backup, of which the first 64 are compared, as the all-clear says.
TEST_F(Backups, AreComparedUpTo64) {
    mustRun(
        fmt::format("mke2fs -q -F -t ext4 -O ^sparse_super,^resize_inode -b 1024 -g 256 {} 20M", shellQuoted(image)));
    const auto spoilGroup = [&](std::uint64_t group) { overwrite(image, (1 + group * 256) * 1024 + 0x38, "xx"); };
    spoilGroup(65);
    EXPECT_THAT(faultsIn(image), IsEmpty());
    spoilGroup(64);
    EXPECT_THAT(faultsIn(image), ElementsAre(HasSubstr("backup superblock of group 64 lacks")));
}

} // namespace
} // namespace atlas::test
