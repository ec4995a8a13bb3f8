// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: their text format (ui/resources/lessons/README.md) and its checks.
#pragma once

#include "base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Text of a lesson, and its line in the file, from 1.
struct LessonText {
    std::string text{};
    std::size_t line = 0;

    [[nodiscard]] bool empty() const { return text.empty(); }
};

struct ExpectedWrong {
    LessonText answer;
    std::string reason; ///< why it is a common answer
};

struct LessonQuestion {
    LessonText ask;
    LessonText answer{}; ///< a single expression in braces asks for a number, other words for one of several choices
    std::vector<ExpectedWrong> wrong{};
    LessonText reveal{}; ///< how the answer is derived

    [[nodiscard]] bool wantsNumber() const { return answer.text.starts_with('{') && answer.text.ends_with('}'); }
};

enum class LessonView : std::uint8_t { Unsaid, Overview, Flex, Groups, Whole, Alignment, Table, Compare };

/// As lessons name it: "overview"; empty for Unsaid.
[[nodiscard]] std::string_view name(LessonView view);

struct LessonStep {
    LessonText heading;
    LessonText condition{}; ///< like one of `needs`: the step is left out where it does not hold
    std::vector<LessonText> paragraphs{};
    LessonText select{}; ///< a place, see placeIn(); empty: the place of the previous step
    LessonText show{}; ///< the place to select after the question is answered
    LessonView view = LessonView::Unsaid;
    bool zoom = false; ///< to the selected place
    std::optional<LessonQuestion> question{};
};

struct Lesson {
    std::string title;
    std::string sample; ///< a sample image that fits the lesson
    std::size_t sampleLine = 1; ///< of `sample`
    std::vector<LessonText> needs{}; ///< required features, or expressions in braces that must not be 0
    std::string aim{};               ///< what whoever walked it can do, for the instructor
    std::size_t minutes = 0;         ///< in class; 0: unsaid
    std::vector<std::string> discuss{}; ///< questions to ask in class, which have no single answer
    std::vector<LessonStep> steps{};
};

/// An error or weakness of a lesson.
struct LessonFault {
    std::size_t line = 0; ///< from 1
    bool warning = false; ///< the lesson works anyway
    Error error;
};

struct ParsedLesson {
    Lesson lesson;
    std::vector<LessonFault> faults{}; ///< by line
};

/// A lesson without faults can be given; checkLesson() finds further faults.
[[nodiscard]] ParsedLesson parseLesson(std::string_view text);

/// The faults of parsing, and those independent of a volume: unknown figures and places, questions without answers,
/// steps without words. Sorted by line.
/// `samples`: the names that `sample` may have; empty if they are not known.
[[nodiscard]] std::vector<LessonFault> checkLesson(const ParsedLesson& parsed,
                                                   const std::vector<std::string>& samples = {});

/// Whether all faults are mere warnings.
[[nodiscard]] bool canBeGiven(const std::vector<LessonFault>& faults);

} // namespace atlas
