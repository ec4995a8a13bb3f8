// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class ExitCode : public testing::Test {
protected:
    Images m_images;
};

TEST_F(ExitCode, CheckIsZeroWhereAllIsWhole) {
    EXPECT_EQ(cli("check " + gptDisk(m_images, 2048, "-t ext4 -b 4096")).exitCode, 0);
    EXPECT_EQ(cli("check " + m_images.bare("bare.img", 64, "-t ext4 -b 4096")).exitCode, 0);
}

TEST_F(ExitCode, CheckIsOneWhereSomethingStraddles) {
    const auto straddling = gptDisk(m_images, 63, "-t ext4 -b 4096");
    EXPECT_EQ(cli("check " + straddling).exitCode, 1);
    EXPECT_EQ(cli("check --physical-sector 512 " + straddling).exitCode, 0);
    EXPECT_EQ(cli("check --phase 3584 " + straddling).exitCode, 0);
}

TEST_F(ExitCode, CheckIsOneForSmallBlocksOnlyIfWarningsCount) {
    const auto small = gptDisk(m_images, 2048, "-t ext4 -b 1024");
    const auto ran = cli("check " + small);
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_THAT(ran.out, HasSubstr("placed right; each block of 1 KiB fills 1/4 of a physical sector of 4 KiB"));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("misaligned")));
    EXPECT_EQ(cli("check --strict " + small).exitCode, 1);
    EXPECT_EQ(cli("check --strict --only health " + small).exitCode, 0) << "it is no fault";
    EXPECT_EQ(cli("check --strict --physical-sector 1024 " + small).exitCode, 0);
    EXPECT_EQ(cliJson("check --json " + small)["causes"].size(), 0U) << "no remedy that destroys data";
    EXPECT_EQ(cli("check " + gptDisk(m_images, 63, "-t ext4 -b 1024")).exitCode, 1);
}

TEST_F(ExitCode, CheckIsOneWhereNothingIsFoundOnTheDrive) {
    const auto image = gptDisk(m_images, 2048, "-t ext4 -b 4096");
    EXPECT_EQ(cli("check " + image).exitCode, 0);
    const auto lost = cli("check --drive 4kn " + image);
    EXPECT_EQ(lost.exitCode, 1);
    EXPECT_THAT(lost.out, HasSubstr("not found on the drive: the partition table counts sectors of 512 bytes"));
    EXPECT_THAT(lost.out, testing::Not(HasSubstr("whole:")));
    const auto json = cliJson("check --json --drive 4kn " + image, 1);
    EXPECT_EQ(json["state"], "unmountable");
    EXPECT_EQ(json["health"]["verdict"], "error");
    EXPECT_THAT(cli("check --format prometheus --drive 4kn " + image).out,
                testing::ContainsRegex("\next4atlas_misaligned\\{[^\n]*\\} 1\n"));
    EXPECT_EQ(cli("check --drive 4kn " + m_images.bare("bare.img", 24, "-t ext4 -b 4096")).exitCode, 0)
        << "there is no table to find";
}

/// What is known of a dump of one partition: nothing about where it lay.
TEST_F(ExitCode, CheckNamesTheStartThatItAssumes) {
    const auto bare = m_images.bare("bare.img", 24, "-t ext4 -b 4096");
    EXPECT_THAT(cli("check " + bare).out, HasSubstr("if the image began on a boundary of 4 KiB of its disk"));
    EXPECT_THAT(cli("check " + bare).err, HasSubstr("--start SECTOR"));
    EXPECT_EQ(cliJson("check --json " + bare)["start_known"], false);
    EXPECT_EQ(cliJson("check --json " + bare)["cure_state"], "nothing_to_cure_in_judged");
    EXPECT_EQ(cliJson("check --json --start 2048 " + bare)["start_known"], true);
    EXPECT_EQ(cliJson("check --json --start 1M " + bare)["partition_start"], 1 << 20);
    const auto at63 = cliJson("check --json --start 63 " + bare, 1);
    EXPECT_EQ(at63["verdict"], "straddling");
    EXPECT_EQ(at63["start_remainder"], 3584);
    EXPECT_EQ(cliJson("check --json --drive 512n " + bare)["start_known"], true) << "any sector will do";
    EXPECT_EQ(cliJson("check --json --offset 0 " + bare)["start_known"], true) << "the user placed it";
    EXPECT_EQ(cli("check --start 100 " + gptDisk(m_images, 2048)).exitCode, 2) << "the table gives the start";
    EXPECT_EQ(cli("check --start '100 bytes' " + bare).exitCode, 2);
}

