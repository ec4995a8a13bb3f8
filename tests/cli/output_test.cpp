// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "compare/read_model.h"

#include "support/file_text.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class Output : public testing::Test {
protected:
    Images m_images;
};

TEST_F(Output, VersionAndHelp) {
    const auto version = cli("--version");
    EXPECT_EQ(version.exitCode, 0);
    EXPECT_THAT(version.out, testing::MatchesRegex("ext4atlas [0-9.]+ \\(e2fsprogs [0-9.]+\\)\n"));
    const auto help = cli("--help");
    EXPECT_EQ(help.exitCode, 0);
    for (const auto* word : {"info", "layout", "check", "snapshot", "--version", "Exit status"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
    const auto ofCommand = cli("check --help");
    EXPECT_EQ(ofCommand.exitCode, 0);
    for (const auto* option :
         {"IMAGE", "--json", "--partition", "--offset", "--logical-sector", "--physical-sector", "--phase"}) {
        EXPECT_THAT(ofCommand.out, HasSubstr(option));
    }
}

TEST_F(Output, EveryCommandIsNamedByTheHelpTheErrorAndTheManPage) {
    const auto error = cli("").err;
    const std::string before = "a command is needed: ";
    const auto from = error.find(before) + before.size();
    auto names = error.substr(from, error.find(';', from) - from);
    ASSERT_NE(names.find(" or "), std::string::npos);
    names.replace(names.find(" or "), 4, ", ");
    const auto help = cli("--help").out;
    const auto man = fileText(inSources("src/cli/ext4atlas-cli.1"));
    std::size_t commands = 0;
    for (std::istringstream in(names); in >> names; ++commands) {
        const auto name = names.substr(0, names.find(','));
        EXPECT_THAT(help, HasSubstr("\n  " + name + " "));
        EXPECT_THAT(man, HasSubstr(".B ext4atlas-cli " + name + "\n"));
    }
    EXPECT_GE(commands, 11U);
}

/// With single spaces, and without the backslashes of troff.
std::string inOneLine(const std::string& text) {
    std::string line;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\n';
        if (c != '\\' && !(space && line.ends_with(' '))) {
            line += space ? ' ' : c;
        }
    }
    return line;
}

TEST_F(Output, TheHelpAndTheManPageSayWhatTheMediaCost) {
    const auto help = inOneLine(cli("sweep --help").out);
    const auto man = inOneLine(fileText(inSources("src/cli/ext4atlas-cli.1")));
    for (const auto medium : allMedia) {
        const auto model = modelOf(medium);
        const auto cost = fmt::format("{} ({:.2g} ms, {:g} MB/s", name(medium), 1000 * model.secondsPerRead,
                                      model.bytesPerSecond / 1e6);
        EXPECT_THAT(help, HasSubstr(cost));
        EXPECT_THAT(man, HasSubstr(cost));
    }
}

TEST_F(Output, EverySchemaIsNamed) {
    const auto image = gptDisk(m_images, 2048);
    for (const std::string command : {"info", "layout", "check", "snapshot"}) {
        EXPECT_EQ(cliJson(command + " --json " + image, 0)["schema"], "ext4atlas-" + command + "/1");
    }
}

TEST_F(Output, OffsetFindsTheSameFileSystemAsTheTable) {
    const auto image = gptDisk(m_images, 2048);
    const auto byTable = cliJson("layout --json " + image);
    EXPECT_EQ(byTable["partition"], 1);
    for (const auto* offset : {"1048576", "1M", "1MiB", "1024k", "2048s"}) {
        const auto byHand = cliJson(fmt::format("layout --json --offset {} {}", offset, image));
        EXPECT_EQ(byHand["groups"], byTable["groups"]) << offset;
        EXPECT_EQ(byHand["partition"], 1);
        EXPECT_EQ(byHand["start_byte"], 1048576);
    }
}

TEST_F(Output, SaysWhichOfSeveralFileSystemsWasTaken) {
    const auto image = m_images.disk("two.img", 70, "label: gpt\nstart=2048, size=30MiB\nstart=65536, size=30MiB\n",
                                     {{2048, 30, "-t ext4 -L boot"}, {65536, 30, "-t ext4 -L root"}});
    const auto first = cli("layout " + image);
    EXPECT_THAT(first.err, HasSubstr("2 ext file systems; using partition 1"));
    EXPECT_THAT(first.out, StartsWith(image + ", partition 1: ext4 “boot”"));
    const auto second = cli("layout --partition 2 " + image);
    EXPECT_EQ(second.err, "");
    EXPECT_THAT(second.out, StartsWith(image + ", partition 2: ext4 “root”"));
}

TEST_F(Output, OffersNoOtherFileSystemThatNoOptionNames) {
    const auto image =
        m_images.disk("both.img", 64, "label: dos\nstart=20480, size=32MiB\n", {{20480, 32, "-t ext4 -L root"}});
    overwrite(image, 1024, fileText(m_images.bare("older.img", 64, "-t ext4")).substr(1024, 1024));
    const auto ran = cli("layout " + image);
    EXPECT_THAT(ran.out, StartsWith(image + ", partition 1: ext4 “root”"));
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(cli("check " + image).out, HasSubstr("an ext superblock in addition to the partition table"));
}

TEST_F(Output, PrimarySuperblockLostIsSaid) {
    const auto image = gptDisk(m_images, 2048, "-t ext4 -b 1024");
    overwrite(image, 1048576 + 1024, std::string(1024, '\0'));
    const auto json = cliJson("layout --json " + image);
    EXPECT_EQ(json["filesystem"]["superblock_group"], 1);
    EXPECT_EQ(json["findings"][0]["kind"], "superblock_from_backup");
    EXPECT_EQ(cliJson("info --json " + image)["partitions"][0]["content"], "ext4");
}

TEST_F(Output, DamagedExtOnADiskIsAFindingUnlessItWasAskedFor) {
    const auto image =
        m_images.disk("small.img", 20, "label: gpt\nstart=2048, size=10MiB\n", {{2048, 10, "-t ext2 -b 4096"}});
    overwrite(image, 1048576 + 1024 + 0x20, std::string(4, '\0')); // s_blocks_per_group; there is no backup superblock
    const auto info = cliJson("info --json " + image);
    EXPECT_EQ(info["partitions"][0]["content"], "ext2");
    EXPECT_EQ(info["findings"][0]["kind"], "volume_unreadable");
    EXPECT_EQ(cliJson("check --json " + image, 1)["findings"][0]["kind"], "volume_unreadable");
    EXPECT_EQ(cli("check --health " + image).exitCode, 1);
    EXPECT_EQ(cli("snapshot --json " + image).exitCode, 0);
    for (const auto* asked : {"--partition 1 ", "--offset 1M "}) {
        EXPECT_EQ(cli("check " + std::string(asked) + image).exitCode, 3) << asked;
        EXPECT_EQ(cli("snapshot --json " + std::string(asked) + image).exitCode, 3) << asked;
    }
    EXPECT_EQ(cli("layout " + image).exitCode, 3);
}

TEST_F(Output, ProgressIsJsonLines) {
    const auto ran = cli("snapshot --progress=json " + gptDisk(m_images, 2048));
    EXPECT_EQ(ran.exitCode, 0);
    std::istringstream lines(ran.err);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const auto progress = nlohmann::json::parse(line)["progress"];
        EXPECT_TRUE(progress["done"].is_number() && progress["of"].is_number() && progress["phase"].is_string())
            << line;
    }
    EXPECT_GT(count, 0);
}

