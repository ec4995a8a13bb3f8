// SPDX-License-Identifier: GPL-3.0-or-later
// Worksheets, solutions, slides and instructors' pages of lessons and exercises, as HTML, Markdown and PDF.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class PrintedPages : public testing::Test {
protected:
    std::string printed(const std::string& action, const std::string& file, const std::string& more = {}) {
        auto path = m_folder.file(file);
        const auto ran = cli(fmt::format("lesson {} 1 {} -o {} {}", action, m_image, shellQuoted(path), more));
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return path;
    }
    /// Width and height of the first page of a PDF, in points.
    static std::string pageSize(const std::string& pdf) {
        std::smatch found;
        const auto text = fileText(pdf);
        return std::regex_search(text, found, std::regex(R"(/MediaBox ?\[ ?0 0 ([0-9.]+) ([0-9.]+))"))
                   ? fmt::format("{:.0f}x{:.0f}", std::stod(found[1]), std::stod(found[2]))
                   : std::string();
    }

    Images m_images;
    const TempDir& m_folder = m_images.folder();
    std::string m_image = shellQuoted(m_images.bare("a.img", 600, "-t ext4 -O ^has_journal"));
};

TEST_F(PrintedPages, ShowTheNumbersOfTheImageAndKeepTheAnswersForTheSolution) {
    const auto worksheet = fileText(printed("worksheet", "a.html"));
    EXPECT_THAT(worksheet, HasSubstr("Name: ____"));
    EXPECT_THAT(worksheet, HasSubstr("600 MiB"));
    EXPECT_THAT(worksheet, HasSubstr("src=\"data:image/svg+xml;base64,"));
    EXPECT_THAT(worksheet, Not(HasSubstr("134,217,728")));
    const auto solution = fileText(printed("solution", "b.html"));
    EXPECT_THAT(solution, HasSubstr("<b>134,217,728</b>"));
    EXPECT_THAT(solution, HasSubstr("that is the length in blocks"));
    EXPECT_EQ(solution.find('{', solution.find("</head>")), std::string::npos) << "each figure has its number";
}

TEST_F(PrintedPages, ShowAPictureAsTextInMarkdown) {
    const auto page = fileText(printed("solution", "a.md"));
    EXPECT_THAT(page, HasSubstr("Group 0: blocks 0–32,767"));
    EXPECT_THAT(page, HasSubstr("|bbbbbb| block bitmap"));
    EXPECT_THAT(fileText(printed("worksheet", "b.md")), HasSubstr("________"));
}

TEST_F(PrintedPages, TellInstructorsAimTimeAndMisconceptions) {
    const auto page = fileText(printed("instructor", "a.html"));
    EXPECT_THAT(page, HasSubstr("<b>Aim:</b>"));
    EXPECT_THAT(page, HasSubstr("20 minutes"));
    EXPECT_THAT(page, HasSubstr("Misconceptions behind other answers:"));
    EXPECT_THAT(page, HasSubstr("Questions to ask"));
}

TEST_F(PrintedPages, BecomePdfOnEachPaper) {
    if (!std::filesystem::exists(built("ext4atlas"))) {
        GTEST_SKIP() << "ext4atlas is not built";
    }
    EXPECT_EQ(pageSize(printed("worksheet", "a.pdf")), "595x842");
    EXPECT_EQ(pageSize(printed("worksheet", "b.pdf", "--paper letter")), "612x792");
    const auto slides = printed("slides", "c.pdf");
    EXPECT_EQ(pageSize(slides), "720x405") << "16:9";
    EXPECT_EQ(fileText(slides).substr(0, 5), "%PDF-");
    const auto other = m_folder.write("d.pdf", "no PDF");
    EXPECT_NE(cli(fmt::format("lesson slides 1 {} -o {}", m_image, other)).exitCode, 0);
    EXPECT_EQ(fileText(other), "no PDF") << "a file of another kind is kept";
}

