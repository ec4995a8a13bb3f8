// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, and reading one from a file.
#pragma once

#include "lesson/lesson.h"

#include <QString>
#include <vector>

namespace atlas::ui {

struct LessonFile {
    QString path;
    QString title;
};

/// By their numbers.
[[nodiscard]] std::vector<LessonFile> builtInLessons();

/// Fails at the first fault of a lesson that cannot be given, with its line.
[[nodiscard]] Result<Lesson> readLesson(const QString& path);

} // namespace atlas::ui
