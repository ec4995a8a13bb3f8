// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a lesson from its text. The format is documented in ui/resources/lessons/README.md.
#pragma once

#include "lesson/lesson.h"

namespace atlas {

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

} // namespace atlas
