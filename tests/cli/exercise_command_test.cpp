// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises on images that mke2fs makes, answered by dumpe2fs and debugfs.
#include "cli/program.h"
#include "support/file_text.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class ExerciseCommand : public testing::Test {
protected:
    std::string make(const std::string& kind, int level, int seed) {
        auto folder = m_folder.file(fmt::format("{}-{}-{}", kind, level, seed));
        const auto made =
            cli(fmt::format("exercise new {} --level {} --seed {} -o {}", kind, level, seed, shellQuoted(folder)));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        return folder;
    }
    static json marks(const std::string& folder, const std::string& answers) {
        return json::parse(cli("exercise check --json " + shellQuoted(folder) + " -", answers).out);
    }
    static json asked(const std::string& folder) {
        return json::parse(fileText(folder + "/exercise.json"))["questions"];
    }

    TempDir m_folder;
};

/// What dumpe2fs and sfdisk say of an image.
struct ByE2fsprogs {
    std::uint64_t start = 0; ///< byte of the partition
    std::string dump;

    explicit ByE2fsprogs(const std::string& image) {
        const auto table = json::parse(mustRun("sfdisk --json " + shellQuoted(image)));
        start = table["partitiontable"]["partitions"][0]["start"].get<std::uint64_t>() * 512;
        dump = runDumpe2fs("", image, start).out;
    }
    [[nodiscard]] std::uint64_t figure(const std::string& label) const {
        std::smatch found;
        return std::regex_search(dump, found, std::regex("(?:^|\n)" + label + ":[ \t]+([0-9]+)"))
                   ? std::stoull(found[1])
                   : 0;
    }
    [[nodiscard]] std::uint64_t place(std::uint64_t group, const std::string& what) const {
        const auto from = dump.find(fmt::format("\nGroup {}: ", group));
        const auto at = dump.find(what + " at ", from);
        return at == std::string::npos ? 0 : std::stoull(dump.substr(at + what.size() + 4));
    }
    [[nodiscard]] std::uint64_t inodeByte(std::uint64_t inode) const {
        const auto n = inode - 1;
        const auto perGroup = figure("Inodes per group");
        return place(n / perGroup, "Inode table") * figure("Block size") + n % perGroup * figure("Inode size");
    }
    [[nodiscard]] std::optional<std::uint64_t> answer(const json& question) const {
        const auto ask = question["ask"].get<std::string>();
        const auto n = question["number"].get<std::uint64_t>();
        const auto block = figure("Block size");
        const std::map<std::string, std::string> structures{{"block_bitmap_block", "Block bitmap"},
                                                            {"inode_bitmap_block", "Inode bitmap"},
                                                            {"inode_table_block", "Inode table"},
                                                            {"backup_superblock", "Backup superblock"}};
        if (const auto at = structures.find(ask); at != structures.end()) {
            return place(n, at->second);
        }
        const std::map<std::string, std::uint64_t> others{
            {"inode_block", ask == "inode_block" ? inodeByte(n) / block : 0},
            {"inode_byte_of_disk", ask == "inode_byte_of_disk" ? start + inodeByte(n) : 0},
            {"block_sector", (start + n * block) / 512},
            {"block_group", (n - figure("First block")) / figure("Blocks per group")},
            {"superblock_byte_of_disk", start + 1024},
            {"start_remainder", start % 4096},
            {"next_sector_start", (start + 4095) / 4096 * 8},
            {"next_mebibyte_start", (start + 1048575) / 1048576 * 2048},
            {"bitmap_physical_sector",
             ask == "bitmap_physical_sector" ? (start + place(n, "Block bitmap") * block) / 4096 : 0},
            {"flex_group_of", ask == "flex_group_of" ? n / figure("Flex block group size") : 0}};
        const auto at = others.find(ask);
        return at == others.end() ? std::nullopt : std::optional(at->second);
    }
};

