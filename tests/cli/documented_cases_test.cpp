// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of README.md: each command answers what stands behind it.
#include "cli/program.h"

#include "support/paths.h"

#include <gmock/gmock.h>

#include <fstream>
#include <string>
#include <vector>

namespace atlas::test {
namespace {

struct DocumentedCase {
    std::string command{}; ///< without the name of the program
    std::vector<std::string> answers{}; ///< parts of what it prints
};

/// Lines of commands, and quotes behind them: "> first line", "> second line".
std::vector<DocumentedCase> documentedCases() {
    constexpr std::string_view program = "ext4atlas-cli ";
    std::ifstream in(inSources("README.md"));
    std::vector<DocumentedCase> cases;
    bool isInside = false;
    bool isQuoted = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("## ")) {
            isInside = line == "## Six disks, and what to type";
        }
        if (isInside && line.starts_with(program)) {
            cases.push_back({line.substr(program.size())});
        }
        const bool isQuote = isInside && line.starts_with("> ");
        if (isQuote && isQuoted) {
            cases.back().answers.back() += " " + line.substr(2);
        } else if (isQuote) {
            cases.back().answers.push_back(line.substr(2));
        }
        isQuoted = isQuote;
    }
    return cases;
}

TEST(DocumentedCases, AnswerWhatTheDocumentationSays) {
    const auto cases = documentedCases();
    ASSERT_EQ(cases.size(), 6U);
    for (const auto& each : cases) {
        const auto ran = run(built("ext4atlas-cli") + " " + each.command);
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        EXPECT_FALSE(each.answers.empty()) << each.command;
        for (const auto& answer : each.answers) {
            EXPECT_THAT(ran.out, testing::HasSubstr(answer)) << each.command;
        }
    }
}

} // namespace
} // namespace atlas::test
