// SPDX-License-Identifier: GPL-3.0-or-later
// Answers about a volume whose journal is still to be replayed, against e2fsck's replay on a copy.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr auto* notReplayed = "the journal has not been replayed";

/// /gone is in the blocks of the volume, but the root directory in the journal no longer has it.
class BeforeReplay : public testing::Test {
protected:
    void SetUp() override {
        const auto content = m_images.folder().file("content");
        std::ofstream(content) << std::string(9000, 'g');
        mustRun(fmt::format("debugfs -w -R 'write {} gone' {}", content, m_pending));
        const auto root = mustRun("debugfs -R 'bmap / 0' " + m_pending);
        const auto unlinked = m_images.folder().file("unlinked.img");
        std::filesystem::copy_file(m_pending, unlinked);
        mustRun("debugfs -w -R 'unlink gone' " + unlinked);
        const auto block = m_images.folder().file("block");
        mustRun(fmt::format("dd status=none bs=1024 count=1 skip={} if={} of={}", std::stoul(root), unlinked, block));
        const auto script = m_images.folder().file("script");
        std::ofstream(script) << fmt::format("jo\njw -b {} {}\njc\n", std::stoul(root), block);
        mustRun(fmt::format("debugfs -w -f {} {}", script, m_pending));
        std::filesystem::copy_file(m_pending, m_replayed);
        // 1: e2fsck changed something.
        EXPECT_LE(run("e2fsck -E journal_only -y " + m_replayed).exitCode, 1);
    }

    Images m_images;
    std::string m_pending = m_images.bare("pending.img", 16, "-t ext4 -b 1024");
    std::string m_replayed = m_images.folder().file("replayed.img");
};

TEST_F(BeforeReplay, APathThatTheReplayRemovesIsMarked) {
    const auto before = cli("show " + m_pending + " path /gone");
    EXPECT_THAT(before.out, HasSubstr(notReplayed));
    const auto json = cliJson("show --json " + m_pending + " path /gone", before.exitCode);
    EXPECT_EQ(json["paths_complete"], false);
    EXPECT_EQ(json["read_from"]["journal_pending"], true);
    EXPECT_NE(cli("show " + m_replayed + " path /gone").exitCode, 0);
    const auto root = cliJson("show --json " + m_replayed + " path /", 0);
    EXPECT_EQ(root["paths_complete"], true);
    EXPECT_EQ(root["read_from"]["journal_pending"], false);
}

TEST_F(BeforeReplay, FreeAndOwnersAreNotComplete) {
    for (const auto* const command : {"free", "owners"}) {
        const auto before = cli(fmt::format("{} {}", command, m_pending));
        EXPECT_THAT(before.out, HasSubstr(notReplayed)) << command;
        const auto json = cliJson(fmt::format("{} --json {}", command, m_pending), before.exitCode);
        EXPECT_EQ(json["complete"], false) << command;
        EXPECT_EQ(json["read_from"]["journal_pending"], true) << command;
        const auto after = cli(fmt::format("{} {}", command, m_replayed));
        EXPECT_THAT(after.out, Not(HasSubstr(notReplayed))) << command;
        const auto sound = cliJson(fmt::format("{} --json {}", command, m_replayed), after.exitCode);
        EXPECT_EQ(sound["read_from"]["journal_pending"], false) << command;
    }
    EXPECT_EQ(cliJson("free --json " + m_replayed)["complete"], true);
    EXPECT_THAT(cli("free --csv " + m_pending).err, HasSubstr(notReplayed));
}

TEST_F(BeforeReplay, TheStateIsNotCalledClean) {
    EXPECT_THAT(mustRun("dumpe2fs -h " + m_pending), HasSubstr("needs_recovery"));
    const testing::Matcher<std::string> isClean = testing::ContainsRegex("[Ss]tate +clean");
    EXPECT_THAT(cli("info " + m_pending).out, Not(isClean));
    EXPECT_THAT(cli("info " + m_replayed).out, isClean);
}

} // namespace
} // namespace atlas::test
