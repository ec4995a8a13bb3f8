// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, and reading one from a file.
#pragma once

#include "lesson/lesson.h"

#include <QString>
#include <optional>
#include <vector>

namespace atlas::ui {

struct LessonFile {
    QString path;
    QString title;
};

/// By their numbers.
[[nodiscard]] std::vector<LessonFile> builtInLessons();

/// The one after that in `path`; nullopt after the last one, and after a teacher's own.
[[nodiscard]] std::optional<LessonFile> lessonAfter(const QString& path);

/// Fails at the first fault of a lesson that cannot be given, with its line.
[[nodiscard]] Result<Lesson> readLesson(const QString& path);

} // namespace atlas::ui