TEST_F(ExitCode, CheckJudgesPartitionsWhereThereIsNoExt) {
    const auto make = [&](const char* name, int sector) {
        return m_images.disk(name, 16, fmt::format("label: dos\nstart={}, size=2MiB, type=82\n", sector));
    };
    const auto aligned = make("aligned.img", 2048);
    mustRun("mkswap --offset 1048576 " + shellQuoted(aligned) + " 2>/dev/null || true");
    EXPECT_EQ(cli("check " + aligned).exitCode, 0);
    EXPECT_EQ(cli("check " + make("off.img", 2049)).exitCode, 1);
    EXPECT_EQ(cli("info " + make("off2.img", 2049)).exitCode, 0);
}

TEST_F(ExitCode, CheckSaysTheSameInEveryFormOfAFileSystemThatCannotBeRead) {
    const auto image = m_images.disk("unread.img", 40, "label: dos\n2048,49152,L\n", {{2048, 24, "-t ext2 -b 4096"}});
    overwrite(image, 2048 * 512 + 1024 + 0x18, "\x77"); // s_log_block_size
    const auto text = cli("check " + image);
    EXPECT_EQ(text.exitCode, 1);
    EXPECT_THAT(text.out, HasSubstr("Alignment  ? the start lies on a boundary of the 4 KiB physical sectors; the "
                                    "structures of 1 file system that cannot be read were not judged"));
    EXPECT_EQ(cliJson("check --json " + image, 1)["verdict"], "unknown");
    const auto metrics = cli("check --format prometheus " + image).out;
    EXPECT_THAT(metrics, HasSubstr("alignment=\"unknown\""));
    EXPECT_THAT(metrics, testing::Not(HasSubstr("ext4atlas_misaligned{"))) << "nobody knows";
    EXPECT_THAT(cli("check --format github " + image).out, HasSubstr("::error file=" + image + ",title=alignment::"));
}

TEST_F(ExitCode, LayoutNeedsAnExtFileSystem) {
    const auto disk = m_images.disk("none.img", 16, "label: dos\nstart=2048, size=2MiB, type=82\n");
    const auto ran = cli("layout " + disk);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr(disk));
}

TEST_F(ExitCode, InfoSaysWhyItShowsNoFileSystemThatWasAskedFor) {
    const auto image = m_images.bare("bare.img", 64, "-t ext4 -b 1024");
    const auto refused = cli("info --max-groups 1 " + image);
    EXPECT_EQ(refused.exitCode, 0);
    EXPECT_THAT(refused.err, HasSubstr("above the limit of 1"));
    const auto elsewhere = cli("info --offset 1M " + image);
    EXPECT_EQ(elsewhere.exitCode, 3);
    EXPECT_THAT(elsewhere.err, HasSubstr("bare.img"));
    EXPECT_EQ(cli("info --offset 0 " + image).exitCode, 0);
    EXPECT_EQ(cli("info " + image).err, "");
}

TEST_F(ExitCode, CheckTellsHealthApart) {
    const auto sound = m_images.bare("sound.img", 64, "-t ext4 -b 4096");
    EXPECT_EQ(cli("check --health " + sound).exitCode, 0);
    const auto offGrid = m_images.disk("off.img", 40, "label: dos\n63,49152,L\n", {{63, 24, "-t ext4 -b 4096"}});
    EXPECT_EQ(cli("check " + offGrid).exitCode, 1);
    EXPECT_EQ(cli("check --health " + offGrid).exitCode, 1) << "both verdicts count";
    EXPECT_EQ(cli("check --health --only health " + offGrid).exitCode, 0);
    overwrite(sound, 4096 + 0x1E, "\x12\x34");
    EXPECT_EQ(cli("check " + sound).exitCode, 1);
    EXPECT_EQ(cli("check --only alignment " + sound).exitCode, 0);
    EXPECT_EQ(cli("check --health --only health " + sound).exitCode, 1);
    const auto unseen = m_images.disk("swap.img", 16, "label: dos\nstart=2048, size=2MiB, type=82\n");
    EXPECT_EQ(cli("check --health " + unseen).exitCode, 1) << "nothing of it was read";
}

