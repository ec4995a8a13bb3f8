// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evidence_question.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <ostream>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

/// The answer as the text writes it: numbers with or without separators.
std::vector<std::string> inWords(const json& answer) {
    if (answer.is_string()) {
        return {answer.get<std::string>()};
    }
    auto digits = answer.dump();
    std::vector words{digits};
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; answer.is_number() && at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), ",");
    }
    words.push_back(digits);
    return words;
}

bool hasLine(const std::string& text, const std::string& pattern) {
    const std::regex wanted(pattern);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (std::regex_match(line, wanted)) {
            return true;
        }
    }
    return false;
}

TEST_P(EvidenceQuestions, AreAnsweredInJson) {
    const auto& question = GetParam();
    auto& evidence = Evidence::get();
    const auto image = evidence.image(question.image);
    const auto ran =
        cli(fmt::format("{} --json {} {}", question.command, image, question.arguments(evidence)), question.input);
    ASSERT_EQ(ran.exitCode, question.exitCode) << ran.err;
    const auto shown = json::parse(ran.out).at(json::json_pointer(question.pointer));
    EXPECT_EQ(question.isCount ? json(shown.size()) : shown, question.answer(evidence));
}

TEST_P(EvidenceQuestions, AreAnsweredInText) {
    const auto& question = GetParam();
    auto& evidence = Evidence::get();
    const auto image = evidence.image(question.image);
    const auto ran =
        cli(fmt::format("{} {} {}", question.command, image, question.arguments(evidence)), question.input);
    ASSERT_EQ(ran.exitCode, question.exitCode) << ran.err;
    if (!question.absent.empty()) {
        EXPECT_THAT(ran.out, testing::Not(testing::HasSubstr(question.absent)));
    }
    if (question.words) {
        EXPECT_THAT(ran.out, testing::HasSubstr(question.words(evidence)));
    } else if (question.absent.empty()) {
        const auto pattern = question.line.empty() ? ".*{}.*" : question.line;
        const auto words = inWords(question.answer(evidence));
        EXPECT_TRUE(std::ranges::any_of(
            words, [&](const std::string& word) { return hasLine(ran.out, fmt::format(fmt::runtime(pattern), word)); }))
            << pattern << " for " << words.front() << " in\n"
            << ran.out;
    }
}

} // namespace

void PrintTo(const Question& question, std::ostream* out) { *out << question.name; }

std::string nameOfQuestion(const testing::TestParamInfo<Question>& info) { return info.param.name; }

} // namespace atlas::test
