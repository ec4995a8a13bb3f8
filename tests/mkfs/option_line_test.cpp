// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "mkfs/mkfs_options.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

using Words = std::vector<std::string>;

OptionLine line(std::string_view text) {
    auto read = readOptionLine(text);
    EXPECT_TRUE(read) << sentence(read.error());
    return *read;
}

TEST(OptionLine, ReadsOptionsAsGetoptDoes) {
    EXPECT_EQ(line("-qFb4096 -G 16 1000").options,
              (std::vector<GivenOption>{{'q'}, {'F'}, {'b', "4096"}, {'G', "16"}}));
    EXPECT_THAT(line("1000 -q").operands, ElementsAre("1000"));
    EXPECT_THAT(line("-q -- -5").operands, ElementsAre("-5"));
    EXPECT_FALSE(readOptionLine(Words{"-b"}));
    EXPECT_FALSE(readOptionLine(Words{"--help"}));
    EXPECT_FALSE(readOptionLine(Words{"root.img", "1000", "2000"}));
}

TEST(OptionLine, SeparatesTheDeviceFromItsSize) {
    const auto read = line("sudo /sbin/mkfs.ext4 -G 64 /dev/sdb 1000");
    EXPECT_EQ(read.program, "mkfs.ext4");
    EXPECT_EQ(read.device, "/dev/sdb");
    EXPECT_THAT(read.operands, ElementsAre("1000"));
    EXPECT_EQ(read.command("DEVICE"), "mkfs.ext4 -G 64 DEVICE 1000");
    EXPECT_EQ(line("mkfs.ext4 1000").device, "1000") << "mke2fs takes the first operand for the device";
    EXPECT_EQ(line("-t ext4 root.img").device, "root.img");
    EXPECT_EQ(line("-t ext4 root.img 512M").device, "root.img");
    EXPECT_THAT(line("-t ext4 root.img 512M").operands, ElementsAre("512M"));
    EXPECT_EQ(line("-t ext4 512M").device, std::nullopt);
    EXPECT_EQ(line("-t ext4 12.img").device, "12.img");
}

TEST(OptionLine, ReadsWhatPeoplePasteInFrontOfTheProgram) {
    for (const auto* text :
         {"$ sudo mkfs.ext4 -G 8 a.img", "# mkfs.ext4 -G 8 a.img", "sudo -u root -E /sbin/mkfs.ext4 -G 8 a.img",
          "LANG=C DEBUG=1 mkfs.ext4 -G 8 a.img", "env -i LC_ALL=C mkfs.ext4 -G 8 a.img",
          "fakeroot -- mkfs.ext4 -G 8 a.img", "sudo \\\n mkfs.ext4 \\\n -G 8 \\\n a.img"}) {
        ASSERT_TRUE(isOptionLine(text)) << text;
        EXPECT_EQ(line(text), line("mkfs.ext4 -G 8 a.img")) << text;
    }
    const auto set = line("sudo MKE2FS_CONFIG='my file' LANG=C mke2fs a.img 1G");
    EXPECT_EQ(set.assigned("MKE2FS_CONFIG"), "my file");
    EXPECT_EQ(set.assigned("MKE2FS_CONF"), std::nullopt);
    EXPECT_EQ(set.command("D"), "'MKE2FS_CONFIG=my file' mke2fs D 1G");
    EXPECT_EQ(*readOptionLine(set.words()), set);
    EXPECT_EQ(line("mkfs -t ext4 -q /dev/sdb1 2G"), line("mke2fs -t ext4 -q /dev/sdb1 2G")) << "of util-linux";
    for (const auto* text : {"a=b.img", "LANG=C disk.img", "$ disk.img", "sudo -u root disk.img"}) {
        EXPECT_FALSE(isOptionLine(text)) << text;
    }
}