TEST_F(ExerciseCommand, TakesWhatE2fsprogsSaysForRight) {
    std::size_t compared = 0;
    for (int seed = 1; seed <= 7; ++seed) {
        for (const auto* kind : {"locate", "align", "flex"}) {
            const auto folder = make(kind, 1 + seed % 3, seed);
            const ByE2fsprogs oracle(folder + "/disk.img");
            const auto questions = asked(folder);
            std::string answers;
            for (std::size_t n = 0; n < questions.size(); ++n) {
                const auto answer = oracle.answer(questions[n]);
                answers += answer ? fmt::format("{}: {}\n", n + 1, *answer) : "";
                compared += answer ? 1 : 0;
            }
            for (const auto& marked : marks(folder, answers)["answers"]) {
                EXPECT_NE(marked["mark"], "wrong") << kind << " " << seed << ": " << marked.dump();
            }
            std::filesystem::remove_all(folder);
        }
    }
    EXPECT_GT(compared, 80U);
}

/// debugfs names the fields of the superblock as the kernel does, without the prefix.
TEST_F(ExerciseCommand, DecodesAsTheHexDumpSays) {
    const auto folder = make("decode", 1, 3);
    const auto questions = asked(folder);
    const ByE2fsprogs oracle(folder + "/disk.img");
    const auto sheet = fileText(folder + "/sheet.md");
    EXPECT_THAT(sheet, HasSubstr("debugfs opens the image as disk.img?offset=BYTES; with -R stats"));
    const auto typed = fmt::format("cd {} && debugfs -R stats 'disk.img?offset={}'", shellQuoted(folder), oracle.start);
    EXPECT_THAT(mustRun(typed), HasSubstr(fmt::format("{}\n", oracle.figure("Block count"))));
    std::string answers;
    std::size_t n = 0;
    EXPECT_THAT(sheet, Not(HasSubstr("starting at byte 0x"))) << "finding the field is what is asked";
    const auto fields =
        cliJson("show --json " + shellQuoted(folder + "/disk.img") + " superblock")["structures"][0]["fields"];
    for (const auto& question : questions) {
        const auto field =
            std::ranges::find_if(fields, [&](const json& one) { return one["field"] == question["field"]; });
        ASSERT_NE(field, fields.end()) << question.dump();
        const auto width = (*field)["bytes"].get<int>();
        const auto at = oracle.start + 1024 + (*field)["offset"].get<std::uint64_t>();
        const auto word = mustRun(
            fmt::format("od -An -v -j {} -N {} -t u{} {}", at, width, width, shellQuoted(folder + "/disk.img")));
        answers += fmt::format("{}: {}\n", ++n, std::stoull(word));
    }
    EXPECT_EQ(n, questions.size());
    const auto ran = cli("exercise check " + shellQuoted(folder) + " -", answers);
    EXPECT_EQ(ran.exitCode, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(fmt::format("{0} of {0} right", n)));
}

TEST_F(ExerciseCommand, PlansWhatMke2fsMakes) {
    const auto folder = make("arithmetic", 3, 34);
    const auto sheet = fileText(folder + "/sheet.md");
    std::smatch found;
    ASSERT_TRUE(std::regex_search(sheet, found, std::regex(R"(\(([0-9,]+) bytes\))")));
    const auto bytes = std::regex_replace(found[1].str(), std::regex(","), "");
    const auto line = sheet.substr(sheet.find("\nmke2fs") + 1);
    const auto image = m_folder.file("planned.img");
    auto command = line.substr(0, line.find('\n'));
    command.replace(command.find("DEVICE"), 6, shellQuoted(image));
    mustRun(fmt::format("truncate -s {} {} && MKE2FS_CONFIG=/dev/null {} 2>&1", bytes, shellQuoted(image),
                        command.replace(0, 6, "mke2fs -q -F")));
    const auto dump = mustRun("dumpe2fs " + shellQuoted(image) + " 2>/dev/null");
    const auto count = [&](const char* pattern) {
        const std::regex expression(pattern);
        return std::distance(std::sregex_iterator(dump.begin(), dump.end(), expression), std::sregex_iterator());
    };
    const auto questions = asked(folder);
    std::string answers;
    for (std::size_t n = 0; n < questions.size(); ++n) {
        const auto ask = questions[n]["ask"];
        answers += ask == "groups"    ? fmt::format("{}: {}\n", n + 1, count("\nGroup [0-9]+:"))
                   : ask == "backups" ? fmt::format("{}: {}\n", n + 1, count("Backup superblock at"))
                                      : "";
    }
    const auto marked = marks(folder, answers);
    EXPECT_EQ(marked["right"], 2) << marked.dump();
}

