// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in differences, answered by programs of e2fsprogs: copies of structures, and states of an image.
#include "cli/program.h"
#include "support/file_text.h"

#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class StateExercises : public testing::Test {
protected:
    std::string make(const std::string& kind, int level, int seed) {
        auto folder = m_folder.file(fmt::format("{}-{}-{}", kind, level, seed));
        const auto made = cli(fmt::format("exercise new {} --level {} --seed {} -o {}", kind, level, seed, folder));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        return folder;
    }
    static json solved(const std::string& folder) {
        return cliJson(fmt::format("exercise check --reveal --json {} -", folder), 1)["answers"];
    }

    TempDir m_folder;
};

std::string dumped(const std::string& image, const std::string& options = {}) {
    return run(fmt::format("dumpe2fs {} {} 2>/dev/null", options, shellQuoted(image))).out;
}

std::uint64_t figure(const std::string& dump, const std::string& label) {
    std::smatch found;
    return std::regex_search(dump, found, std::regex(label + ":? +(?:at )?([0-9]+)")) ? std::stoull(found[1]) : 0;
}

/// The bytes of a backup superblock and the primary one, compared by cmp: the first that differs, other than those that
/// the kernel and e2fsck leave old in backups.
TEST_F(StateExercises, E2fsckDoesNotPrintWhatIsWrongWithABackup) {
    for (int seed = 1; seed <= 4; ++seed) {
        const auto folder = make("backups", 1, seed);
        const auto image = folder + "/disk.img";
        const auto checked = run("e2fsck -fn " + shellQuoted(image));
        EXPECT_EQ(checked.exitCode, 0) << checked.out;
        const auto answers = solved(folder);
        ASSERT_EQ(answers.size(), 4U);
        EXPECT_EQ(answers[0]["answer"], 1) << "level 1 spoils superblocks";
        const auto group = answers[1]["answer"].get<std::uint64_t>();
        const auto byte = answers[2]["answer"].get<std::uint64_t>();
        const auto dump = dumped(image);
        const auto backup = figure(dump.substr(dump.find(fmt::format("\nGroup {}:", group))), "Backup superblock");
        const auto at = backup * figure(dump, "Block size");
        const auto cut = [&](std::uint64_t from, std::uint64_t width) {
            return mustRun(fmt::format("od -A n -v -t u1 -j {} -N {} {}", from, width, shellQuoted(image)));
        };
        EXPECT_NE(cut(1024 + byte, 1), cut(at + byte, 1)) << "seed " << seed;
        // The number that is right is that of the primary copy, in 2 or 4 bytes.
        const auto right = answers[3]["answer"].get<std::uint64_t>();
        const auto primary =
            std::stoull(mustRun(fmt::format("od -A n -t u{} -j {} -N {} {}", 4, 1024 + byte, 4, shellQuoted(image))));
        EXPECT_TRUE(right == primary || right == primary % 65536) << right << " " << primary;
    }
}

TEST_F(StateExercises, DescriptorsAreSpoiledAtHigherLevels) {
    std::set<int> structures;
    for (int seed = 1; seed <= 6; ++seed) {
        const auto folder = make("backups", 3, seed);
        const auto answers = solved(folder);
        EXPECT_EQ(answers.size(), 6U);
        structures.insert(answers[0]["answer"].get<int>());
        EXPECT_EQ(run("e2fsck -fn " + shellQuoted(folder + "/disk.img")).exitCode, 0);
        EXPECT_THAT(fileText(folder + "/sheet.md"), HasSubstr("e2fsck -fn does not look there"));
        std::filesystem::remove_all(folder);
    }
    EXPECT_TRUE(structures.contains(2)) << "the seeds must have met descriptors";
}

/// What debugfs and dumpe2fs show of a state.
struct State {
    std::string names; ///< of the root directory
    std::string label;
    std::uint64_t mounts = 0;
    std::string letter; ///< mode, size and links of the file
    std::string attributes;
    std::uint64_t freeInodes = 0;

