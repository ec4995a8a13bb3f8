// SPDX-License-Identifier: GPL-3.0-or-later
// The transactions of a journal and what a replay would write, against debugfs's logdump and e2fsck's replay of a copy.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr std::uint64_t blockSize = 1024;

class ShowJournal : public testing::Test {
protected:
    void make(const std::string& options = {}) {
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b {} {} {} 16M", blockSize, options, m_image));
    }
    /// A file of `count` blocks of `letter`.
    [[nodiscard]] std::string filled(char letter, std::size_t count = 1) const {
        return m_folder.write(std::string("blocks-") + letter, std::string(count * blockSize, letter));
    }
    /// Lets debugfs write transactions.
    void write(const std::string& commands) {
        mustRun(fmt::format("debugfs -w -f {} {}", m_folder.write("script" + std::to_string(++m_scripts), commands),
                            m_image));
    }
    [[nodiscard]] json shown() const { return cliJson("show --json --transactions " + m_image + " journal"); }
    /// Byte of block `number` of the journal, whose blocks follow each other in a new image.
    [[nodiscard]] std::uint64_t journalByte(std::uint64_t number) const {
        return (std::stoull(mustRun("debugfs -R 'bmap <8> 0' " + m_image)) + number) * blockSize;
    }
    [[nodiscard]] const std::string& image() const { return m_image; }
    [[nodiscard]] const TempDir& folder() const { return m_folder; }

private:
    TempDir m_folder;
    std::string m_image = m_folder.file("fs.img");
    int m_scripts = 0;
};

/// "1 descriptor 1", "copy 3000 2", "revoke 3000", "2 commit 6", in the order of the log.
std::vector<std::string> linesOf(const json& log) {
    std::vector<std::string> lines;
    for (const auto& transaction : log["transactions"]) {
        const std::uint32_t sequence = transaction["sequence"];
        for (const auto& block : transaction["blocks"]) {
            lines.push_back(fmt::format("{} {} {}", sequence, block["kind"].get<std::string>(),
                                        block["journal_block"].get<std::uint64_t>()));
            for (const auto& copy : block["copies"]) {
                lines.push_back(fmt::format("copy {} {}", copy["block"].get<std::uint64_t>(),
                                            copy["journal_block"].get<std::uint64_t>()));
            }
            for (const auto& revoked : block["revoked"]) {
                lines.push_back(fmt::format("revoke {}", revoked.get<std::uint64_t>()));
            }
        }
    }
    return lines;
}

std::vector<std::string> linesOfLogdump(const std::string& dump) {
    const std::regex block(R"(Found expected sequence (\d+), type (\d) \(.*\) at block (\d+))");
    const std::regex copy(R"(FS block (\d+) logged at journal block (\d+))");
    const std::regex revoke(R"(Revoke FS block (\d+))");
    std::vector<std::string> lines;
    std::istringstream all(dump);
    for (std::string line; std::getline(all, line);) {
        std::smatch found;
        if (std::regex_search(line, found, block)) {
            const std::string kind = found[2] == "1" ? "descriptor" : found[2] == "2" ? "commit" : "revoke";
            lines.push_back(fmt::format("{} {} {}", found[1].str(), kind, found[3].str()));
        } else if (std::regex_search(line, found, copy)) {
            lines.push_back(fmt::format("copy {} {}", found[1].str(), found[2].str()));
        } else if (std::regex_search(line, found, revoke)) {
            lines.push_back(fmt::format("revoke {}", found[1].str()));
        }
    }
    return lines;
}

/// The blocks that e2fsck's replay of a copy changes, without the superblock and that of the journal.
std::set<std::uint64_t> changedByE2fsck(const std::string& image, const std::string& copy, std::uint64_t journal) {
    std::filesystem::copy_file(image, copy);
    (void)run("e2fsck -E journal_only -y " + copy);
    std::ifstream before(image, std::ios::binary);
    std::ifstream after(copy, std::ios::binary);
    std::set<std::uint64_t> changed;
    std::string old(blockSize, '\0');
    std::string now(blockSize, '\0');
    for (std::uint64_t block = 0; before.read(old.data(), blockSize) && after.read(now.data(), blockSize); ++block) {
        if (old != now && block != 1 && block != journal) {
            changed.insert(block);
        }
    }
    return changed;
}