TEST_F(ExerciseCommand, WalksToTheBlocksThatDebugfsLists) {
    std::size_t pieces = 0;
    for (int seed = 1; seed <= 3; ++seed) {
        const auto folder = make("walk", seed, seed);
        const auto image = shellQuoted(folder + "/disk.img");
        const ByE2fsprogs oracle(folder + "/disk.img");
        const auto debugfs = [&](const std::string& command) {
            return mustRun(fmt::format("debugfs -R '{}' {}'?offset={}' 2>/dev/null", command, image, oracle.start));
        };
        const auto questions = asked(folder);
        std::string answers;
        for (std::size_t n = 0; n < questions.size(); ++n) {
            const auto path = questions[n]["field"].get<std::string>();
            const auto ask = questions[n]["ask"].get<std::string>();
            const auto logical = questions[n]["number"].get<std::uint64_t>();
            const auto stat = debugfs("stat " + path);
            std::istringstream list(debugfs("blocks " + path));
            const std::vector<std::uint64_t> blocks(std::istream_iterator<std::uint64_t>(list), {});
            ASSERT_LT(logical, blocks.size()) << path;
            std::uint64_t runs = 1;
            for (std::size_t b = 1; b < blocks.size(); ++b) {
                runs += blocks[b] == blocks[b - 1] + 1 ? 0 : 1;
            }
            pieces = std::max<std::size_t>(pieces, runs);
            const auto value = ask == "file_inode"    ? std::stoull(stat.substr(stat.find("Inode: ") + 7))
                               : ask == "file_block"  ? blocks[logical]
                               : ask == "file_blocks" ? blocks.size()
                               : ask == "file_pieces"
                                   ? runs
                                   : (oracle.start + blocks[logical] * oracle.figure("Block size")) / 512;
            answers += fmt::format("{}: {}\n", n + 1, value);
        }
        const auto ran = cli("exercise check " + shellQuoted(folder) + " -", answers);
        EXPECT_EQ(ran.exitCode, 0) << ran.out << ran.err;
        EXPECT_EQ(run(fmt::format("e2fsck -fn {}'?offset={}'", image, oracle.start)).exitCode, 0);
    }
    EXPECT_GT(pieces, 1U) << "a file in one piece teaches nothing about extents";
}

TEST_F(ExerciseCommand, SaysWhyAnAnswerIsWrong) {
    const auto folder = make("align", 1, 4);
    const auto marked = marks(folder, "1: 63\n2: 7\n");
    const auto start = ByE2fsprogs(folder + "/disk.img").start;
    const auto ran = cli("exercise check " + shellQuoted(folder) + " -", fmt::format("1: {}\n", start / 512 % 4096));
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("divides the number of the sector"));
    EXPECT_THAT(ran.out, HasSubstr("2: no answer"));
    EXPECT_EQ(marked["schema"], "ext4atlas-exercise-check/1");
    EXPECT_EQ(marked["answers"][1]["mark"], "wrong");
    EXPECT_TRUE(marked["answers"][1]["reason"].is_null()) << "nobody commonly says 7 there";
}

