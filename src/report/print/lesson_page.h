// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on paper and on slides.
#pragma once

#include "lesson/give_lesson.h"
#include "report/print/printed_page.h"

namespace atlas {

enum class LessonPageKind : unsigned char {
    Worksheet,  ///< with room for name and answers
    Solution,   ///< the same with the answers, and why others are common
    Slides,     ///< a question and its answer on slides of their own
    Instructor, ///< aim, time, what to show, misconceptions, questions to ask
};

inline constexpr std::string_view lessonPageNames[]{"worksheet", "solution", "slides", "instructor"};

struct LessonOnVolume {
    Lesson lesson;
    std::string image; ///< its name, for readers
    LessonVolume volume;
};

/// Fails like give(). Steps whose condition does not hold are left out.
[[nodiscard]] Result<PrintedPage> lessonPage(LessonPageKind kind, const LessonOnVolume& given);

} // namespace atlas