TEST(OptionLine, IsToldFromTheNameOfAFile) {
    for (const auto* text : {"", "-t ext4", "mke2fs", "mkfs.ext4 -G 64", "/sbin/mke2fs -t ext4", "sudo mkfs.ext3",
                             "mke3fs -b 4096", "mke4fs", " mkfs.ext4 -L 'no end", "-L'no end", "'mkfs.ext4' -G 64",
                             "\"/my tools/mke2fs\" -t ext4", "sudo '/sbin/mke2fs'", "'-t' ext4"}) {
        EXPECT_TRUE(isOptionLine(text)) << text;
    }
    for (const auto* text :
         {"mkfs.img", "mkfs.ext4.img", "mke2fs.snapshot", "/images/mke2fs-disk.img", "sudo.img", "sudo disk.img",
          "my disk.img", "mkfs.xfs", "mke2fs's.img", "mkfs.ext4\\ copy.img", "'mke2fs disk.img'", "it's \"mke2fs"}) {
        EXPECT_FALSE(isOptionLine(text)) << text;
    }
}

TEST(OptionLine, HasTheTypeOfItsProgramUnlessItNamesOne) {
    const std::pair<const char*, const char*> expected[]{{"mke2fs", ""},
                                                         {"-j", ""},
                                                         {"mke3fs", "ext3"},
                                                         {"/sbin/mke4fs -q", "ext4"},
                                                         {"mkfs.ext2", "ext2"},
                                                         {"mkfs.ext3", "ext3"},
                                                         {"mkfs.ext4 -t ext2", "ext2"},
                                                         {"-text3", "ext3"}};
    for (const auto& [text, type] : expected) {
        EXPECT_EQ(line(text).type(), type) << text;
    }
    EXPECT_EQ(asExt4(line("mke3fs")).command("D"), "mke3fs D");
}

TEST(OptionLine, ComesBackFromItsWords) {
    for (const auto* text :
         {"-t ext4 -L 'my disk' -G 16", "-q -E 'a b,c' 1000", "mkfs.ext3 -j", "mkfs.ext4 -b 1024 DEVICE 5000",
          "-q -- -5", "-q root.img 512M", "mkfs.ext4 -q /dev/sda3", "mke2fs -q 1000", "-L '' -m 0"}) {
        EXPECT_EQ(joinWords(line(text).words()), text);
        EXPECT_EQ(*readOptionLine(line(text).words()), line(text));
    }
    EXPECT_THAT(sentence(readOptionLine("-L \"my disk").error()), HasSubstr("has no end"));
}

TEST(OptionChanges, ChangeTheFlexGroupSizeAndNothingElse) {
    const auto given = line("-t ext4 -G 16 -G 32 -L x");
    EXPECT_EQ(withFlexGroupSize(given, 64).command("D"), "mke2fs -t ext4 -L x -G 64 D");
    EXPECT_EQ(withFlexGroupSize(given, std::nullopt).command("D"), "mke2fs -t ext4 -L x -O ^flex_bg D");
    EXPECT_EQ(withFlexGroupSize(line("-O none -O flex_bg"), std::nullopt).command("D"),
              "mke2fs -O none -O flex_bg,^flex_bg D");
}

TEST(OptionChanges, KeepTheLastExtendedInFront) {
    EXPECT_EQ(withExtended(line("-E stride=1 -E 'a b' -q"), "c").command("D"), "mke2fs -q -E 'a b,c' D");
    EXPECT_EQ(withExtended(line("-q"), "c").command("D"), "mke2fs -q -E c D");
}

TEST(OptionChanges, TakeForExt4WhatNamesNoType) {
    EXPECT_EQ(asExt4(line("-q")).command("D"), "mke2fs -t ext4 -q D");
    EXPECT_EQ(asExt4(line("-text3")).command("D"), "mke2fs -t ext3 D");
    EXPECT_EQ(asExt4(line("mkfs.ext3")).command("D"), "mkfs.ext3 D");
}

TEST(FormatOptions, BecomeALineOfWholeWords) {
    EXPECT_EQ(joinWords(lineOf({}).words()), "-t ext4");
    const FormatOptions options{.blockSize = {4096},
                                .inodeRatio = 16384,
                                .features = "sparse_super2",
                                .more = line("-I 512 -L \"my disk\" -b 1024")};
    EXPECT_THAT(lineOf(options).words(), ElementsAre("-t", "ext4", "-b", "4096", "-i", "16384", "-O", "sparse_super2",
                                                     "-I", "512", "-L", "my disk", "-b", "1024"));
}