    explicit State(const std::string& image) {
        const auto debugfs = [&](const std::string& command) {
            return run(fmt::format("debugfs -R '{}' {} 2>/dev/null", command, shellQuoted(image))).out;
        };
        names = debugfs("ls -p /");
        const auto dump = dumped(image, "-h");
        label = dump.substr(0, dump.find('\n'));
        mounts = figure(dump, "Maximum mount count");
        freeInodes = figure(dump, "Free inodes");
        letter = debugfs("stat letter");
        attributes = debugfs("ea_list letter");
    }
    [[nodiscard]] std::string field(const std::string& label) const {
        std::smatch found;
        return std::regex_search(letter, found, std::regex(label + ": +([0-9]+)")) ? found[1].str() : "";
    }
    /// "/inode/mode/uid/gid/name/size/" of each entry, by name.
    [[nodiscard]] std::map<std::string, std::string> entries() const {
        std::map<std::string, std::string> all;
        std::istringstream lines(names);
        for (std::string line; std::getline(lines, line);) {
            std::smatch found;
            if (std::regex_match(line, found, std::regex("/([0-9]+)/([0-9]+)/[0-9]+/[0-9]+/([^/]+)/.*"))) {
                all[found[3]] = found[1].str() + ' ' + found[2].str();
            }
        }
        return all;
    }
};

/// The number of the operation on the sheet.
int operationBetween(const State& before, const State& after) {
    const auto was = before.entries();
    const auto is = after.entries();
    std::vector<std::string> gone;
    std::vector<std::string> added;
    for (const auto& [name, entry] : was) {
        if (!is.contains(name)) {
            gone.push_back(entry);
        }
    }
    for (const auto& [name, entry] : is) {
        if (!was.contains(name)) {
            added.push_back(entry);
        }
    }
    const auto isDirectory = [](const std::string& entry) { return entry.find(" 04") != std::string::npos; };
    if (!gone.empty() && !added.empty()) {
        return 10;
    }
    if (!gone.empty()) {
        return isDirectory(gone[0]) ? 4 : 3;
    }
    if (!added.empty()) {
        const bool hasNewInode = after.freeInodes != before.freeInodes;
        return !hasNewInode ? 5 : isDirectory(added[0]) ? 2 : added[0].find(" 120777") != std::string::npos ? 6 : 1;
    }
    return after.field("Size") != before.field("Size") ? 11
           : after.letter.find("Mode:  0600") != std::string::npos &&
                   before.letter.find("Mode:  0600") == std::string::npos
               ? 7
           : after.attributes != before.attributes ? 9
           : after.label != before.label           ? 8
                                                   : 12;
}

TEST_F(StateExercises, AskForTheOperationThatE2fsprogsShow) {
    std::set<int> met;
    for (int seed = 1; seed <= 8; ++seed) {
        const auto folder = make("guess", 1 + seed % 3, seed);
        const auto answers = solved(folder);
        EXPECT_EQ(answers.size(), 3U + seed % 3);
        State before(folder + "/state-0.img");
        for (std::size_t n = 0; n < answers.size(); ++n) {
            const State after(fmt::format("{}/state-{}.img", folder, n + 1));
            const auto operation = operationBetween(before, after);
            EXPECT_EQ(answers[n]["answer"], operation) << folder << " question " << n + 1;
            met.insert(operation);
            before = after;
        }
        std::filesystem::remove_all(folder);
    }
    EXPECT_GT(met.size(), 9U) << "the seeds must have met most operations";
}

TEST_F(StateExercises, TellLessAtHigherLevels) {
    const auto easy = fileText(make("guess", 1, 7) + "/sheet.md");
    EXPECT_THAT(easy, HasSubstr("From state 0 to state 1: "));
    EXPECT_THAT(easy, HasSubstr("\n  "));
    EXPECT_THAT(fileText(make("guess", 2, 7) + "/sheet.md"), HasSubstr("blocks differ"));
    EXPECT_THAT(fileText(make("guess", 3, 7) + "/sheet.md"), testing::Not(HasSubstr("blocks differ")));
}

/// What `debugfs logdump` shows of the journal: committed transactions, and the blocks that they hold.
struct Logged {
    std::uint64_t transactions = 0;
    std::set<std::string> blocks;

