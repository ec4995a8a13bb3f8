// SPDX-License-Identifier: GPL-3.0-or-later
// Each lab is walked from its first command to its last, and its solution is found again.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>
#include <vector>

namespace atlas::test {
namespace {

constexpr std::array languages{"en", "de", "fr", "zh"};

struct Solved {
    std::string number;
    std::string answer;
    std::string command;
};

std::vector<Solved> solutionOf(const std::string& lab) {
    std::istringstream lines(fileText(inSources("sample-images/labs/" + lab + "/solution.tsv")));
    std::vector<Solved> all;
    for (std::string line; std::getline(lines, line);) {
        const auto first = line.find('\t');
        const auto second = line.find('\t', first + 1);
        all.push_back({line.substr(0, first), line.substr(first + 1, second - first - 1), line.substr(second + 1)});
    }
    return all;
}

/// The commands of a sheet, in their order.
std::string commandsOf(const std::string& sheet) {
    static const std::regex block("```sh\n([^`]*)```");
    std::string all;
    for (std::sregex_iterator it(sheet.begin(), sheet.end(), block), end; it != end; ++it) {
        all += (*it)[1].str();
    }
    return all;
}

std::size_t questionsIn(const std::string& sheet) {
    static const std::regex question("(^|\n)\\*\\*[0-9]+\\.\\*\\* ");
    return static_cast<std::size_t>(std::distance(std::sregex_iterator(sheet.begin(), sheet.end(), question), {}));
}

class Lab : public testing::TestWithParam<const char*> {
protected:
    std::string make(const std::string& language) {
        auto folder = m_folder.file(std::string(GetParam()) + language);
        mustRun(fmt::format("{} --language {} {} {}", shellQuoted(inSources("sample-images/labs/make")), language,
                            GetParam(), shellQuoted(folder)));
        return folder;
    }
    /// Runs a script in `folder`, in which the answers are known as A1, A2 ….
    static std::string walk(const std::string& folder, const std::string& script, const std::vector<Solved>& solution) {
        std::string all = "set -euo pipefail\ncd " + shellQuoted(folder) + '\n';
        for (const auto& solved : solution) {
            all += fmt::format("A{}={}\n", solved.number, solved.answer);
        }
        return mustRun("bash -s 2>&1", all + script);
    }

    TempDir m_folder;
};

TEST_P(Lab, IsWalkedWithItsSheetAndSolution) {
    const auto folder = make("en");
    const auto sheet = fileText(folder + "/sheet.md");
    const auto solution = solutionOf(GetParam());
    EXPECT_EQ(questionsIn(sheet), solution.size());
    walk(folder, commandsOf(sheet), solution);
    for (const auto& solved : solution) {
        EXPECT_EQ(walk(folder, solved.command, solution), solved.answer + '\n') << "question " << solved.number;
    }
}

TEST_P(Lab, HasTheSameCommandsInEachLanguage) {
    const auto folder = inSources("sample-images/labs/" + std::string(GetParam()));
    const auto english = fileText(folder + "/sheet.md");
    for (const std::string language : languages) {
        const auto sheet = language == "en" ? english : fileText(fmt::format("{}/sheet.{}.md", folder, language));
        EXPECT_EQ(commandsOf(sheet), commandsOf(english)) << language;
        EXPECT_EQ(questionsIn(sheet), questionsIn(english)) << language;
        EXPECT_EQ(sheet == english, language == "en");
    }
}

INSTANTIATE_TEST_SUITE_P(Labs, Lab, testing::Values("find-by-hand", "why-g", "recover-the-map"), [](const auto& test) {
    return std::regex_replace(std::string(test.param), std::regex("-"), "_");
});

TEST(LabMaker, RefusesWhatItDoesNotKnow) {
    const TempDir folder;
    const auto make = shellQuoted(inSources("sample-images/labs/make"));
    EXPECT_NE(run(make + " cooking " + folder.file("a")).exitCode, 0);
    EXPECT_EQ(run(make).exitCode, 2);
    EXPECT_EQ(mustRun(make + " --list"), "find-by-hand\nrecover-the-map\nwhy-g\n");
    (void)folder.write("file", "x");
    EXPECT_NE(run(make + " find-by-hand " + shellQuoted(folder.path().string())).exitCode, 0)
        << "nothing is overwritten";
}

} // namespace
} // namespace atlas::test
