// SPDX-License-Identifier: GPL-3.0-or-later
// Histories of the sample scripts, against what dumpe2fs, debugfs and e2fsck say of the image after each step.
#include "cli/program.h"
#include "report/json/history_json.h"
#include "report/words/history_text.h"
#include "support/paths.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// The value after a change to `field` of the structure, as e2fsprogs prints it; empty: not among the changes.
std::string valueAfter(const json& span, const std::string& structure, const std::string& field) {
    for (const auto& change : span["changes"]) {
        if (change["kind"] == "structure" && change["structure"] == structure &&
            (change["group"].is_null() || change["group"] == 0)) {
            for (const auto& each : change["fields"]) {
                if (each["field"] == field) {
                    return each["after"];
                }
            }
        }
    }
    return {};
}

class HistoryCommand : public testing::Test {
protected:
    std::string record(const std::string& steps) const {
        auto file = m_folder.file("history");
        const auto ran = cli(fmt::format("history record {} -o {}", steps, file));
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return file;
    }
    std::string script(const std::string& text) const {
        auto file = m_folder.file("steps.txt");
        std::ofstream(file) << text;
        return file;
    }
    std::string imageAfter(const std::string& history, std::size_t step) const {
        auto image = m_folder.file(fmt::format("after-{}.img", step));
        std::filesystem::remove(image);
        EXPECT_EQ(cli(fmt::format("history image {} --step {} -o {}", history, step, image)).exitCode, 0);
        return image;
    }

    TempDir m_folder;
};

class SampleHistory : public HistoryCommand, public testing::WithParamInterface<const char*> {};

/// The window makes its sentences anew, from what the JSON says.
TEST_P(SampleHistory, IsReadFromJsonAsItWasTold) {
    const auto history = record(inSources(fmt::format("sample-images/histories/{}.txt", GetParam())));
    const auto text = cli("history show --json " + history).out;
    const auto document = json::parse(text);
    const auto report = readHistoryJson(text);
    ASSERT_TRUE(report) << report.error().what;
    EXPECT_EQ(json(report->commands), document["commands"]);
    ASSERT_EQ(report->spans.size(), document["spans"].size());
    for (std::size_t n = 0; n < report->spans.size(); ++n) {
        const auto& span = report->spans[n];
        const auto& told = document["spans"][n];
        EXPECT_EQ(json(span.command), told["command"]);
        EXPECT_EQ(span.changes.readModifyWrites, told["read_modify_writes"]);
        std::uint64_t written = 0;
        for (const auto& run : span.changes.runs) {
            written += run.count.value;
        }
        EXPECT_EQ(written, told["written"]);
        ASSERT_EQ(span.changes.changes.size(), told["changes"].size());
        for (std::size_t c = 0; c < span.changes.changes.size(); ++c) {
            EXPECT_EQ(json(english(sentence(span.changes.changes[c]))), told["changes"][c]["text"]);
        }
    }
    EXPECT_FALSE(readHistoryJson(text.substr(0, text.size() / 2)));
    EXPECT_FALSE(readHistoryJson(R"({"schema": "ext4atlas-history/2"})"));
}

TEST_P(SampleHistory, TellsWhatDumpe2fsSaysOfEachStep) {
    const auto history = record(inSources(fmt::format("sample-images/histories/{}.txt", GetParam())));
    const auto spans = cliJson("history show --json " + history)["spans"];
    ASSERT_GE(spans.size(), 3U);
    int compared = 0;
    for (std::size_t n = 1; n <= spans.size(); ++n) {
        const auto& span = spans[n - 1];
        EXPECT_TRUE(span["has_file_system"]) << n;
        EXPECT_GT(span["written"], 0U) << span["command"] << " wrote nothing";
        const auto dump = mustRun("dumpe2fs -h " + imageAfter(history, n) + " 2>/dev/null");
        for (const auto& [field, label] :
             {std::pair("s_free_blocks_count_lo", "Free blocks:"), std::pair("s_free_inodes_count", "Free inodes:"),
              std::pair("s_blocks_count_lo", "Block count:")}) {
            const auto value = valueAfter(span, "superblock", field);
            if (!value.empty()) {
                EXPECT_THAT(dump, testing::ContainsRegex(fmt::format("{} +{}\n", label, value))) << n;
                ++compared;
            }
        }
    }
    EXPECT_GE(compared, 2);
    EXPECT_EQ(run("e2fsck -fn " + imageAfter(history, spans.size())).exitCode, 0);
}