TEST_F(PrintedPages, TakeTheSampleOfTheLessonAndLeaveNothingBehind) {
    const TempDir temporary;
    const auto ran = run(fmt::format("TMPDIR={} {} lesson worksheet 13", shellQuoted(temporary.file("")),
                                     shellQuoted(built("ext4atlas-cli"))));
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("hard-link.img"));
    EXPECT_TRUE(std::filesystem::is_empty(temporary.file("")));
}

TEST_F(PrintedPages, LeaveOutStepsThatTheImageLacks) {
    const auto own = cli(fmt::format("lesson worksheet 16 {}", m_image)).out;
    EXPECT_THAT(own, HasSubstr("Its groups"));
    EXPECT_THAT(own, Not(HasSubstr("Its journal")));
    const auto lacking = cli(fmt::format("lesson worksheet 14 {}", m_image));
    EXPECT_EQ(lacking.exitCode, 3);
    EXPECT_THAT(lacking.err, HasSubstr("has_journal"));
}

TEST_F(PrintedPages, RefuseWrongUsage) {
    EXPECT_EQ(cli(fmt::format("lesson worksheet 1 {} -o {}", m_image, m_folder.file("a.doc"))).exitCode, 2);
    EXPECT_EQ(cli("lesson worksheet 99").exitCode, 3);
    EXPECT_EQ(cli("lesson slides 1 /nonexistent").exitCode, 3);
    EXPECT_EQ(cli("lesson worksheet --json 1").exitCode, 2);
    EXPECT_EQ(cli("lesson check 1 " + m_image).exitCode, 2);
}

class PrintedExercise : public testing::Test {
protected:
    std::string make(const std::string& options) {
        auto folder = m_folder.file("exercise");
        const auto made = cli(fmt::format("exercise new {} -o {}", options, shellQuoted(folder)));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        return folder;
    }

    TempDir m_folder;
};

TEST_F(PrintedExercise, HasASolutionForWhoeverHasTheKey) {
    const auto key = m_folder.file("key");
    const auto folder = make("flex --level 1 --seed 3 --key " + key);
    const auto sheet = cli("exercise worksheet " + folder).out;
    EXPECT_EQ(sheet, fileText(folder + "/sheet.html"));
    EXPECT_EQ(cli("exercise solution " + folder).exitCode, 2);
    const auto solution = cli(fmt::format("exercise solution {} --key {}", folder, key));
    EXPECT_EQ(solution.exitCode, 0) << solution.err;
    const auto answers = cliJson(fmt::format("exercise check --reveal --json --key {} {} -", key, folder), 1);
    for (const auto& answer : answers["answers"]) {
        auto shown = answer["answer"].get<std::uint64_t>() < 1000 ? answer["answer"].dump() : std::string("Answer");
        EXPECT_THAT(solution.out, HasSubstr(shown));
    }
}

TEST_F(PrintedExercise, IsAQuestionThatMoodleImports) {
    const auto names = m_folder.write("names.txt", "Ada\t4711\nBo <Li>\n");
    const auto folder = m_folder.file("class");
    const auto made = cli(fmt::format("exercise new guess --seed 5 --compress --class {} -o {}", names, folder));
    ASSERT_EQ(made.exitCode, 0) << made.err;
    const auto quiz = m_folder.file("quiz.xml");
    const auto ran = cli(fmt::format("exercise moodle --class {} -o {}", folder, quiz));
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const auto parsed = mustRun("python3 - " + shellQuoted(quiz), R"(
import base64, lzma, re, sys
import xml.etree.ElementTree as tree
quiz = tree.parse(sys.argv[1]).getroot()
assert quiz.tag == 'quiz'
kinds = [question.get('type') for question in quiz]
assert kinds == ['category', 'cloze', 'cloze'], kinds
assert quiz[0].find('category/text').text == '$course$/top/ext4atlas guess 1'
for question in quiz[1:]:
    text = question.find('questiontext/text').text
    fields = re.findall(r'\{1:NUMERICAL:=(\d+):0[^}]*\}', text)
    files = question.findall('questiontext/file')
    assert len(fields) == 3 and len(files) == 4, (fields, len(files))
    for file in files:
        assert '@@PLUGINFILE@@/' + file.get('name') in text and file.get('encoding') == 'base64'
        image = lzma.decompress(base64.b64decode(file.text))
        assert len(image) == 8 << 20 and image[1080:1082] == b'\x53\xef'
    print(question.find('name/text').text, question.find('idnumber').text, *fields)
)");
    const auto solved = cliJson(fmt::format("exercise check --reveal --json {}/Ada -", folder), 1);
    std::string answers = "Ada 4711";
    for (const auto& answer : solved["answers"]) {
        answers += ' ' + answer["answer"].dump();
    }
    EXPECT_THAT(parsed, testing::StartsWith(answers + "\nBo <Li> None"));
    const auto unpacked = m_folder.file("large");
    ASSERT_EQ(cli("exercise new locate --seed 1 -o " + unpacked).exitCode, 0);
    EXPECT_EQ(cli("exercise moodle " + unpacked).exitCode, 2) << "an image of gigabytes fits no question";
}