TEST_F(ExerciseCommand, RevealsOnlyWhereItIsAsked) {
    const auto folder = make("arithmetic", 1, 5);
    EXPECT_THAT(cli("exercise check " + shellQuoted(folder) + " -", "1: 1\n").out, Not(HasSubstr("the answer is")));
    for (const auto& open : marks(folder, "")["answers"]) {
        EXPECT_TRUE(open["answer"].is_null());
    }
    const auto revealed = cli("exercise check --reveal --json " + shellQuoted(folder) + " -", "");
    const auto answers = json::parse(revealed.out)["answers"];
    std::string sheet;
    for (std::size_t n = 0; n < answers.size(); ++n) {
        sheet += fmt::format("{}: {}\n", n + 1, answers[n]["answer"].get<std::uint64_t>());
    }
    EXPECT_EQ(cli("exercise check " + shellQuoted(folder) + " -", sheet).exitCode, 0) << sheet;
    const auto text = cli("exercise check --reveal " + shellQuoted(folder) + " -", "1: 1\n");
    EXPECT_THAT(text.out, HasSubstr("2: the answer is ")) << text.out;
}

TEST_F(ExerciseCommand, MakesTheSameImageOfTheSameSeedAndOverwritesNothing) {
    const auto folder = make("locate", 2, 11);
    const auto twin = m_folder.file("twin");
    EXPECT_EQ(cli("exercise new locate --level 2 --seed 11 -o " + twin).exitCode, 0);
    mustRun(fmt::format("cmp -n 64M {0}/disk.img {1}/disk.img && cmp {0}/sheet.md {1}/sheet.md", folder, twin));
    EXPECT_EQ(cli("exercise new locate --seed 12 -o " + folder).exitCode, 3);
    mustRun(fmt::format("cmp -n 64M {0}/disk.img {1}/disk.img", folder, twin));
    EXPECT_THAT(fileText(folder + "/sheet.html"), HasSubstr("</html>"));
}

TEST_F(ExerciseCommand, MarksAClassQuestionByQuestion) {
    const auto names = m_folder.write("names.txt", "Ada\t4711\nBo Li\n\nCem\n");
    const auto folder = m_folder.file("class");
    EXPECT_EQ(cli(fmt::format("exercise new arithmetic --seed 5 --class {} -o {}", names, folder)).exitCode, 0);
    ASSERT_TRUE(std::filesystem::exists(folder + "/Bo Li/sheet.md"));
    std::filesystem::copy(m_folder.write("64", "3: 64\n2: many\n"), folder + "/Ada/answers.txt");
    std::filesystem::copy(m_folder.write("bad", "what?\n"), folder + "/Cem/answers.txt");
    const auto ran = cli("exercise check --class " + folder);
    EXPECT_EQ(ran.exitCode, 1) << ran.err;
    EXPECT_THAT(ran.out, testing::StartsWith(
                             "student,student_id,kind,level,seed,submitted,question,mark,points,given,reason,error"));
    EXPECT_THAT(ran.out, HasSubstr("Ada,4711,arithmetic,1,5,yes,1,missing,0,,,"));
    EXPECT_THAT(ran.out, HasSubstr("Ada,4711,arithmetic,1,5,yes,2,unreadable,0,2: many,,"));
    EXPECT_THAT(ran.out, HasSubstr("Ada,4711,arithmetic,1,5,yes,3,right,1,64,,"));
    EXPECT_THAT(ran.out, HasSubstr("Bo Li,,arithmetic,1,6,no,4,not_submitted,0,,,"));
    EXPECT_THAT(ran.out, HasSubstr("Cem,,arithmetic,1,7,yes,1,missing,0,,,"))
        << "a line without a question costs nothing";
    const auto totals = cli("exercise check --totals --class " + folder).out;
    EXPECT_THAT(totals, HasSubstr("Ada,4711,arithmetic,1,5,yes,1,4,"));
    EXPECT_THAT(totals, HasSubstr("Bo Li,,arithmetic,1,6,no,0,4,"));
    std::ofstream(folder + "/Cem/exercise.json") << "{";
    EXPECT_THAT(cli("exercise check --class " + folder).out, HasSubstr("Cem,,,,,no,,,,,,"))
        << "an error costs nobody else";
    EXPECT_EQ(cli("exercise new flex --class " + m_folder.write("evil", "../x\n") + " -o " + folder).exitCode, 2);
    EXPECT_EQ(cli("exercise check --class " + m_folder.file("none")).exitCode, 3);
}