TEST(FormatOptions, LeaveTheFlexGroupSizeToEachLayout) {
    EXPECT_EQ(readSharedOptions("-I 512 -L \"my disk\"")->line, line("-I 512 -L \"my disk\""));
    const auto shared = readSharedOptions("-G 32 -I 512 -G64");
    ASSERT_TRUE(shared);
    EXPECT_EQ(shared->line, line("-I 512"));
    EXPECT_THAT(shared->flexGroupSizes, ElementsAre(32, 64));
    EXPECT_THAT(sentence(readSharedOptions("-G many").error()), HasSubstr("Illegal number for flex_bg size"));
    EXPECT_FALSE(readSharedOptions("-L \"my disk"));
}

/// The field of the window and the planner read the number by strtoul with any base, as misc/mke2fs.c does.
TEST(FormatOptions, ReadTheFlexGroupSizeAsMke2fsDoes) {
    for (const auto* const size : {"64", "0x40", "0100"}) {
        const auto words = std::string("-G ") + size;
        EXPECT_THAT(readSharedOptions(words)->flexGroupSizes, ElementsAre(64)) << size;
        EXPECT_EQ(parseOptions(std::string_view(words))->flexGroupSize, 64U) << size;
    }
    for (const auto* const size : {"3", "0", "0x300", "64k", "4294967296"}) {
        const auto words = std::string("-G ") + size;
        const auto typed = readSharedOptions(words);
        const auto planned = parseOptions(std::string_view(words));
        ASSERT_FALSE(typed) << size;
        ASSERT_FALSE(planned) << size;
        EXPECT_EQ(sentence(typed.error()), sentence(planned.error()));
    }
}

TEST(DeviceSizes, EndWhereTheBlocksDo) {
    constexpr std::uint64_t pebibyte = std::uint64_t{1} << 50;
    EXPECT_EQ(deviceSizesWith({}).maximum, 512 * pebibyte - 4096);
    EXPECT_EQ(deviceSizesWith({1024}).maximum, 32 * pebibyte - 1024);
    EXPECT_EQ(deviceSizesWith({3000}).maximum, deviceSizesWith({2048}).maximum);
    EXPECT_EQ(deviceSizesWith({65536}).maximum, deviceSizes.maximum);
}

TEST(FlexGroupSizes, EndWithTheUsualOneWhereThatHoldsAllGroups) {
    EXPECT_THAT(usefulFlexGroupSizes(1, 16), ElementsAre(std::nullopt, 16));
    EXPECT_THAT(usefulFlexGroupSizes(8, 16), ElementsAre(std::nullopt, 1, 2, 4, 16));
    EXPECT_THAT(usefulFlexGroupSizes(20, 16), ElementsAre(std::nullopt, 1, 2, 4, 8, 16, 32));
}

TEST(FlexGroupSizes, DoubleUntilOneHoldsAllGroups) {
    EXPECT_THAT(usefulFlexGroupSizes(1, {}), ElementsAre(std::nullopt, 1));
    EXPECT_THAT(usefulFlexGroupSizes(5, {}), ElementsAre(std::nullopt, 1, 2, 4, 8));
    EXPECT_EQ(usefulFlexGroupSizes(0xFFFFFFFF, {}).back(), 16384U);
    EXPECT_THAT(usefulFlexGroupSizes(0xFFFFFFFF, 32768), testing::Contains(32768));
}

TEST(Options, JoinFeaturesAndKeepTheLastExtended) {
    const auto options = parseOptions(std::string_view("-O a,b -E stride=1 -O ^c -E stride=2"));
    ASSERT_TRUE(options);
    EXPECT_EQ(options->features, "a,b,^c");
    EXPECT_EQ(options->extended, "stride=2");
}

} // namespace
} // namespace atlas