INSTANTIATE_TEST_SUITE_P(Scripts, SampleHistory,
                         testing::Values("make-and-delete", "grow", "directory-index", "repair"),
                         [](const auto& script) {
                             std::string name = script.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST_F(HistoryCommand, TellsWhatMakingAFileWrites) {
    const auto history = record(script("size 16M\nmke2fs -q -t ext4 -b 1024 IMAGE\nwrite letter 5000\n"));
    const auto span = cliJson("history show --json --step 2 " + history)["spans"][0];
    const auto image = imageAfter(history, 2);
    const auto blocks = mustRun("debugfs -R 'blocks /letter' " + image + " 2>/dev/null");
    std::vector<std::string> kinds;
    for (const auto& change : span["changes"]) {
        if (change["kind"] == "entry") {
            EXPECT_EQ(change["name"], "letter");
            EXPECT_EQ(change["inode"], 12);
            EXPECT_TRUE(change["added"]);
        } else if (change["kind"] == "bitmap" && change["bitmap"] == "inode_bitmap") {
            EXPECT_EQ(change["runs"], json::parse(R"([{"first": 12, "count": 1, "set": true}])"));
        } else if (change["kind"] == "bitmap") {
            const std::uint64_t first = change["runs"][0]["first"];
            EXPECT_THAT(blocks, testing::StartsWith(std::to_string(first) + " "));
            EXPECT_EQ(change["runs"][0]["count"], 5);
        } else if (change["kind"] == "blocks") {
            EXPECT_EQ(change["inode"], 12);
            EXPECT_EQ(change["count"], 5);
        }
        kinds.push_back(change["kind"]);
    }
    EXPECT_EQ(std::ranges::count(kinds, "bitmap"), 2);
    EXPECT_EQ(std::ranges::count(kinds, "entry"), 1);
    EXPECT_EQ(std::ranges::count(kinds, "blocks"), 1);
    EXPECT_EQ(valueAfter(span, "inode", "i_size_lo"), "5000");
}

TEST_F(HistoryCommand, CountsReadModifyWritesAtTheAlignment) {
    const auto history = record(script("size 64M\nmke2fs -q -t ext4 -b 4096 IMAGE\nwrite letter 5000\n"));
    const auto cost = [&](const std::string& options) -> int {
        return cliJson("history show --json --step 2 " + options + " " + history)["spans"][0]["read_modify_writes"];
    };
    EXPECT_EQ(cost(""), 0) << "blocks of 4 KiB, from 1 MiB on";
    EXPECT_GT(cost("--start 63s"), 4);
    EXPECT_EQ(cost("--start 63s --physical-sector 512"), 0);
}

TEST_F(HistoryCommand, ComparesAnyTwoMoments) {
    const auto history = record(script("size 16M\nmke2fs -q -t ext4 IMAGE\nmkdir a\nmkdir b\nrmdir a\n"));
    const auto spans = cliJson("history show --json --from 1 --to 4 " + history)["spans"];
    ASSERT_EQ(spans.size(), 1U);
    EXPECT_EQ(spans[0]["command"], json());
    std::string entries;
    for (const auto& change : spans[0]["changes"]) {
        entries += change["kind"] == "entry" && change["added"] ? change["name"].get<std::string>() + " " : "";
    }
    EXPECT_THAT(entries, HasSubstr("b "));
    EXPECT_THAT(entries, testing::Not(HasSubstr("a "))) << "made and removed between the two";
}

TEST_F(HistoryCommand, NamesTheIndexThatADirectoryGets) {
    const auto history = record(inSources("sample-images/histories/directory-index.txt"));
    const auto steps = cliJson("history show --json " + history)["spans"];
    const auto& indexed = steps.back();
    const auto dump = mustRun("debugfs -R 'htree_dump /d' " + imageAfter(history, steps.size()) + " 2>/dev/null");
    json index;
    std::uint64_t moved = 0;
    for (const auto& change : indexed["changes"]) {
        index = change["kind"] == "index" ? change : index;
        moved += change["kind"] == "entries_moved" ? change["count"].get<std::uint64_t>() : 0;
        const bool isDots = change["kind"] == "entry" && (change["name"] == "." || change["name"] == "..");
        EXPECT_FALSE(isDots) << change["text"] << ": the root of the index has them as well";
    }
    ASSERT_FALSE(index.is_null()) << indexed["changes"];
    EXPECT_EQ(index["structure"], "dx_root");
    EXPECT_TRUE(index["new"]);
    EXPECT_THAT(index["text"].get<std::string>(), HasSubstr("dx_root: now the root of the hash tree"));
    EXPECT_GT(moved, 0U) << "the names went from the first block to others";
    ASSERT_FALSE(index["index_entries"].empty());
    for (const auto& entry : index["index_entries"]) {
        EXPECT_THAT(dump, HasSubstr(fmt::format("Hash 0x{:08x}, block {}", entry["hash"].get<std::uint32_t>(),
                                                entry["block"].get<std::uint32_t>())));
    }
}

TEST_F(HistoryCommand, NamesTheBlocksOfAnInodeAsDebugfsDoes) {
    const auto history = record(script("size 16M\nmke2fs -q -t ext4 -b 1024 IMAGE\nwrite letter 5000\n"));
    const auto map = valueAfter(cliJson("history show --json --step 2 " + history)["spans"][0], "inode", "i_block");
    const auto stat = mustRun("debugfs -R 'stat /letter' " + imageAfter(history, 2) + " 2>/dev/null");
    EXPECT_THAT(map, testing::StartsWith("(0-4):"));
    EXPECT_THAT(stat, HasSubstr("EXTENTS:\n" + map + "\n"));
    const auto old = record(script("size 16M\nmke2fs -q -t ext2 -b 1024 IMAGE\nwrite letter 20000\n"));
    const auto numbers = valueAfter(cliJson("history show --json --step 2 " + old)["spans"][0], "inode", "i_block");
    EXPECT_THAT(numbers, testing::ContainsRegex(R"(^\(0-11\):[0-9]+-[0-9]+, \(IND\):[0-9]+$)"));
    EXPECT_THAT(mustRun("debugfs -R 'stat /letter' " + imageAfter(old, 2) + " 2>/dev/null"),
                HasSubstr("BLOCKS:\n" + numbers));
}

TEST_F(HistoryCommand, TellsHowAnEntryGoesAndWhoWroteIt) {
    const auto history =
        record(script("size 16M\nmke2fs -q -t ext4 -b 1024 IMAGE\nwrite one 10\nwrite two 10\nrm /two\n"));
    const auto span = cliJson("history show --json --step 4 " + history)["spans"][0];
    EXPECT_EQ(span["program"], "debugfs");
    EXPECT_THAT(span["kernel"].get<std::string>(), HasSubstr("sets i_size, i_blocks and the block map to 0"));
    json gone;
    for (const auto& change : span["changes"]) {
        gone = change["kind"] == "entry" ? change : gone;
    }
    ASSERT_FALSE(gone.is_null());
    EXPECT_EQ(gone["spanning_entry"], "one");
    const auto listed = mustRun("debugfs -R 'ls -l /' " + imageAfter(history, 4) + " 2>/dev/null");
    EXPECT_THAT(listed, testing::Not(HasSubstr("two")));
    EXPECT_EQ(gone["rec_len_before"], 12);
    EXPECT_GT(gone["rec_len_after"], 24) << "up to the end of the block";
    EXPECT_THAT(cli("history show --step 4 " + history).out, HasSubstr("written by debugfs"));
    EXPECT_EQ(cliJson("history show --json --step 1 " + history)["spans"][0]["kernel"], json());
}

TEST_F(HistoryCommand, LinksMovesAndAppends) {
    const auto history = record(script("size 16M\nmke2fs -q -t ext4 -b 1024 IMAGE\nwrite one 1000\nmkdir a\nmkdir b\n"
                                       "ln one a/two\nappend one 3000\nmv a/two b/three\nmkdir a/inner\n"
                                       "mv a/inner b/inner\n"));
    const auto spans = cliJson("history show --json " + history)["spans"];
    EXPECT_EQ(spans[4]["program"], "libext2fs");
    EXPECT_EQ(valueAfter(spans[4], "inode", "i_links_count"), "2");
    EXPECT_EQ(valueAfter(spans[5], "inode", "i_size_lo"), "4000");
    const auto image = imageAfter(history, spans.size());
    EXPECT_EQ(run("e2fsck -fn " + image).exitCode, 0) << "counts of links and blocks are right";
    EXPECT_EQ(mustRun("debugfs -R 'cat /b/three' " + image + " 2>/dev/null"), std::string(4000, 'x'));
    EXPECT_THAT(mustRun("debugfs -R 'ls /a' " + image + " 2>/dev/null"), testing::Not(HasSubstr("inner")));
}

TEST_F(HistoryCommand, AFailedStepOfFilesIsAnError) {
    const std::string head = "size 16M\nmke2fs -q -t ext4 IMAGE\nmkdir a\n";
    for (const std::string step :
         {"debugfs -w -R \"rm missing\" IMAGE", "debugfs -w -R \"no_such_request\" IMAGE", "rm missing", "ln missing b",
          "ln a b", "mv a a/b", "mv a lost+found", "append a 10"}) {
        const auto ran = cli("history record " + script(head + step + "\n") + " -o " + m_folder.file("none"));
        EXPECT_EQ(ran.exitCode, 3) << step;
        EXPECT_THAT(ran.err, HasSubstr("step 3: " + step)) << step;
    }
    EXPECT_EQ(cli("history record " + script(head + "append a 0\n") + " -o x").exitCode, 2);
    EXPECT_EQ(cli("history record " + script(head + "mv a\n") + " -o x").exitCode, 2);
}

TEST_F(HistoryCommand, SaysWhatIsWrong) {
    const auto failing = cli("history record " + script("size 1M\nmke2fs -q -O no_such_feature IMAGE\n") + " -o " +
                             m_folder.file("none"));
    EXPECT_EQ(failing.exitCode, 3);
    EXPECT_THAT(failing.err, HasSubstr("step 1: mke2fs -q -O no_such_feature IMAGE"));
    EXPECT_FALSE(std::filesystem::exists(m_folder.file("none"))) << "nothing half done is left";
    EXPECT_EQ(cli("history record " + script("size 1M\nrm -rf /\n") + " -o x").exitCode, 2);
    const auto history = record(script("size 16M\nmke2fs -q IMAGE\n"));
    EXPECT_EQ(cli("history show --step 2 " + history).exitCode, 2);
    EXPECT_EQ(cli("history show --from 1 --to 1 " + history).exitCode, 2);
    EXPECT_EQ(cli("history show " + m_folder.file("steps.txt")).exitCode, 3);
    EXPECT_EQ(cli("history show --step 1 --from 0 " + history).exitCode, 2);
}

} // namespace
} // namespace atlas::test
