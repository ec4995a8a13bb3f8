// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a lesson on whatever volume: unknown figures and places, questions without answers, steps without words.
#pragma once

#include "lesson/parse_lesson.h"

namespace atlas {

/// The faults of parsing and of what stands in the lesson, by line.
[[nodiscard]] std::vector<LessonFault> checkLesson(const ParsedLesson& parsed);

/// Whether none of them keeps the lesson from being given.
[[nodiscard]] bool canBeGiven(const std::vector<LessonFault>& faults);

} // namespace atlas