TEST_F(Output, ErrorsAreJsonForAProgram) {
    for (const auto* arguments : {"--progress=json snapshot /nowhere", "snapshot /nowhere --progress json"}) {
        const auto ran = cli(arguments);
        EXPECT_EQ(ran.exitCode, 3);
        const auto error = nlohmann::json::parse(ran.err)["error"];
        EXPECT_EQ(error["kind"], "io");
        EXPECT_EQ(error["where"], "/nowhere");
        for (const auto* member : {"what", "found", "expected", "hint"}) {
            EXPECT_TRUE(error[member].is_string()) << member;
        }
    }
    const auto usage = cli("snapshot --frobnicate --progress=json");
    EXPECT_EQ(usage.exitCode, 2);
    EXPECT_EQ(nlohmann::json::parse(usage.err)["error"]["kind"], "usage");
}

TEST_F(Output, HostileLabelsSteerNoTerminal) {
    const auto image = m_images.bare("label.img", 16, "-t ext4");
    overwrite(image, 1024 + 0x78, "\x1B[31m\xFF\"\\\n");
    mustRun("debugfs -w -R 'set_super_value mtime 0' " + image); // writes a correct checksum
    const auto text = cli("layout " + image);
    EXPECT_EQ(text.exitCode, 0) << text.err;
    EXPECT_THAT(text.out, testing::Not(HasSubstr("\x1B")));
    const std::string label = cliJson("layout --json " + image)["filesystem"]["label"];
    EXPECT_EQ(label, "\x1B[31m\xEF\xBF\xBD\"\\\n");
}

TEST_F(Output, ImagesStayAsTheyAre) {
    const auto image = gptDisk(m_images, 63);
    const auto before = mustRun("sha256sum " + image);
    const auto modified = std::filesystem::last_write_time(image);
    for (const auto* command : {"info", "layout", "check", "snapshot --json"}) {
        EXPECT_LE(cli(fmt::format("{} {}", command, image)).exitCode, 1);
    }
    EXPECT_EQ(mustRun("sha256sum " + image), before);
    EXPECT_EQ(std::filesystem::last_write_time(image), modified);
}

} // namespace
} // namespace atlas::test
