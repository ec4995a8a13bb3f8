// SPDX-License-Identifier: GPL-3.0-or-later
// What the installed e2fsprogs prints about real images gives the layout that is read from the images themselves.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "support/run.h"
#include "support/temp_dir.h"
#include "textlayout/text_layout.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>

namespace atlas {
namespace {

struct TextCase {
    const char* size;
    const char* options;
};

class TextOfImage : public testing::TestWithParam<TextCase> {
protected:
    TextOfImage() : m_image(m_dir.file("fs.img")) {
        test::mustRun(std::string("mke2fs -q -F ") + GetParam().options + " " + m_image + " " + GetParam().size);
        test::mustRun("debugfs -w -R 'mkdir /d' " + m_image);
        const auto source = openFile(m_image).value();
        m_read = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
    }

    static Layout parsed(const std::string& text) {
        auto claims = layoutOfText(text, 1 << 20);
        EXPECT_TRUE(claims) << sentence(claims.error()) << "\n" << text.substr(0, 3000);
        return claims ? resolve(std::move(*claims)) : Layout{};
    }
    [[nodiscard]] std::string printedBy(const std::string& command) const {
        return test::mustRun("LC_ALL=C " + command + " " + m_image + " 2>&1");
    }
    [[nodiscard]] const std::string& image() const { return m_image; }
    [[nodiscard]] std::size_t superblocks() const {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_read.copies, [](const GroupCopies& each) { return each.superblock.has_value(); }));
    }
    [[nodiscard]] const Layout& read() const { return m_read; }

    /// The regions that a text tells.
    [[nodiscard]] std::vector<Region> toldRegions() const {
        std::vector<Region> told;
        std::ranges::copy_if(m_read.regions, std::back_inserter(told), [](const Region& region) {
            return belongsToGroup(region.kind) || region.kind == RegionKind::Mmp;
        });
        return told;
    }
    /// The file system without what a text does not tell.
    [[nodiscard]] Filesystem toldFilesystem() const {
        auto fs = m_read.filesystem;
        fs.created = fs.lastMountTime = fs.lastWriteTime = 0;
        fs.checksumSeed.reset();
        fs.encodingFlags = 0;
        return fs;
    }

private:
    test::TempDir m_dir;
    std::string m_image;
    Layout m_read;
};

TEST_P(TextOfImage, OfDumpe2fsGivesTheSameLayout) {
    const auto text = parsed(printedBy("dumpe2fs"));
    EXPECT_EQ(text.filesystem, toldFilesystem());
    EXPECT_EQ(text.groups, read().groups);
    EXPECT_EQ(text.copies, read().copies);
    EXPECT_EQ(text.regions, toldRegions());
}

TEST_P(TextOfImage, InHexadecimalGivesTheSamePlaces) {
    const auto text = parsed(printedBy("dumpe2fs -x"));
    EXPECT_EQ(text.groups.inodeTable, read().groups.inodeTable);
    EXPECT_EQ(text.regions, toldRegions());
}

TEST_P(TextOfImage, OfDebugfsGivesTheSameLayoutWithoutWhatIsZeroed) {
    const auto text = parsed(printedBy("debugfs -R stats"));
    auto groups = read().groups;
    for (auto& flags : groups.flags) {
        flags &= static_cast<std::uint16_t>(~static_cast<unsigned>(GroupFlag::ItableZeroed));
    }
    std::ranges::fill(groups.blockBitmapChecksum, 0U);
    std::ranges::fill(groups.inodeBitmapChecksum, 0U);
    EXPECT_EQ(text.groups, groups);
    EXPECT_EQ(text.copies, read().copies) << "by the rule of libext2fs";
    EXPECT_EQ(text.regions, toldRegions());
    EXPECT_FALSE(HeededFlags(text).awaitsZeroing({0})) << "debugfs does not print that flag";
    EXPECT_FALSE(saysWhatIsZeroed(text));
}

TEST_P(TextOfImage, OfTune2fsGivesTheSuperblockAndNoGroup) {
    const auto text = parsed(printedBy("tune2fs -l"));
    EXPECT_EQ(text.filesystem, toldFilesystem());
    EXPECT_EQ(text.copies, read().copies);
    EXPECT_EQ(text.groups.countFrom(DescriptorSource::Unstated), text.filesystem.groupCount);
    for (const auto& region : text.regions) {
        EXPECT_FALSE(isPerGroup(region.kind)) << name(region.kind);
    }
}

TEST_P(TextOfImage, OfMke2fsGivesTheGroupsAndBackups) {
    const auto printed = test::mustRun(std::string("LC_ALL=C mke2fs -F -n -v ") + GetParam().options + " " + image() +
                                       " " + GetParam().size + " 2>&1");
    const auto text = parsed(printed);
    EXPECT_EQ(text.filesystem.blocksOfGroups(), read().filesystem.blocksOfGroups());
    EXPECT_EQ(text.filesystem.blocksPerGroup, read().filesystem.blocksPerGroup);
    EXPECT_EQ(text.filesystem.groupCount, read().filesystem.groupCount);
    EXPECT_EQ(text.filesystem.inodeCount, read().filesystem.inodeCount);
    EXPECT_EQ(text.filesystem.extName(), "ext2/3/4") << "features are not printed";
    ASSERT_EQ(text.copies.size(), superblocks());
    for (const auto& copies : text.copies) {
        EXPECT_EQ(copies.superblock, read().copiesIn(copies.group)->superblock);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Images, TextOfImage,
    testing::Values(TextCase{"300M", "-t ext4"}, TextCase{"1100M", "-t ext4 -b 4096 -L 'a name' -M /mnt/x"},
                    TextCase{"20M", "-t ext2 -b 1024"}, TextCase{"2G", "-t ext3 -O ^sparse_super,^resize_inode"},
                    TextCase{"3G", "-t ext4 -O bigalloc -C 65536"},
                    TextCase{"600M", "-t ext4 -b 1024 -O bigalloc -C 4096"},
                    TextCase{"5G", "-t ext4 -O meta_bg,^resize_inode,^flex_bg"},
                    TextCase{"5G", "-t ext4 -O sparse_super2 -E num_backup_sb=1"},
                    TextCase{"5G", "-t ext4 -O ^64bit,mmp,quota -G 64 -E stride=16,stripe_width=64"},
                    TextCase{"2G", "-t ext4 -O ^metadata_csum,uninit_bg -g 8192 -N 40000 -m 1"},
                    TextCase{"700M", "-t ext4 -O ^metadata_csum,^uninit_bg,^has_journal -I 128 -e panic"},
                    TextCase{"40G", "-t ext4 -G 4096"}, TextCase{"1G", "-t ext4 -b 65536"}));

} // namespace
} // namespace atlas
