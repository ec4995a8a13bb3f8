// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of an exercise as text.
#pragma once

#include "exercise/exercise_answer.h"

#include <iosfwd>

namespace atlas {

void writeMarksText(const MarkedExercise& marked, Answers answers, std::ostream& out);

/// Which answers were taken, without marks: for those who have not the teacher's key.
void writeTakenAnswers(const Exercise& exercise, const AnswerSheet& given, std::ostream& out);

} // namespace atlas