TEST_F(ExerciseCommand, IsMarkedWithTheTeachersKeyOnly) {
    const auto folder = m_folder.file("keyed");
    const auto key = m_folder.file("key");
    EXPECT_EQ(cli(fmt::format("exercise new arithmetic --seed 5 --key {} -o {}", key, folder)).exitCode, 0);
    const auto answers = m_folder.write("answers", "1: 1\n2: two\nthree\n");
    const auto student = cli(fmt::format("exercise check {} {}", folder, answers));
    EXPECT_EQ(student.exitCode, 0) << student.err;
    EXPECT_THAT(student.out, HasSubstr("1: 1 is taken"));
    EXPECT_THAT(student.out, HasSubstr("“2: two” is no answer"));
    EXPECT_THAT(student.out, testing::Not(HasSubstr("wrong")));
    EXPECT_EQ(cli(fmt::format("exercise check --reveal {} {}", folder, answers)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("exercise check --json {} {}", folder, answers)).exitCode, 2);
    const auto other = m_folder.write("other", "another key\n");
    EXPECT_EQ(cli(fmt::format("exercise check --key {} {} {}", other, folder, answers)).exitCode, 2);
    const auto teacher = cli(fmt::format("exercise check --reveal --key {} {} {}", key, folder, answers));
    EXPECT_EQ(teacher.exitCode, 1) << teacher.err;
    EXPECT_THAT(teacher.out, HasSubstr("the answer is"));
}

TEST_F(ExerciseCommand, WritesResultsForGradescope) {
    const auto folder = m_folder.file("graded");
    EXPECT_EQ(cli("exercise new arithmetic --seed 5 -o " + folder).exitCode, 0);
    const auto results = cliJson(
        fmt::format("exercise check --gradescope {} {}", folder, m_folder.write("graded-answers", "3: 64\n")), 1);
    EXPECT_EQ(results["score"], 1);
    ASSERT_EQ(results["tests"].size(), 4U);
    EXPECT_EQ(results["tests"][2]["score"], 1);
    EXPECT_EQ(results["tests"][2]["max_score"], 1);
    EXPECT_EQ(results["tests"][0]["status"], "failed");
    EXPECT_EQ(results["tests"][0]["output"], "1: no answer");
}

TEST_F(ExerciseCommand, TheSheetHasRoomForNameAndAnswers) {
    const auto folder = m_folder.file("sheet");
    EXPECT_EQ(cli("exercise new decode --level 2 --seed 5 -o " + folder).exitCode, 0);
    std::stringstream sheet;
    sheet << std::ifstream(folder + "/sheet.html").rdbuf();
    EXPECT_THAT(sheet.str(), HasSubstr("Name: ____"));
    EXPECT_THAT(sheet.str(), HasSubstr("Answer: ____"));
    EXPECT_THAT(sheet.str(), testing::Not(HasSubstr("starting at byte 0x")))
        << "finding the field is what level 2 asks";
}

TEST_F(ExerciseCommand, RefusesWrongUsage) {
    const auto folder = make("arithmetic", 1, 1);
    EXPECT_EQ(cli("exercise new cooking -o " + folder).exitCode, 2);
    EXPECT_EQ(cli("exercise new locate").exitCode, 2);
    EXPECT_EQ(cli("exercise check " + folder).exitCode, 2);
    for (const std::string line : {"one", "99: 1"}) {
        const auto ran = cli("exercise check " + folder + " -", line);
        EXPECT_EQ(ran.exitCode, 1);
        EXPECT_THAT(ran.out, HasSubstr("passed over, because it names no question: “" + line + "”"));
    }
    EXPECT_EQ(cli("exercise check /nowhere -", "1: 1").exitCode, 3);
    spoil(folder + "/exercise.json", 0, "[");
    EXPECT_EQ(cli("exercise check " + folder + " -", "1: 1").exitCode, 3);
}

} // namespace
} // namespace atlas::test
