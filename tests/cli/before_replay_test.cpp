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

constexpr auto* replayed = "the state after the replay of the journal, in memory: 1 transaction";

/// The answer without the members that name the file or describe how it was read.
nlohmann::json answerOf(nlohmann::json json) {
    for (const auto* const key : {"path", "image", "examination", "read_from", "findings", "disk", "health"}) {
        json.erase(key);
    }
    if (json.contains("filesystem")) {
        for (const auto* const key : {"journal_replay", "last_write_time"}) { // e2fsck writes
            json["filesystem"].erase(key);
        }
    }
    return json;
}

TEST_F(BeforeReplay, EachCommandAnswersAsAfterE2fsck) {
    for (const auto* const command : {"show --json {} path /", "show --json {} inode 2", "owners --json {}",
                                      "free --json {}", "layout --json {}", "info --json {}"}) {
        const auto after = cliJson(fmt::format(fmt::runtime(command), m_replayed), 0);
        const auto inMemory = cliJson(fmt::format(fmt::runtime(command), "--replay " + m_pending), 0);
        EXPECT_EQ(answerOf(inMemory), answerOf(after)) << command;
        EXPECT_FALSE(inMemory.value("complete", true) != after.value("complete", true)) << command;
    }
    EXPECT_EQ(cli("show --replay " + m_pending + " path /gone").exitCode,
              cli("show " + m_replayed + " path /gone").exitCode);
}

TEST_F(BeforeReplay, AnAnswerNamesTheReplay) {
    const auto before = mustRun("sha256sum " + m_pending);
    for (const auto* const command : {"show {} path /", "owners {}", "free {}", "info {}", "check {}"}) {
        EXPECT_THAT(cli(fmt::format(fmt::runtime(command), "--replay " + m_pending)).out, HasSubstr(replayed))
            << command;
    }
    const auto json = cliJson("free --json --replay " + m_pending, 0);
    EXPECT_EQ(json["complete"], true);
    EXPECT_EQ(json["read_from"]["journal_pending"], false);
    EXPECT_EQ(json["read_from"]["journal_replay"]["transactions"], 1);
    EXPECT_EQ(json["read_from"]["journal_replay"]["blocks"], 1);
    EXPECT_THAT(cli("info --replay " + m_replayed).out, Not(HasSubstr(replayed))) << "there is nothing to replay";
    EXPECT_EQ(mustRun("sha256sum " + m_pending), before) << "nothing is written";
}

TEST_F(BeforeReplay, TheStateInJsonIsNotCleanEither) {
    EXPECT_EQ(cliJson("info --json " + m_pending, 0)["filesystem"]["state"], "needs recovery");
    EXPECT_EQ(cliJson("info --json --replay " + m_pending, 0)["filesystem"]["state"], "clean");
    EXPECT_EQ(cliJson("info --json " + m_replayed, 0)["filesystem"]["state"], "clean");
}

TEST_F(BeforeReplay, OwnersOfABlockAreNotCompleteBeforeIt) {
    const auto block = mustRun("debugfs -R 'bmap /lost+found 0' " + m_pending);
    const auto ask = [&](const std::string& image) {
        return cliJson(fmt::format("show --json {} block {}", image, std::stoul(block)), 0)["owners_complete"];
    };
    EXPECT_EQ(ask(m_pending), false);
    EXPECT_EQ(ask("--replay " + m_pending), true);
    EXPECT_EQ(ask(m_replayed), true);
}

TEST_F(BeforeReplay, OfAPartitionTheReplayIsThatOfItsVolume) {
    const auto disk = m_images.disk("disk.img", 20, "label: gpt\n2048,32768,L\n", {{2048, 16, ""}});
    mustRun(fmt::format("dd status=none conv=notrunc bs=512 seek=2048 if={} of={}", m_pending, disk));
    EXPECT_EQ(cli("show " + disk + " path /gone").exitCode, 0);
    EXPECT_NE(cli("show --replay " + disk + " path /gone").exitCode, 0);
    EXPECT_THAT(cli("check --health --replay " + disk).out, HasSubstr(replayed));
}

TEST_F(BeforeReplay, AnIncompleteReplayIsNotCalledComplete) {
    const auto copies = m_images.bare("copies.img", 16, "-t ext4 -b 1024");
    const auto content = m_images.folder().file("new");
    std::ofstream(content) << std::string(1024, 'n');
    const auto script = m_images.folder().file("script");
    std::ofstream(script) << fmt::format("jo -c -v 3\njw -b 9000 {0}\njw -b 9001 {0}\njc\n", content);
    mustRun(fmt::format("debugfs -w -f {} {}", script, copies));
    const auto journal = std::stoul(mustRun("debugfs -R 'bmap <8> 0' " + copies));
    spoil(copies, (journal + 2) * 1024, "damaged"); // behind the superblock and the descriptor
    const auto json = cliJson("free --json --replay " + copies, 0);
    EXPECT_EQ(json["complete"], false);
    EXPECT_EQ(json["read_from"]["journal_pending"], true);
    EXPECT_EQ(json["read_from"]["journal_replay"]["damaged_copies"], 1);
    EXPECT_EQ(cliJson("info --json --replay " + copies, 0)["filesystem"]["state"], "needs recovery");
    EXPECT_THAT(cli("free --replay " + copies).out, HasSubstr("the replay left out 1 copy of a block"));
    EXPECT_EQ(cli("check --health --strict --replay " + copies).exitCode, 1);
}

TEST_F(BeforeReplay, AJournalThatCannotBeReplayedIsAnError) {
    const auto journal = std::stoul(mustRun("debugfs -R 'bmap <8> 0' " + m_pending));
    spoil(m_pending, journal * 1024, std::string(16, '\0'));
    const auto ran = cli("free --replay " + m_pending);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("the journal cannot be replayed: its superblock is damaged"));
}

TEST_F(BeforeReplay, ASnapshotSaysWhetherItWasReplayed) {
    const auto plain = m_images.folder().file("plain.snapshot");
    const auto after = m_images.folder().file("after.snapshot");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", plain, m_pending)).exitCode, 0);
    ASSERT_EQ(cli(fmt::format("snapshot --replay -o {} {}", after, m_pending)).exitCode, 0);
    EXPECT_EQ(cli("info --replay " + plain).exitCode, 2);
    EXPECT_THAT(cli("info --replay " + after).out, HasSubstr(replayed));
    EXPECT_THAT(cli("info " + after).out, HasSubstr(replayed));
}

} // namespace
} // namespace atlas::test