TEST_F(ExitCode, CheckTellsAFaultOfADiskOnWhichNothingCanBeJudged) {
    const auto image = m_images.disk("empty.img", 16, "label: gpt\n");
    EXPECT_EQ(cli("check --health " + image).exitCode, 3) << "nothing to tell";
    overwrite(image, 512 + 24, "\x77"); // where the primary GPT says that it lies
    EXPECT_EQ(cli("check " + image).exitCode, 3);
    const auto told = cli("check --health " + image);
    EXPECT_EQ(told.exitCode, 1) << told.err;
    EXPECT_THAT(told.out, HasSubstr("GPT"));
    EXPECT_THAT(told.out, testing::Not(HasSubstr("whole")));
    EXPECT_EQ(cliJson("check --json --health " + image, 1)["health"]["verdict"], "error");
    EXPECT_THAT(cli("check --health --format github " + image).out, HasSubstr("::error"));
}

TEST_F(ExitCode, CheckJudgesTheHealthOfEachVolume) {
    const auto image = m_images.disk("two.img", 64, "label: dos\n2048,49152,L\n53248,49152,L\n",
                                     {{2048, 24, "-t ext4 -b 4096"}, {53248, 24, "-t ext4 -b 4096"}});
    EXPECT_EQ(cli("check --health " + image).exitCode, 0);
    overwrite(image, 53248 * 512 + 4096 + 0x1E, "\x12\x34"); // a descriptor's checksum
    const auto ran = cli("check --health " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("1 error: partition 2: the descriptor"));
    EXPECT_EQ(cli("check --health --partition 1 " + image).exitCode, 0) << "asked about one alone";
    EXPECT_EQ(cli("check --health --partition 2 " + image).exitCode, 1);
    overwrite(image, 53248 * 512 + 1024 + 0x18, "\x77"); // s_log_block_size
    EXPECT_EQ(cli("check --health " + image).exitCode, 1);
}

TEST_F(ExitCode, CheckTellsBothVerdictsFirstTheWorseOneBefore) {
    const auto image = m_images.disk("off.img", 40, "label: dos\n63,49152,L\n", {{63, 24, "-t ext4 -b 4096"}});
    const auto aligned = [](const std::string& text) { return text.find("\nAlignment"); };
    const auto health = [](const std::string& text) { return text.find("\nHealth"); };
    auto text = cli("check " + image).out;
    EXPECT_LT(aligned(text), health(text)) << text;
    EXPECT_THAT(text, HasSubstr("✓ no fault found in what was read\n"));
    EXPECT_THAT(text, HasSubstr("were not read")) << "an all-clear names what it does not cover";
    std::filesystem::resize_file(image, 20 << 20);
    text = cli("check " + image).out;
    EXPECT_LT(health(text), aligned(text)) << text;
    EXPECT_LT(health(text), 200U) << "among the first lines";
}

struct Wrong {
    const char* name;
    const char* arguments; ///< {} stands for an image
    const char* says;
};

class WrongUsage : public testing::TestWithParam<Wrong> {};

TEST_P(WrongUsage, IsTwoWithOneLineThatSaysWhy) {
    const Images images;
    const auto ran = cli(fmt::format(fmt::runtime(GetParam().arguments), images.bare("a.img", 8, "-t ext2")));
    EXPECT_EQ(ran.exitCode, 2) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(GetParam().says));
}

