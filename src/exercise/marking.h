// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a sheet of answers and marks it.
#pragma once

#include "exercise/exercise_answer.h"

#include <map>

namespace atlas {

/// By the number of the question, from 1.
using GivenAnswers = std::map<std::size_t, std::uint64_t>;

/// Lines "1: 4096" or "1: 0x1000", with "=" or "." for ":" as well; commas and blanks may group the digits; what follows "#" is a
/// remark. Fails with ErrorKind::Usage at a line that is none, or at the second answer to a question.
[[nodiscard]] Result<GivenAnswers> readAnswers(std::string_view text);

enum class Mark : std::uint8_t { Right, Wrong, Missing };

[[nodiscard]] std::string_view name(Mark mark); ///< JSON name: "right"

struct MarkedAnswer {
    Question question;
    Mark mark{};
    std::uint64_t right = 0; ///< the answer
    std::optional<std::uint64_t> given{};
    std::optional<Mistake> mistake{}; ///< the reason that people commonly give this wrong answer
};

/// Whether the marks are given with the right answers.
enum class Answers : std::uint8_t { Kept, Revealed };

struct MarkedExercise {
    Exercise exercise;
    std::vector<MarkedAnswer> answers;

    [[nodiscard]] std::size_t right() const;
    [[nodiscard]] bool isAllRight() const { return right() == answers.size(); }
};

/// Fails when a question does not fit the exhibit, or `given` answers one that was not asked.
[[nodiscard]] Result<MarkedExercise> mark(const Exercise& exercise, const Exhibit& exhibit, const GivenAnswers& given);

} // namespace atlas
