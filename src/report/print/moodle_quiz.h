// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises as questions that Moodle imports: https://docs.moodle.org/en/Moodle_XML_format
#pragma once

#include "report/print/exercise_sheet.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace atlas {

struct QuizFile {
    std::string name;
    std::string content; ///< any bytes
};

struct QuizExercise {
    std::string name; ///< of the question: the student, or the seed
    Sheet sheet;
    std::vector<QuizFile> files{}; ///< what the student downloads
};

/// One question of type "cloze" (embedded answers) for each exercise, in a category: whoever gets a random question of
/// the category gets an image and the questions about it together. Fails if a question does not fit its image.
[[nodiscard]] Status writeMoodleQuiz(const std::vector<QuizExercise>& exercises, std::ostream& out);

} // namespace atlas