constexpr Wrong wrongs[] = {
    {"Nothing", "", "a command is needed"},
    {"UnknownCommand", "chek {}", "no such command; found \"chek\", expected info, layout"},
    {"UnknownOption", "check --frobnicate {}", "found \"--frobnicate\""},
    {"NoImage", "layout", "IMAGE is required"},
    {"TwoImages", "layout {0} {0}", "a.img"},
    {"NoNumber", "sweep --read-cost nan 1G", "nan not in range"},
    {"OddSector", "check --physical-sector 1000 {}", "a power of two from 512 to 524,288"},
    {"SmallSector", "check --physical-sector 256 {}", "a power of two"},
    {"HugeLogicalSector", "check --logical-sector 128k {}", "a power of two from 512 to 65,536"},
    {"WordSector", "check --physical-sector large {}", "\"large\""},
    {"PhysicalBelowLogical", "check --logical-sector 4096 --physical-sector 512 {}", "smaller than"},
    {"PhaseBeyondSector", "check --phase 4096 {}", "below 4,096"},
    {"PhaseOffTheLogicalSector", "check --phase 100 {}", "a multiple of 512 below 4,096"},
    {"PhysicalSectorOfAMebibyte", "check --physical-sector 1M {}", "a power of two from 512 to 524,288"},
    {"NoGroups", "check --max-groups 0 {}", "1 to 4,294,967,295"},
    {"FewerThanNoGroups", "check --max-groups=-1 {}", "1 to 4,294,967,295"},
    {"StripeTooLarge", "check --stripe 99T {}", "a multiple of 512 of at most 1 TiB"},
    {"OddEraseBlock", "check --erase-block 100 {}", "a multiple of 512 of at most 1 TiB"},
    {"DriveOfOtherSectors", "check --drive 4kn --logical-sector 512 {}", "expected 4,096, or no --logical-sector"},
    {"PhaseInSectors", "check --phase 7s {}", "counted in bytes"},
    {"OffsetPastEnd", "layout --offset 1G {}", "past the end"},
    {"OffsetTooLarge", "layout --offset 99999999999999999999 {}", "too many bytes"},
    {"OffsetNegative", "layout --offset=-1 {}", "not a number of bytes"},
    {"PartitionZero", "layout --partition 0 {}", "partition"},
    {"PartitionWord", "layout --partition first {}", "first"},
    {"NoSuchPartition", "layout --partition 3 {}", "there is no partition 3"},
    {"PartitionAndOffset", "layout --partition 1 --offset 0 {}", "exclude each other"},
    {"ProgressForm", "snapshot --progress=xml {}", "xml"},
    {"FreeGroupPastEnd", "free --group 0-9 {}", "groups from 0 to 0"},
    {"FreeGroupWord", "free --group first {}", "\"first\""},
    {"FreeTwoForms", "free --json --csv {}", "--csv"},
    {"RaidChunkTooSmall", "compare --raid 0:100:4 {0} {0}", "expected whole KiB from 4,096 to 549,755,813,888 bytes"},
    {"RaidMembersTooFew", "compare --raid 6:512k:3 {0} {0}", "expected 4 to 1,920"},
    {"RaidWord", "compare --raid mirror {0} {0}", "LEVEL:CHUNK:MEMBERS"},
    {"NoLargestRequest", "compare --largest-request 0 {0} {0}", "expected 512 B to 1 TiB"},
    {"ReadsForNothing", "compare --read-cost 0 {0} {0}", "0.001"},
    {"OverItself", "snapshot -o {0} {0}", "would overwrite the file that is being read"},
};

INSTANTIATE_TEST_SUITE_P(Table, WrongUsage, testing::ValuesIn(wrongs),
                         [](const auto& test) { return test.param.name; });

struct Unreadable {
    const char* name;
    const char* prepare; ///< shell, makes the file $1
    const char* says;
};

class CannotRead : public testing::TestWithParam<Unreadable> {};

TEST_P(CannotRead, IsThreeWithOneLineThatNamesTheFile) {
    const TempDir folder;
    const auto image = folder.file("image");
    mustRun(fmt::format("set -- {}; {}", shellQuoted(image), GetParam().prepare));
    for (const auto* command : {"layout", "check", "layout --json", "check --json"}) {
        const auto ran = cli(fmt::format("{} {}", command, shellQuoted(image)));
        EXPECT_EQ(ran.exitCode, 3) << command << ": " << ran.err;
        EXPECT_EQ(ran.out, "") << command;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_THAT(ran.err, HasSubstr(image));
        EXPECT_THAT(ran.err, HasSubstr(GetParam().says));
    }
}

constexpr Unreadable unreadables[] = {
    {"Missing", ":", "No such file"},
    {"Folder", "mkdir \"$1\"", "folder"},
    {"Empty", ": > \"$1\"", ""},
    {"Fifo", "mkfifo \"$1\"", "neither a file nor a block device"},
    {"Text", "seq 200000 > \"$1\"", "a text file"},
    {"Picture", "printf '\\211PNG\\r\\n\\032\\n' > \"$1\"; head -c 4096 /dev/zero >> \"$1\"", "a PNG picture"},
    {"Blank", "truncate -s 64M \"$1\"", ""},
    {"Qcow2", "printf 'QFI\\373\\0\\0\\0\\003' > \"$1\"; truncate -s 1M \"$1\"", "cannot be opened"},
    {"Gzip", "seq 200000 | gzip > \"$1\"; truncate -s 5000 \"$1\"", "cannot be unpacked"},
    {"CutSnapshot", "printf 'EXT4ATLS\\001\\0\\0\\0\\001\\0\\0\\0' > \"$1\"", "snapshot"},
    {"OtherSnapshot", "printf 'EXT4ATLS\\011\\0\\0\\0\\001\\0\\0\\0' > \"$1\"", "version 9"},
};

INSTANTIATE_TEST_SUITE_P(Table, CannotRead, testing::ValuesIn(unreadables),
                         [](const auto& test) { return test.param.name; });

} // namespace
} // namespace atlas::test
