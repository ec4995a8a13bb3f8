// SPDX-License-Identifier: GPL-3.0-or-later
// exercise.json, which says what a sheet asks, and the marks as JSON.
#pragma once

#include "exercise/exercise_answer.h"

#include <iosfwd>

namespace atlas {

/// Schema ext4atlas-exercise/1.
void writeExerciseJson(const Exercise& exercise, std::ostream& out);
/// Fails with ErrorKind::Corrupt; `where` is the path in the error.
[[nodiscard]] Result<Exercise> readExerciseJson(const std::string& text, const std::string& where);

/// Schema ext4atlas-exercise-check/1.
void writeMarksJson(const MarkedExercise& marked, Answers answers, std::ostream& out);

} // namespace atlas