TEST_F(ShowJournal, ListsWhatLogdumpLists) {
    make();
    write(fmt::format("jo\njw -b 9000-9003 {}\njc\njo\njw -r 9000,9001\njw -b 9002,9100 {}\njc\n", filled('a', 4),
                      filled('b', 2)));
    const auto log = shown()["journal_log"];
    const auto dump = mustRun("debugfs -R 'logdump -a -S' " + image() + " 2>/dev/null");
    EXPECT_THAT(linesOf(log), testing::ElementsAreArray(linesOfLogdump(dump)));
    EXPECT_GE(log["transactions"].size(), 3U);
    EXPECT_THAT(dump, HasSubstr(fmt::format("Journal start:            {}", log["start"].get<int>())));
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> fates;
    for (const auto& transaction : log["transactions"]) {
        EXPECT_EQ(transaction["state"], "live");
        for (const auto& block : transaction["blocks"]) {
            for (const auto& copy : block["copies"]) {
                fates[{copy["block"], copy["journal_block"]}] = copy["fate"];
            }
        }
    }
    std::multimap<std::uint64_t, std::string> byBlock;
    for (const auto& [place, fate] : fates) {
        byBlock.emplace(place.first, fate);
    }
    EXPECT_EQ(byBlock.find(9000)->second, "revoked");
    EXPECT_EQ(byBlock.find(9003)->second, "written");
    EXPECT_EQ(byBlock.lower_bound(9002)->second, "superseded");
    EXPECT_EQ(std::prev(byBlock.upper_bound(9002))->second, "written");
}

TEST_F(ShowJournal, TheReplayChangesTheBlocksThatE2fsckChanges) {
    make();
    const auto root = std::stoull(mustRun("debugfs -R 'bmap / 0' " + image()));
    const auto other = folder().file("other.img");
    std::filesystem::copy_file(image(), other);
    mustRun("debugfs -w -R 'mkdir made' " + other);
    const auto block = folder().file("root-block");
    mustRun(fmt::format("dd status=none bs={} count=1 skip={} if={} of={}", blockSize, root, other, block));
    write(fmt::format("jo\njw -b {} {}\njw -b 15000 {}\njc\n", root, block, filled('n')));
    const auto replay = shown()["replay"];
    EXPECT_EQ(replay["refused"], json());
    std::set<std::uint64_t> changed;
    bool isNamed = false;
    for (const auto& change : replay["changes"]) {
        if (change["kind"] == "entry") {
            isNamed = isNamed || (change["name"] == "made" && change["added"] == true);
            changed.insert(change["block"].get<std::uint64_t>());
        } else if (change["kind"] == "blocks" && change["structure"] != "journal") {
            for (std::uint64_t n = 0; n < change["count"]; ++n) {
                changed.insert(change["first"].get<std::uint64_t>() + n);
            }
        }
    }
    EXPECT_TRUE(isNamed) << replay["changes"] << ": the difference to what is there now, entry by entry";
    EXPECT_EQ(changed, changedByE2fsck(image(), folder().file("replayed.img"), journalByte(0) / blockSize));
    const auto text = cli("show --transactions " + image() + " journal").out;
    EXPECT_THAT(text, HasSubstr("2 transactions: 2 blocks would be written in place"));
    EXPECT_THAT(text, HasSubstr("entry made of inode"));
}

TEST_F(ShowJournal, TellsOldFromLiveAndFromUncommitted) {
    make();
    write(fmt::format("jo\njw -b 9000 {}\njc\n", filled('a')));
    EXPECT_LE(run("e2fsck -E journal_only -y " + image()).exitCode, 1);
    auto log = shown()["journal_log"];
    EXPECT_EQ(log["start"], 0);
    ASSERT_EQ(log["transactions"].size(), 1U);
    EXPECT_EQ(log["transactions"][0]["state"], "old") << "it is in place, but its blocks are still there";
    EXPECT_EQ(log["transactions"][0]["blocks"][0]["copies"][0]["fate"], "left_out");
    EXPECT_EQ(shown()["replay"], json());
    EXPECT_THAT(cli("show --transactions " + image() + " journal").out, HasSubstr("there is nothing to replay"));
    make();
    write(fmt::format("jo\njw -b 9000 {}\njw -c -b 9001 {}\njc\n", filled('a'), filled('b')));
    log = shown()["journal_log"];
    EXPECT_EQ(log["transactions"].back()["state"], "uncommitted");
    EXPECT_EQ(log["transactions"].back()["blocks"][0]["copies"][0]["fate"], "left_out");
}

