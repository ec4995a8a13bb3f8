// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of earlier versions and those that people pass on: quoted, wrapped, shortened, cut, translated, or made up.
#include "layout/claims.h"
#include "textlayout/text_layout.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace atlas {
namespace {

/// The first lines of list_super2() of 1.41, for two groups.
const std::string head =
    "Filesystem volume name:   <none>\n"
    "Last mounted on:          <not available>\n"
    "Filesystem UUID:          5be014f5-5a27-4cf1-81dc-d1f55e71dfdd\n"
    "Filesystem magic number:  0xEF53\n"
    "Filesystem revision #:    1 (dynamic)\n"
    "Filesystem features:      has_journal ext_attr resize_inode dir_index filetype extent flex_bg "
    "sparse_super large_file uninit_bg\n"
    "Filesystem state:         clean\n"
    "Inode count:              16384\n"
    "Block count:              65536\n"
    "Reserved block count:     3276\n"
    "Free blocks:              59905\n"
    "Free inodes:              16373\n"
    "First block:              0\n"
    "Block size:               4096\n"
    "Fragment size:            4096\n"
    "Reserved GDT blocks:      15\n"
    "Blocks per group:         32768\n"
    "Fragments per group:      32768\n"
    "Inodes per group:         8192\n"
    "Inode blocks per group:   512\n"
    "Flex block group size:    16\n"
    "Inode size:              256\n"
    "Journal inode:            8\n\n";

/// dumpe2fs 1.41 and 1.42: the checksum on a line of its own, both bitmaps on another.
const std::string oldGroups = "Group 0: (Blocks 0-32767) [ITABLE_ZEROED]\n"
                              "  Checksum 0x2e4a, unused inodes 8181\n"
                              "  Primary superblock at 0, Group descriptors at 1-1\n"
                              "  Reserved GDT blocks at 2-16\n"
                              "  Block bitmap at 17 (+17), Inode bitmap at 33 (+33)\n"
                              "  Inode table at 49-560 (+49)\n"
                              "  27127 free blocks, 8181 free inodes, 2 directories, 8181 unused inodes\n"
                              "  Free blocks: 5641-32767\n"
                              "  Free inodes: 12-8192\n"
                              "Group 1: (Blocks 32768-65535) [INODE_UNINIT, ITABLE_ZEROED]\n"
                              "  Checksum 0x4578, unused inodes 8192\n"
                              "  Backup superblock at 32768, Group descriptors at 32769-32769\n"
                              "  Reserved GDT blocks at 32770-32784\n"
                              "  Block bitmap at 18 (bg #0 + 18), Inode bitmap at 34 (bg #0 + 34)\n"
                              "  Inode table at 561-1072 (bg #0 + 561)\n"
                              "  32751 free blocks, 8192 free inodes, 0 directories, 8192 unused inodes\n"
                              "  Free blocks: 32785-65535\n"
                              "  Free inodes: 8193-16384\n";

/// "stats" of debugfs 1.41.
const std::string statsGroups =
    "Group  0: block bitmap at 17, inode bitmap at 33, inode table at 49\n"
    "           27127 free blocks, 8181 free inodes, 2 used directories, 8181 unused inodes\n"
    "           [Checksum 0x2e4a]\n"
    "Group  1: block bitmap at 18, inode bitmap at 34, inode table at 561\n"
    "           32751 free blocks, 8192 free inodes, 0 used directories, 8192 unused inodes\n"
    "           [Inode not init, Checksum 0x4578]\n";

Layout layoutOf(const std::string& text) {
    auto claims = layoutOfText(text, 1 << 20);
    EXPECT_TRUE(claims) << sentence(claims.error());
    return claims ? resolve(std::move(*claims)) : Layout{};
}

Error errorOf(const std::string& text, std::uint64_t maxGroups = 1 << 20) {
    const auto claims = layoutOfText(text, maxGroups);
    EXPECT_FALSE(claims) << "it must be refused";
    return claims ? Error{} : claims.error();
}

bool isRecognised(const std::string& text) { return looksLikeLayoutText(std::as_bytes(std::span(text))); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

const Finding* findingIn(const Layout& layout, FindingKind kind) {
    const auto found = std::ranges::find(layout.findings, kind, &Finding::kind);
    return found == layout.findings.end() ? nullptr : &*found;
}

TEST(PrintedTexts, OfDumpe2fs141GiveAllFigures) {
    const auto layout = layoutOf("dumpe2fs 1.41.14 (22-Dec-2010)\n" + head + oldGroups);
    EXPECT_EQ(layout.groups.blockBitmap, (std::vector<BlockNumber>{{17}, {18}}));
    EXPECT_EQ(layout.groups.inodeBitmap, (std::vector<BlockNumber>{{33}, {34}}));
    EXPECT_EQ(layout.groups.inodeTable, (std::vector<BlockNumber>{{49}, {561}}));
    EXPECT_EQ(layout.groups.freeBlocks, (std::vector<std::uint32_t>{27127, 32751}));
    EXPECT_EQ(layout.groups.unusedInodes, (std::vector<std::uint32_t>{8181, 8192}));
    EXPECT_EQ(layout.groups.checksum, (std::vector<std::uint16_t>{0x2e4a, 0x4578}));
    EXPECT_EQ(layout.groups.flags, (std::vector<std::uint16_t>{4, 5}));
    EXPECT_TRUE(layout.groups.source.empty()) << "all groups are described";
    ASSERT_EQ(layout.copies.size(), 2U);
    EXPECT_EQ(layout.copies[1].reservedGdt, (BlockInterval{{32770}, {15}}));
    const auto* const finding = findingIn(layout, FindingKind::ReadFromText);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->detail, "dumpe2fs 1.41.14");
    EXPECT_EQ(finding->numbers[0], 2U);
}

TEST(PrintedTexts, OfBothProgramsAgree) {
    const auto one = layoutOf(head + oldGroups);
    const auto other = layoutOf(head + statsGroups);
    EXPECT_EQ(one.regions, other.regions);
    EXPECT_EQ(one.groups.freeInodes, other.groups.freeInodes);
}

TEST(PrintedTexts, AreReadAsMailAndWebPagesPassThemOn) {
    const auto plain = layoutOf(head + oldGroups);
    const auto crlf = replaced(head + oldGroups, "\n", "\r\n");
    const auto quoted = "> > " + replaced(head + oldGroups, "\n", "\n> > ");
    const auto wrapped = replaced(head, "filetype extent", "filetype\nextent") + oldGroups;
    const auto ofWeb = replaced(head + oldGroups, "  ", "\xC2\xA0 ");
    const auto ofWindows = "\xEF\xBB\xBF" + head + oldGroups;
    const auto withPrompt =
        "root@host:~# dumpe2fs /dev/sda1\ndumpe2fs 1.42.9 (4-Feb-2014)\n" + head + oldGroups + "#\n";
    for (const auto& text : {crlf, quoted, wrapped, ofWeb, ofWindows, withPrompt}) {
        EXPECT_TRUE(isRecognised(text));
        const auto layout = layoutOf(text);
        EXPECT_EQ(layout.filesystem, plain.filesystem) << text.substr(0, 60);
        EXPECT_EQ(layout.groups, plain.groups) << text.substr(0, 60);
        EXPECT_EQ(layout.regions, plain.regions) << text.substr(0, 60);
    }
}

TEST(PrintedTexts, WithGapsLeaveGroupsOut) {
    const auto first = oldGroups.find("Group 1:");
    for (const std::string mark : {"...\n", "\xE2\x80\xA6\n", "[...]\n", "[snip]\n", ""}) {
        const auto layout = layoutOf(head + mark + oldGroups.substr(first));
        EXPECT_EQ(layout.groups.sourceOf({0}), DescriptorSource::Unstated) << mark;
        EXPECT_EQ(layout.groups.sourceOf({1}), DescriptorSource::Primary) << mark;
        EXPECT_FALSE(layout.startOf(RegionKind::InodeTable, {0})) << mark;
        EXPECT_EQ(layout.startOf(RegionKind::InodeTable, {1}), BlockNumber{561}) << mark;
        EXPECT_FALSE(layout.freeBlocksOf({0}));
        EXPECT_TRUE(layout.copiesIn({0})) << "where libext2fs always keeps the primary superblock";
        EXPECT_NE(findingIn(layout, FindingKind::TextDerived), nullptr) << "and that is said";
        EXPECT_EQ(findingIn(layout, FindingKind::OutsideVolume), nullptr);
    }
}

TEST(PrintedTexts, DoNotGiveTheLinesBehindAGapToTheGroupBeforeIt) {
    const auto at = oldGroups.find("  Inode table at 49");
    const auto after = oldGroups.find("  Inode table at 561");
    for (const std::string mark : {"...\n", ""}) {
        const auto layout = layoutOf(head + oldGroups.substr(0, at) + mark + oldGroups.substr(after));
        EXPECT_NE(layout.startOf(RegionKind::InodeTable, {1}), BlockNumber{561}) << mark;
        EXPECT_EQ(layout.groups.sourceOf({1}), DescriptorSource::Unstated) << mark;
    }
}

TEST(PrintedTexts, CutAnywhereGiveNothingThatIsNotThere) {
    const auto whole = layoutOf(head + oldGroups);
    const auto text = head + oldGroups;
    for (auto length = head.size(); length < text.size(); ++length) {
        auto claims = layoutOfText(std::string_view(text).substr(0, length), 1 << 20);
        ASSERT_TRUE(claims) << length;
        for (const std::uint32_t g : {0U, 1U}) {
            for (const auto places : {&Groups::blockBitmap, &Groups::inodeBitmap, &Groups::inodeTable}) {
                const auto at = (claims->groups.*places)[g];
                EXPECT_TRUE(at == (whole.groups.*places)[g] || !claims->isPlaceStated(at, {g})) << length;
            }
            if (claims->groups.isCurrent({g})) {
                EXPECT_EQ(claims->groups.freeBlocks[g], whole.groups.freeBlocks[g]) << length;
                EXPECT_EQ(claims->groups.unusedInodes[g], whole.groups.unusedInodes[g]) << length;
            }
        }
    }
}

TEST(PrintedTexts, OfTune2fsLeaveAllGroupsOut) {
    const auto layout = layoutOf("tune2fs 1.47.0 (5-Feb-2023)\n" + head);
    EXPECT_EQ(layout.groups.countFrom(DescriptorSource::Unstated), GroupCount{2});
    EXPECT_EQ(layout.firstOf(RegionKind::InodeTable), nullptr);
    EXPECT_EQ(layout.copies.size(), 2U);
}

TEST(PrintedTexts, WithoutFeaturesGuessNone) {
    const auto layout = layoutOf(replaced(head, "extent flex_bg", "ext\xE2\x80\xA6"));
    EXPECT_FALSE(layout.filesystem.areFeaturesKnown);
    EXPECT_EQ(layout.filesystem.extName(), "ext2/3/4");
    ASSERT_NE(findingIn(layout, FindingKind::TextLeavesOut), nullptr);
    EXPECT_TRUE(findingIn(layout, FindingKind::TextLeavesOut)->detail.contains("Filesystem features"));
    EXPECT_EQ(layout.copies.size(), 1U) << "which groups have backups depends on the features";
}

TEST(PrintedTexts, OfMke2fs141AreRead) {
    const auto layout =
        layoutOf("mke2fs 1.41.12 (17-May-2010)\nFilesystem label=\nOS type: Linux\n"
                 "Block size=4096 (log=2)\nFragment size=4096 (log=2)\n"
                 "Stride=16 blocks, Stripe width=64 blocks\n1224000 inodes, 4887040 blocks\n"
                 "244352 blocks (5.00%) reserved for the super user\nFirst data block=0\n"
                 "Maximum filesystem blocks=4294967296\n150 block groups\n"
                 "32768 blocks per group, 32768 fragments per group\n8160 inodes per group\n"
                 "Superblock backups stored on blocks: \n\t32768, 98304, 163840, 229376, \n\t4096000\n\n"
                 "Writing inode tables: done\nCreating journal (32768 blocks): done\n");
    EXPECT_EQ(layout.filesystem.groupCount, GroupCount{150});
    EXPECT_EQ(layout.filesystem.raidStripeWidth, 64U);
    EXPECT_EQ(layout.filesystem.reservedBlocks, 244352U);
    EXPECT_EQ(layout.copies.size(), 6U) << "the primary superblock and the listed ones";
    EXPECT_EQ(layout.filesystem.inodesPerGroup, 8160U);
}

TEST(PrintedTexts, TranslatedAreRefusedWithTheReason) {
    const std::string german = "Gruppe 0: (Bl\xC3\xB6"
                               "cke 0-32767)\n  Block-Bitmap in 17 (+17)\n";
    const std::string french = "Groupe 0 : (Blocs 0-32767)\n";
    const std::string chinese = "\xE7\xBB\x84 0\xEF\xBC\x9A\xEF\xBC\x88\xE5\x9D\x97 0-32767\xEF\xBC\x89\n";
    for (const auto& groups : {german, french, chinese}) {
        EXPECT_TRUE(isRecognised(head + groups));
        EXPECT_TRUE(errorOf(head + groups).hint.contains("LC_ALL=C")) << groups;
    }
    EXPECT_TRUE(errorOf("mke2fs 1.47.0 (5-Feb-2023)\nEin Dateisystem mit 4096 Bl\xC3\xB6"
                        "cken\n")
                    .hint.contains("LC_ALL=C"));
}

TEST(PrintedTexts, ThatContradictThemselvesAreRefused) {
    EXPECT_EQ(errorOf(head + replaced(oldGroups, "Group 1:", "Group 1152921504606846976:")).kind, ErrorKind::Corrupt);
    EXPECT_EQ(errorOf(head + replaced(oldGroups, "Group 1:", "Group 2:")).kind, ErrorKind::Corrupt);
    EXPECT_EQ(errorOf(head + replaced(oldGroups, "(Blocks 32768-", "(Blocks 8192-")).kind, ErrorKind::Corrupt);
    EXPECT_EQ(errorOf(head + oldGroups + replaced(head, "65536", "70000")).kind, ErrorKind::Corrupt);
    EXPECT_EQ(errorOf(replaced(head, "4096\n", "4095\n")).kind, ErrorKind::Corrupt);
    EXPECT_EQ(errorOf(replaced(head, "Blocks per group:         32768", "Blocks per group:         0")).kind,
              ErrorKind::Corrupt);
}

TEST(PrintedTexts, AboutTooManyGroupsAreRefused) {
    const auto huge = replaced(head, "Block count:              65536", "Block count:              281474976710656");
    EXPECT_EQ(errorOf(huge).kind, ErrorKind::Limit);
}

TEST(PrintedTexts, WithoutTheirBeginningNameTheMissingLine) {
    EXPECT_TRUE(isRecognised(oldGroups));
    EXPECT_TRUE(errorOf(oldGroups).what.contains("Block count"));
    EXPECT_TRUE(errorOf(replaced(head, "Blocks per group:         32768\n", "")).what.contains("Blocks per group"));
}

TEST(PrintedTexts, AreToldFromOtherFiles) {
    EXPECT_FALSE(isRecognised(""));
    EXPECT_FALSE(isRecognised("Dear all,\nthe group 0: (see below)\n"));
    EXPECT_FALSE(isRecognised(head + std::string(1, '\0')));
    EXPECT_FALSE(isRecognised("#!/bin/sh\necho Hello: world\n"));
}

} // namespace
} // namespace atlas
