// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: their text format and the checks of it.
#pragma once

#include "base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// What a teacher wrote, and in which line of the file, from 1.
struct LessonText {
    std::string text{};
    std::size_t line = 0;

    [[nodiscard]] bool empty() const { return text.empty(); }
};

struct ExpectedWrong {
    LessonText answer;
    std::string reason; ///< why people commonly give it
};

struct LessonQuestion {
    LessonText ask;
    LessonText answer{}; ///< an expression in braces asks for a number; other words are one of several choices
    std::vector<ExpectedWrong> wrong{};
    LessonText reveal{}; ///< the working behind the answer

    [[nodiscard]] bool wantsNumber() const { return answer.text.starts_with('{') && answer.text.ends_with('}'); }
};

enum class LessonView : std::uint8_t { Unsaid, Overview, Flex, Groups, Whole, Alignment, Table, Compare };

struct LessonStep {
    LessonText heading;
    std::vector<LessonText> paragraphs{};
    LessonText select{}; ///< a place, see lesson_place.h; empty: the place of the step before
    LessonText show{}; ///< the place that is selected once the question is answered
    LessonView view = LessonView::Unsaid;
    bool zoom = false; ///< to the place that is selected
    std::optional<LessonQuestion> question{};
};

struct Lesson {
    std::string title;
    std::string sample; ///< the sample image that has all it needs
    std::vector<LessonText> needs{}; ///< features of the file system, or expressions in braces that must not be 0
    std::vector<LessonStep> steps{};
};

// Reads a lesson from its text. The format is documented in ui/resources/lessons/README.md.

/// What is wrong with a lesson, or unwise.
struct LessonFault {
    std::size_t line = 0; ///< from 1
    bool warning = false; ///< the lesson works nevertheless
    Error error;
};

struct ParsedLesson {
    Lesson lesson;
    std::vector<LessonFault> faults{}; ///< in the order of the lines
};

/// A lesson without faults can be given; checkLesson() adds what parsing does not see.
[[nodiscard]] ParsedLesson parseLesson(std::string_view text);

// What is wrong with a lesson on whatever volume: unknown figures and places, questions without answers, steps without words.

/// The faults of parsing and of what stands in the lesson, by line.
[[nodiscard]] std::vector<LessonFault> checkLesson(const ParsedLesson& parsed);

/// Whether none of them keeps the lesson from being given.
[[nodiscard]] bool canBeGiven(const std::vector<LessonFault>& faults);

} // namespace atlas
