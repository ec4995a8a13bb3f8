// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: steps that show a place of a volume and ask about it. What the volume gives stands in braces, see expression.h.
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

} // namespace atlas