TEST_F(PrintedExercise, IsHandedOutSmallAndMarkedPacked) {
    const auto folder = make("walk --seed 3 --compress");
    EXPECT_FALSE(std::filesystem::exists(folder + "/disk.img"));
    EXPECT_LT(std::filesystem::file_size(folder + "/disk.img.xz"), 1U << 20);
    EXPECT_THAT(fileText(folder + "/sheet.md"), HasSubstr("xz -dk disk.img.xz"));
    const auto packed = cliJson(fmt::format("exercise check --reveal --json {} -", folder), 1);
    mustRun("xz -dk " + shellQuoted(folder + "/disk.img.xz"));
    const auto unpacked = cliJson(fmt::format("exercise check --reveal --json {} -", folder), 1);
    EXPECT_EQ(packed, unpacked);
    EXPECT_LT(std::stoull(mustRun("du -k " + shellQuoted(folder + "/disk.img"))), 8192U) << "the holes are kept";
}

/// The folders that Gradescope prepares, with the autograder of the examples.
TEST_F(PrintedExercise, IsMarkedByTheAutograderOfTheExamples) {
    const auto names = m_folder.write("names.txt", "Ada\t4711\nBo\t4712\n");
    const auto key = m_folder.file("autograder/source/key");
    std::filesystem::create_directories(m_folder.file("autograder/source"));
    ASSERT_EQ(cli(fmt::format("exercise new arithmetic --seed 5 --class {} --key {} -o {}", names, key,
                              m_folder.file("autograder/source/class")))
                  .exitCode,
              0);
    std::filesystem::create_directories(m_folder.file("autograder/submission"));
    const auto graded = [&](const std::string& sid) {
        std::ofstream(m_folder.file("autograder/submission_metadata.json"))
            << fmt::format(R"({{"users": [{{"sid": "{}"}}]}})", sid);
        mustRun(fmt::format("AUTOGRADER={} PATH={}:$PATH {}", shellQuoted(m_folder.file("autograder")),
                            shellQuoted(std::filesystem::path(built("ext4atlas-cli")).parent_path().string()),
                            shellQuoted(inSources("src/cli/examples/gradescope/run_autograder"))));
        return nlohmann::json::parse(fileText(m_folder.file("autograder/results/results.json")));
    };
    EXPECT_THAT(graded("4711")["output"].get<std::string>(), HasSubstr("not handed in"));
    std::ofstream(m_folder.file("autograder/submission/answers.txt")) << "3: 64\n";
    EXPECT_EQ(graded("4711")["score"], 1) << "as MarksAClassQuestionByQuestion";
    EXPECT_EQ(graded("4712")["tests"].size(), 4U);
    EXPECT_THAT(graded("9")["output"].get<std::string>(), HasSubstr("no exercise for this student"));
}

} // namespace
} // namespace atlas::test
