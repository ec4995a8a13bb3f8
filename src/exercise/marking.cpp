// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/marking.h"

#include "base/parse_size.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

std::unexpected<Error> badLine(std::string_view line, std::string what) {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = std::move(what), .found = std::string(line), .expected = "1: 4096"});
}

} // namespace

Result<GivenAnswers> readAnswers(std::string_view text) {
    GivenAnswers answers;
    for (unsigned n = 1; !text.empty(); ++n) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, std::min(end, text.find('#'))));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto separator = line.find_first_of(":=.)");
        if (line.empty() || (separator != std::string_view::npos && trimmed(line.substr(separator + 1)).empty())) {
            continue; // a question left open
        }
        const auto number = typedNumber(line.substr(0, separator));
        const auto value = separator == std::string_view::npos ? std::nullopt : typedNumber(line.substr(separator + 1));
        if (!number || !value) {
            return badLine(line,
                           fmt::format("line {} of the answers is not the number of a question with its answer", n));
        }
        if (!answers.emplace(*number, *value).second) {
            return badLine(line, fmt::format("line {} answers a question that is answered already", n));
        }
    }
    return answers;
}

std::string_view name(Mark mark) {
    constexpr std::array<std::string_view, 3> names{"right", "wrong", "missing"};
    const auto n = static_cast<std::size_t>(mark);
    return n < names.size() ? names[n] : std::string_view{};
}

std::size_t MarkedExercise::right() const {
    return static_cast<std::size_t>(std::ranges::count(answers, Mark::Right, &MarkedAnswer::mark));
}

Result<MarkedExercise> mark(const Exercise& exercise, const Exhibit& exhibit, const GivenAnswers& given) {
    MarkedExercise marked{.exercise = exercise, .answers = {}};
    if (!given.empty() && (given.begin()->first == 0 || given.rbegin()->first > exercise.questions.size())) {
        const auto number = given.begin()->first == 0 ? 0 : given.rbegin()->first;
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "a question is answered that was not asked",
                                     .found = std::to_string(number),
                                     .expected = fmt::format("1 to {}", exercise.questions.size())});
    }
    for (std::size_t n = 0; n < exercise.questions.size(); ++n) {
        const auto& question = exercise.questions[n];
        const auto answer = answerTo(question, exhibit);
        if (!answer) {
            return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                         .what = "a question does not fit the image",
                                         .where = fmt::format("question {}", n + 1)});
        }
        const auto at = given.find(n + 1);
        MarkedAnswer one{.question = question, .mark = Mark::Missing, .right = answer->right};
        if (at != given.end()) {
            one.given = at->second;
            one.mark = at->second == answer->right ? Mark::Right : Mark::Wrong;
            one.mistake = answer->mistakeOf(at->second);
        }
        marked.answers.push_back(std::move(one));
    }
    return marked;
}

} // namespace atlas