TEST_F(ShowJournal, ADamagedCopyIsLeftOut) {
    make("-O metadata_csum");
    write(fmt::format("jo -c\njw -b 9000,9001 {}\njc\n", filled('a', 2)));
    const auto copy = shown()["journal_log"]["transactions"][0]["blocks"][0]["copies"][1]["journal_block"];
    spoil(image(), journalByte(copy), "x");
    const auto report = shown();
    const auto& copies = report["journal_log"]["transactions"][0]["blocks"][0]["copies"];
    EXPECT_EQ(copies[0]["fate"], "written");
    EXPECT_EQ(copies[1]["fate"], "damaged");
    EXPECT_EQ(report["replay"]["damaged"], 1);
}

std::string record(unsigned tag, const std::string& value) {
    return std::string{static_cast<char>(tag), '\0', static_cast<char>(value.size()), '\0'} + value;
}

std::string word(std::uint32_t number) {
    std::string bytes;
    for (unsigned n = 0; n < 4; ++n) {
        bytes += static_cast<char>(number >> (8 * n) & 0xFFU);
    }
    return bytes;
}

/// The records of fs/ext4/fast_commit.h, in the area that mke2fs makes.
TEST_F(ShowJournal, ReadsTheAreaOfFastCommits) {
    make("-O fast_commit,^metadata_csum -J size=4,fast_commit_size=64");
    write(fmt::format("jo\njw -b 9000 {}\njc\n", filled('a')));
    spoil(image(), journalByte(0) + 0x28 + 3,
          std::string{0x22}); // 64-bit tags and fast commits, as the kernel sets them
    auto log = shown()["journal_log"];
    EXPECT_EQ(log["fast_commits"], json::array());
    const std::uint64_t first = log["end"].get<std::uint64_t>() + 1;
    EXPECT_EQ(log["fast_commit_end"].get<std::uint64_t>() - log["end"].get<std::uint64_t>(), 64U);
    const std::uint32_t next = log["transactions"].back()["sequence"].get<std::uint32_t>() + 1;
    const auto extent = word(5) + std::string{3, 0, 0, 0} + word(9200);
    spoil(image(), journalByte(first),
          record(9, word(0) + word(next)) + record(3, word(2) + word(12) + "name") + record(1, word(12) + extent) +
              record(8, word(next) + word(0)));
    const auto report = shown();
    const auto& records = report["journal_log"]["fast_commits"];
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(records[0]["tag"], "head");
    EXPECT_EQ(records[0]["transaction"], next);
    EXPECT_EQ(records[1]["tag"], "creat");
    EXPECT_EQ(records[1]["name"], "name");
    EXPECT_EQ(records[1]["parent"], 2);
    EXPECT_EQ(records[2]["tag"], "add_range");
    EXPECT_EQ(records[2]["logical"], 5);
    EXPECT_EQ(records[2]["blocks"], 3);
    EXPECT_EQ(records[2]["physical"], 9200);
    EXPECT_EQ(records[3]["tag"], "tail");
    EXPECT_EQ(report["replay"]["fast_commits"], 1);
    EXPECT_THAT(cli("show --transactions " + image() + " journal").out, HasSubstr("name in directory 2"));
    const auto dumped = mustRun(fmt::format("debugfs -R 'logdump -a' {} 2>/dev/null", image()));
    EXPECT_THAT(dumped,
                HasSubstr(fmt::format("tag HEAD, features 0x0, tid {}\n", records[0]["transaction"].get<int>())));
    // debugfs does not end the name where it ends.
    EXPECT_THAT(dumped,
                HasSubstr(fmt::format("tag CREAT_DENTRY, parent {}, ino {}, name \"{}", records[1]["parent"].get<int>(),
                                      records[1]["inode"].get<int>(), records[1]["name"].get<std::string>())));
    EXPECT_THAT(dumped, HasSubstr(fmt::format("tag ADD_RANGE, inode {}, lblk {}, pblk {}, len {}\ntag TAIL, tid {}\n",
                                              records[2]["inode"].get<int>(), records[2]["logical"].get<int>(),
                                              records[2]["physical"].get<int>(), records[2]["blocks"].get<int>(),
                                              records[3]["transaction"].get<int>())));
}

TEST_F(ShowJournal, NeedsAJournal) {
    make("-O ^has_journal");
    EXPECT_EQ(cli("show --transactions " + image() + " journal").exitCode, 3);
    EXPECT_EQ(cli("show --transactions " + image() + " superblock").exitCode, 2);
}

} // namespace
} // namespace atlas::test
