// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on a volume: its steps with the volume's own numbers, and what an answer is worth. Pure.
#pragma once

#include "lesson/lesson.h"
#include "lesson/lesson_place.h"

namespace atlas {

struct GivenWrong {
    std::string answer;
    std::string reason;
};

struct GivenQuestion {
    std::string ask;
    std::string answer;
    std::optional<std::uint64_t> number{}; ///< that `answer` is; nullopt: one of `choices`
    std::vector<std::string> choices{};    ///< by the alphabet, so that their order tells nothing
    std::vector<GivenWrong> wrong{};       ///< none of them the answer
    std::string reveal{};
    NumberStyle numbers{}; ///< how `answer` and those of `wrong` are written
};

struct GivenStep {
    std::string heading;
    std::vector<std::string> paragraphs{};
    std::optional<LessonPlace> select{};
    std::optional<LessonPlace> show{};
    LessonView view{};
    bool zoom = false;
    std::optional<GivenQuestion> question{};
};

/// Fails with ErrorKind::Unsupported where the volume lacks a figure or place, with ErrorKind::Limit where a figure needs bitmaps
/// that are not read yet.
[[nodiscard]] Result<GivenStep> give(const LessonStep& step, const LessonVolume& volume);

/// Whether `volume` has all that the lesson needs, names and selects. What bitmaps would tell is trusted.
[[nodiscard]] bool fits(const Lesson& lesson, const LessonVolume& volume);

enum class AnswerMark : std::uint8_t { Right, Wrong, NoNumber };

struct MarkedReply {
    AnswerMark mark{};
    std::string reason{}; ///< why people commonly give this wrong answer; empty: not known
};

/// Marks what was typed or chosen; commas and blanks may group digits, 0x begins a hexadecimal number.
[[nodiscard]] MarkedReply markReply(const GivenQuestion& question, std::string_view reply);

} // namespace atlas