    explicit Logged(const std::string& image) {
        std::istringstream lines(run(fmt::format("debugfs -R 'logdump -a' {} 2>/dev/null", shellQuoted(image))).out);
        std::set<std::string> open;
        for (std::string line; std::getline(lines, line);) {
            std::smatch found;
            if (std::regex_search(line, found, std::regex("FS block ([0-9]+) logged"))) {
                open.insert(found[1]);
            } else if (line.find("(commit block)") != std::string::npos) {
                ++transactions;
                blocks.merge(open);
                open.clear();
            }
        }
    }
};

/// The number on the sheet, after e2fsck has replayed the journal of `image`.
int survival(const std::string& image, const std::string& name) {
    const auto stat = run(fmt::format("debugfs -R 'stat /{}' {} 2>&1", name, shellQuoted(image))).out;
    if (stat.find("File not found") != std::string::npos) {
        return 0;
    }
    EXPECT_NE(stat.find("Inode:"), std::string::npos) << stat;
    if (stat.find("Type: directory") != std::string::npos) {
        return 1;
    }
    const auto content = run(fmt::format("debugfs -R 'cat /{}' {} 2>/dev/null", name, shellQuoted(image))).out;
    return content.find('x') != std::string::npos ? 1 : 2;
}

TEST_F(StateExercises, AskForWhatE2fsckLeavesAfterACrash) {
    std::set<int> met;
    for (int seed = 1; seed <= 9; ++seed) {
        const int level = 1 + seed % 3;
        const auto folder = make("survive", level, seed);
        const auto image = folder + "/disk.img";
        const auto questions = json::parse(fileText(folder + "/exercise.json"))["questions"];
        const auto answers = solved(folder);
        ASSERT_EQ(answers.size(), questions.size());
        ASSERT_EQ(answers.size(), level == 1 ? 5U : 5U + static_cast<unsigned>(level));
        const Logged logged(image);
        mustRun(fmt::format("e2fsck -fy {} || test $? = 1", shellQuoted(image)));
        for (std::size_t n = 0; n < answers.size(); ++n) {
            const auto ask = questions[n]["ask"].get<std::string>();
            const auto& answer = answers[n]["answer"];
            if (ask == "replayed_transactions") {
                EXPECT_EQ(answer, logged.transactions) << folder;
            } else if (ask == "replayed_blocks") {
                EXPECT_EQ(answer, logged.blocks.size()) << folder;
            } else {
                const auto name = questions[n]["field"].get<std::string>();
                EXPECT_EQ(answer, survival(image, name)) << folder << ' ' << name;
                met.insert(answer.get<int>());
            }
        }
        std::filesystem::remove_all(folder);
    }
    EXPECT_EQ(met, (std::set<int>{0, 1, 2})) << "the seeds must have met each outcome";
}

TEST_F(StateExercises, ExplainWhyACrashLeavesSomethingElse) {
    const auto folder = make("survive", 1, 1);
    const auto image = folder + "/disk.img";
    const auto answers = m_folder.file("answers.txt");
    const auto committed = Logged(image).transactions;
    std::ofstream(answers) << "1: " << committed + 1 << '\n';
    const auto marked = cliJson(fmt::format("exercise check --json {} {}", folder, answers), 1)["answers"];
    EXPECT_EQ(marked[0]["mistake"], "uncommitted_replayed") << marked[0].dump();
    std::ofstream(answers) << "1: 0\n";
    EXPECT_EQ(cliJson(fmt::format("exercise check --json {} {}", folder, answers), 1)["answers"][0]["mistake"],
              "before_replay");
    // Whoever has the journal replayed on the image itself has another image.
    mustRun(fmt::format("e2fsck -fy {} || test $? = 1", shellQuoted(image)));
    const auto replayed = cli(fmt::format("exercise check {} {}", folder, answers));
    EXPECT_NE(replayed.exitCode, 0);
    EXPECT_THAT(replayed.err, HasSubstr("0 transactions to be replayed"));
}

TEST_F(StateExercises, ACrashIsTheSameForTheSameSeed) {
    const auto one = make("survive", 3, 5);
    const auto other = m_folder.file("again");
    ASSERT_EQ(cli("exercise new survive --level 3 --seed 5 -o " + other).exitCode, 0);
    mustRun(fmt::format("cmp {0}/disk.img {1}/disk.img && cmp {0}/sheet.md {1}/sheet.md", one, other));
}

} // namespace
} // namespace atlas::test
