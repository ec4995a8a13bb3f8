// SPDX-License-Identifier: GPL-3.0-or-later
// Exercise sheets and marks, and histories, as text.
#pragma once

#include "exercise/exercise_answer.h"
#include "exercise/exhibit.h"
#include "history/find_changes.h"

#include <iosfwd>

namespace atlas {

struct Sheet {
    Exercise exercise;
    Exhibit exhibit;
    std::string image{};   ///< file name; empty if there is no image
    ByteCount imageSize{}; ///< size of the device if there is no image
    std::string command{}; ///< makes the file system; empty if withheld
    std::string check{};   ///< what to type for the marks
};

void writeSheetMarkdown(const Sheet& sheet, std::ostream& out);
/// A single page without scripts or external files.
void writeSheetHtml(const Sheet& sheet, std::ostream& out);

void writeMarksText(const MarkedExercise& marked, Answers answers, std::ostream& out);

/// Which answers were taken, without marks: for those who have not the teacher's key.
void writeTakenAnswers(const Exercise& exercise, const AnswerSheet& given, std::ostream& out);

/// A heading, the total and one line per change, for each span.
void writeHistoryText(const HistoryReport& report, std::ostream& out);

} // namespace atlas
