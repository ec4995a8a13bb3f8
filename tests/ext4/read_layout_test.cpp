// SPDX-License-Identifier: GPL-3.0-or-later
// Intact and damaged images made by mke2fs. tests/differential compares all values with dumpe2fs.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

class ReadLayout : public testing::Test {
protected:
    std::string make(const std::string& size, const std::string& options) const {
        const auto image = m_dir.file("fs.img");
        test::mustRun("mke2fs -q -F " + options + " " + test::shellQuoted(image) + " " + size);
        return image;
    }

    static Result<LayoutClaims> read(const std::string& image, std::uint64_t offset = 0) {
        const auto source = openFile(image).value();
        return readLayout(*source, {.bytes = {{offset}, {source->size().value - offset}}});
    }

    static bool has(const LayoutClaims& claims, FindingKind kind) {
        return std::ranges::any_of(claims.findings, [&](const Finding& f) { return f.kind == kind; });
    }

private:
    test::TempDir m_dir;
};

const SystemFile* fileOf(const LayoutClaims& claims, RegionKind kind) {
    const auto it = std::ranges::find(claims.files, kind, &SystemFile::kind);
    return it == claims.files.end() ? nullptr : &*it;
}

TEST_F(ReadLayout, NamesTheFilesOfItsOwn) {
    const auto claims =
        read(make("256M", "-t ext4 -b 4096 -O quota,mmp,orphan_file,project -E quotatype=usrquota:grpquota:prjquota"));
    ASSERT_TRUE(claims) << sentence(claims.error());
    for (const auto kind :
         {RegionKind::Journal, RegionKind::Mmp, RegionKind::Quota, RegionKind::OrphanFile, RegionKind::ResizeInode}) {
        EXPECT_NE(fileOf(*claims, kind), nullptr) << name(kind);
    }
    EXPECT_EQ(std::ranges::count(claims->files, RegionKind::Quota, &SystemFile::kind), 3);
    EXPECT_EQ(fileOf(*claims, RegionKind::Journal)->extents.front().count.value, 8192U / 2);
}

TEST_F(ReadLayout, UsesTheFirstBackupWhereThePrimaryIsZeros) {
    const auto image = make("300M", "-t ext4 -b 4096");
    const auto sound = read(image);
    test::overwrite(image, 1024, std::string(1024, '\0'));
    const auto claims = read(image);
    ASSERT_TRUE(claims) << sentence(claims.error());
    EXPECT_EQ(claims->filesystem.superblockGroup, GroupNumber{1});
    EXPECT_EQ(claims->filesystem.superblockBlock, BlockNumber{32768});
    EXPECT_TRUE(has(*claims, FindingKind::SuperblockFromBackup));
    EXPECT_NE(claims->filesystem.state, "clean") << "mke2fs writes it so";
    EXPECT_FALSE(has(*claims, FindingKind::NotClean)) << "that is no state of the file system";
    EXPECT_EQ(claims->groups.inodeTable, sound->groups.inodeTable);
    EXPECT_EQ(claims->copies, sound->copies);
}

TEST_F(ReadLayout, FindsABackupThatAnOddGroupSizePutsElsewhere) {
    const auto image = make("64M", "-t ext4 -b 1024 -g 4096");
    test::overwrite(image, 1024, std::string(1024, '\0'));
    const auto claims = read(image);
    ASSERT_TRUE(claims) << sentence(claims.error());
    EXPECT_EQ(claims->filesystem.superblockBlock, BlockNumber{4097});
}

TEST_F(ReadLayout, ShowsADescriptorWhoseChecksumIsWrong) {
    const auto image = make("300M", "-t ext4 -b 4096");
    test::overwrite(image, 4096 + 64 + 0x0E, std::string("\x01\x02", 2)); // bg_free_inodes_count of group 1
    const auto claims = read(image);
    ASSERT_TRUE(claims) << sentence(claims.error());
    ASSERT_TRUE(has(*claims, FindingKind::DescriptorChecksum));
    EXPECT_NE(claims->groups.checksum[1], claims->groups.computedChecksum[1]);
    EXPECT_EQ(claims->groups.freeInodes[1], 0x0201U);
}

TEST_F(ReadLayout, ReadsAVolumeInsideAnImage) {
    const auto image = make("64M", "-t ext4 -E offset=1048576");
    EXPECT_FALSE(read(image));
    const auto claims = read(image, 1048576);
    ASSERT_TRUE(claims) << sentence(claims.error());
    EXPECT_FALSE(has(*claims, FindingKind::VolumePastEnd));
    EXPECT_EQ(claims->missing, ByteCount{0});
}

TEST_F(ReadLayout, SaysThatTheVolumeRunsPastTheEndOfTheImage) {
    const auto image = make("300M", "-t ext4 -b 4096");
    test::makeSparse(image, 200 << 20);
    const auto claims = read(image);
    ASSERT_TRUE(claims) << sentence(claims.error());
    EXPECT_TRUE(has(*claims, FindingKind::VolumePastEnd));
    EXPECT_EQ(claims->missing, ByteCount{100 << 20});
}

TEST_F(ReadLayout, RefusesAGroupCountThatTheFileCannotHold) {
    const auto image = make("8M", "-t ext2 -b 1024 -O none");
    // s_blocks_count, s_inodes_count, s_blocks_per_group, s_clusters_per_group, s_inodes_per_group: 2^27 groups of 8 blocks
    test::overwrite(image, 1024 + 0x04, std::string("\x01\x00\x00\x40", 4));
    test::overwrite(image, 1024 + 0x00, std::string("\x00\x00\x00\x40", 4));
    test::overwrite(image, 1024 + 0x20, std::string("\x08\x00\x00\x00\x08\x00\x00\x00\x08\x00\x00\x00", 12));
    const auto claims = read(image);
    ASSERT_FALSE(claims);
    EXPECT_THAT(claims.error().what, testing::HasSubstr("134,217,728 groups"));
}

TEST_F(ReadLayout, SaysWhatIsThereInsteadOfASuperblock) {
    test::TempDir dir;
    const auto image = dir.write("zeros.img", std::string(1 << 20, '\0'));
    const auto claims = read(image);
    ASSERT_FALSE(claims);
    EXPECT_EQ(claims.error().expected, "0xEF53");
    EXPECT_THAT(claims.error().found, testing::HasSubstr("0x0000"));
}

TEST_F(ReadLayout, SaysThatAnUncleanJournalMakesItStale) {
    const auto image = make("64M", "-t ext4");
    test::mustRun("debugfs -w -R 'feature needs_recovery' " + test::shellQuoted(image));
    const auto claims = read(image);
    ASSERT_TRUE(claims) << sentence(claims.error());
    EXPECT_TRUE(claims->filesystem.needsRecovery);
    EXPECT_TRUE(has(*claims, FindingKind::NeedsRecovery));
}

TEST_F(ReadLayout, LeavesTheImageAsItWas) {
    const auto image = make("64M", "-t ext4");
    const auto before =
        test::mustRun("sha256sum " + test::shellQuoted(image) + "; stat -c %y " + test::shellQuoted(image));
    ASSERT_TRUE(read(image));
    EXPECT_EQ(test::mustRun("sha256sum " + test::shellQuoted(image) + "; stat -c %y " + test::shellQuoted(image)),
              before);
}

} // namespace
} // namespace atlas
