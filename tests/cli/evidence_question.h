// SPDX-License-Identifier: GPL-3.0-or-later
// A question of an examiner to the program, with the answer of another tool; asked in JSON and in text.
#pragma once

#include "cli/evidence_images.h"

#include <functional>
#include <gtest/gtest.h>
#include <iosfwd>
#include <string>
#include <vector>

namespace atlas::test {

using nlohmann::json;

struct Question {
    std::string name;
    std::string image;
    std::string command = "show";
    std::function<std::string(Evidence&)> arguments; ///< behind the image
    std::string pointer; ///< of the answer in the JSON (RFC 6901)
    std::function<json(Evidence&)> answer; ///< of the oracle
    std::function<std::string(Evidence&)> words = {}; ///< that the text contains; empty: the answer
    std::string line = {}; ///< what one line of the text matches, with the answer for {}; instead of `words`
    std::string absent = {}; ///< what the text must not contain
    int exitCode = 0;
    bool isCount = false; ///< the answer is the length of the array at `pointer`
    std::string input = {}; ///< of the program
};

/// Tests of one process share the images.
class EvidenceQuestions : public testing::TestWithParam<Question> {};

void PrintTo(const Question& question, std::ostream* out);
[[nodiscard]] std::string nameOfQuestion(const testing::TestParamInfo<Question>& info);

} // namespace atlas::test
