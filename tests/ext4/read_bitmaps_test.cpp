// SPDX-License-Identifier: GPL-3.0-or-later
// Bitmaps of damaged images. tests/differential compares those of intact images with e2freefrag and dumpe2fs.
#include "allocation/allocation_chunk.h"
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "ondisk/crc.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

namespace atlas {
namespace {

class ReadBitmaps : public testing::Test {
protected:
    /// Eight groups without BLOCK_UNINIT, with checksums; their bitmaps are adjacent in one flex group.
    ReadBitmaps() {
        test::mustRun("mke2fs -q -F -t ext4 -b 4096 -O ^metadata_csum,^uninit_bg,^resize_inode " +
                      test::shellQuoted(m_image) + " 1G");
        test::mustRun("tune2fs -O metadata_csum " + test::shellQuoted(m_image));
        m_volume.bytes = {{0}, openFile(m_image).value()->size()};
        m_layout = layout();
    }

    [[nodiscard]] Layout layout() const { return resolve(readLayout(*openFile(m_image).value(), m_volume).value()); }

    [[nodiscard]] Allocation read() const {
        return readBitmaps(*openFile(m_image).value(), m_volume.bytes, m_layout, {{0}, m_layout.groups.size()},
                           BitmapScope::BlocksAndInodes);
    }

    /// Keeps the checksums right, and the counts of the descriptors as they are.
    void debugfs(const std::string& commands) const {
        const auto script = m_dir.file("commands");
        test::mustRun("printf '" + commands + "' >" + test::shellQuoted(script));
        test::mustRun("debugfs -w -f " + test::shellQuoted(script) + " " + test::shellQuoted(m_image));
    }

    [[nodiscard]] std::uint64_t byteOfBitmap(std::uint32_t group) const {
        return m_layout.groups.blockBitmap[group].value * 4096;
    }

    static std::vector<FindingKind> kinds(const Allocation& allocation) {
        std::vector<FindingKind> all;
        for (const auto& finding : allocation.findings) {
            all.push_back(finding.kind);
        }
        return all;
    }

    test::TempDir m_dir;
    std::string m_image = m_dir.file("fs.img");
    Placement m_volume;
    Layout m_layout;
};

TEST_F(ReadBitmaps, SoundBitmapsAreReadAndAgree) {
    const auto allocation = read();
    EXPECT_EQ(allocation.uninitialised, GroupCount{0});
    EXPECT_EQ(allocation.freeClusters, m_layout.groups.freeBlocks);
    EXPECT_EQ(kinds(allocation), std::vector<FindingKind>{});
}

TEST_F(ReadBitmaps, AFlippedBitIsFoundTwice) {
    test::overwrite(m_image, byteOfBitmap(5) + 4000, "\x01");
    const auto allocation = read();
    EXPECT_EQ(kinds(allocation), (std::vector{FindingKind::BitmapChecksum, FindingKind::FreeCountWrong}));
    EXPECT_EQ(allocation.findings[1].group, GroupNumber{5});
    EXPECT_EQ(allocation.findings[1].numbers[0], allocation.findings[1].numbers[1] + 1);
}

TEST_F(ReadBitmaps, AnImageThatIsCutShortCostsOnlyWhatIsMissing) {
    std::filesystem::resize_file(m_image, byteOfBitmap(6));
    const auto allocation = read();
    EXPECT_EQ(allocation.unread(), GroupCount{2});
    EXPECT_EQ(allocation.unreadInodeBitmaps, m_layout.groups.size()) << "they lie behind the block bitmaps";
    EXPECT_EQ(kinds(allocation), std::vector(2 + m_layout.groups.size().value, FindingKind::BitmapUnreadable));
    EXPECT_EQ(allocation.freeClusters[5], m_layout.groups.freeBlocks[5]);
}

TEST_F(ReadBitmaps, ABitmapOutsideTheVolumeIsUnknown) {
    m_layout.groups.blockBitmap[3] = {99999999};
    const auto allocation = read();
    EXPECT_EQ(allocation.freeClusters[3], unknownFree);
    EXPECT_EQ(kinds(allocation), std::vector<FindingKind>{}) << "it is a finding of the layout";
}

TEST_F(ReadBitmaps, AFlippedBitOfAnInodeBitmapIsFoundTwice) {
    const auto at = m_layout.groups.inodeBitmap[5].value * 4096;
    test::overwrite(m_image, at + 100, "\x01");
    const auto findings = read().findings;
    ASSERT_EQ(kinds(read()), (std::vector{FindingKind::BitmapChecksum, FindingKind::FreeCountWrong}));
    for (const auto& finding : findings) {
        EXPECT_EQ(finding.region, RegionKind::InodeBitmap);
        EXPECT_EQ(finding.group, GroupNumber{5});
    }
    EXPECT_EQ(findings[1].numbers[0], findings[1].numbers[1] + 1);
}

TEST_F(ReadBitmaps, MetadataThatIsMarkedAsFreeIsFoundAlthoughTheCountIsRight) {
    const auto table = m_layout.inodeTableOf(GroupNumber{2});
    debugfs("freeb " + std::to_string(table.first.value + 7) + "\nsetb 30000\n");
    m_layout = layout();
    const auto findings = read().findings;
    ASSERT_EQ(kinds(read()), std::vector{FindingKind::MetadataFree});
    EXPECT_EQ(findings[0].region, RegionKind::BlockBitmap);
    EXPECT_EQ(findings[0].group, m_layout.filesystem.groupOf(table.first));
    EXPECT_EQ(findings[0].block, table.first + BlockCount{7});
    EXPECT_EQ(findings[0].numbers, (std::array<std::uint64_t, 3>{1, index(RegionKind::InodeTable), 0}));
    EXPECT_NE(test::run("e2fsck -fn " + test::shellQuoted(m_image)).exitCode, 0);
}

TEST_F(ReadBitmaps, EachKindOfMetadataMustBeMarkedAsInUse) {
    for (const auto& region : layout().regions) {
        const auto at = std::max(region.first, BlockNumber{1}); // debugfs takes no block 0
        if (at == region.end()) {
            continue;
        }
        debugfs("freeb " + std::to_string(at.value) + "\n");
        m_layout = layout();
        const auto findings = read().findings;
        const auto found = std::ranges::find(findings, FindingKind::MetadataFree, &Finding::kind);
        ASSERT_NE(found, findings.end()) << name(region.kind);
        EXPECT_EQ(found->block, at) << name(region.kind);
        EXPECT_EQ(found->numbers[1], index(region.kind));
        debugfs("setb " + std::to_string(at.value) + "\n");
    }
    m_layout = layout();
    EXPECT_EQ(kinds(read()), std::vector<FindingKind>{}) << "all is as it was";
}

TEST_F(ReadBitmaps, ATableInTheWrongPlaceLiesInFreeBlocks) {
    debugfs("set_bg 2 inode_table 100000\nset_bg 2 checksum calc\n");
    m_layout = layout();
    const auto findings = read().findings;
    ASSERT_EQ(kinds(read()), std::vector{FindingKind::MetadataFree});
    EXPECT_EQ(findings[0].block, BlockNumber{100000});
    EXPECT_EQ(findings[0].numbers[0], m_layout.filesystem.inodeTableBlocks);
}

TEST_F(ReadBitmaps, PaddingThatIsNotSetIsOneFindingForAllGroups) {
    for (const auto group : {3U, 5U}) {
        test::overwrite(m_image, m_layout.groups.inodeBitmap[group].value * 4096 + 4090, std::string(6, '\0'));
    }
    const auto findings = read().findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::BitmapTailUnset);
    EXPECT_EQ(findings[0].region, RegionKind::InodeBitmap);
    EXPECT_EQ(findings[0].group, GroupNumber{3});
    EXPECT_EQ(findings[0].numbers[0], 2U);
    const auto said = test::run("e2fsck -fn " + test::shellQuoted(m_image));
    EXPECT_NE(said.out.find("Padding at end of inode bitmap is not set"), std::string::npos);
}

TEST(PaddingOfBlockBitmaps, IsThatAfterTheLastClusterOfAFullGroup) {
    const test::TempDir folder;
    const auto image = folder.file("fs.img");
    test::mustRun("mke2fs -q -F -t ext4 -b 4096 -g 2048 -O ^metadata_csum,^uninit_bg " + test::shellQuoted(image) +
                  " 24M");
    const auto source = openFile(image).value();
    const Placement volume{.bytes = {{0}, source->size()}};
    const auto layout = resolve(readLayout(*source, volume).value());
    const auto read = [&] {
        return readBitmaps(*source, volume.bytes, layout, {{0}, layout.groups.size()}, BitmapScope::BlocksAndInodes)
            .findings;
    };
    EXPECT_TRUE(read().empty());
    test::overwrite(image, layout.groups.blockBitmap[1].value * 4096 + 256, std::string(1, '\0'));
    const auto findings = read();
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::BitmapTailUnset);
    EXPECT_EQ(findings[0].region, RegionKind::BlockBitmap);
    EXPECT_EQ(findings[0].group, GroupNumber{1});
}

