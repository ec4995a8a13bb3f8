// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises, their marks and lesson faults as JSON.
#pragma once

#include "exercise/exercise_answer.h"
#include "lesson/lesson.h"

#include <iosfwd>

namespace atlas {

/// Schema ext4atlas-exercise/1.
void writeExerciseJson(const Exercise& exercise, std::ostream& out);
/// Fails with ErrorKind::Corrupt; `where` is the path in the error.
[[nodiscard]] Result<Exercise> readExerciseJson(const std::string& text, const std::string& where);

/// Schema ext4atlas-exercise-check/1.
void writeMarksJson(const MarkedExercise& marked, Answers answers, std::ostream& out);
/// As results.json of a Gradescope autograder: one point for each right answer.
void writeGradescopeJson(const MarkedExercise& marked, std::ostream& out);

/// Schema ext4atlas-lesson-check/1: the faults found in the lesson `file`.
void writeLessonCheckJson(const std::string& file, const ParsedLesson& parsed, const std::vector<LessonFault>& faults,
                          std::ostream& out);

} // namespace atlas