TEST_F(ReadBitmaps, InodesOfTheFileSystemItselfMustBeInUse) {
    debugfs("freei <8>\nseti <500>\n");
    m_layout = layout();
    const auto findings = read().findings;
    ASSERT_EQ(kinds(read()), std::vector{FindingKind::MetadataFree});
    EXPECT_EQ(findings[0].region, RegionKind::InodeBitmap);
    EXPECT_EQ(findings[0].group, GroupNumber{0});
    EXPECT_EQ(findings[0].numbers, (std::array<std::uint64_t, 3>{1, 8, 0}));
    EXPECT_NE(test::run("e2fsck -fn " + test::shellQuoted(m_image)).exitCode, 0);
}

TEST_F(ReadBitmaps, OfBlocksAloneDoNotVouchForThoseOfInodes) {
    test::overwrite(m_image, m_layout.groups.inodeBitmap[5].value * 4096 + 100, "\x01");
    const auto allocation = readBitmaps(*openFile(m_image).value(), m_volume.bytes, m_layout,
                                        {{0}, m_layout.groups.size()}, BitmapScope::Blocks);
    EXPECT_EQ(kinds(allocation), std::vector<FindingKind>{});
    EXPECT_FALSE(allocation.isComplete(m_layout));
}

TEST_F(ReadBitmaps, AnInodeBitmapOutsideTheVolumeIsNotRead) {
    m_layout.groups.inodeBitmap[3] = {99999999};
    const auto allocation = read();
    EXPECT_EQ(allocation.unreadInodeBitmaps, GroupCount{1});
    EXPECT_FALSE(allocation.isComplete(m_layout));
    EXPECT_EQ(allocation.unread(), GroupCount{0});
}

TEST(BitmapChecksum, EqualsTheLibrarys) {
    std::vector<std::byte> bytes(1021);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::byte>(i * 31);
    }
    for (const std::size_t length : {0U, 1U, 7U, 8U, 9U, 1021U}) {
        const auto part = std::span(bytes).first(length);
        EXPECT_EQ(crc32c(0x12345678, part),
                  ext2fs_crc32c_le(0x12345678, reinterpret_cast<const unsigned char*>(bytes.data()), length));
    }
}

} // namespace
} // namespace atlas
