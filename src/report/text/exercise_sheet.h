// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of exercises, and histories, as text.
#pragma once

#include "exercise/exercise_answer.h"
#include "exercise/exhibit.h"
#include "history/find_changes.h"

#include <iosfwd>

namespace atlas {

struct Sheet {
    Exercise exercise;
    Exhibit exhibit;
    std::string image{};   ///< its name; empty where there is none
    ByteCount imageSize{}; ///< of the device where there is no image
    std::string command{}; ///< that makes the file system; empty where it is not told
    std::string check{};   ///< what to type for the marks
};

void writeSheetMarkdown(const Sheet& sheet, std::ostream& out);
/// One page without scripts or other files.
void writeSheetHtml(const Sheet& sheet, std::ostream& out);

void writeMarksText(const MarkedExercise& marked, Answers answers, std::ostream& out);

// A history as plain text.

/// A heading, the total, and a line for each change of each span.
void writeHistoryText(const HistoryReport& report, std::ostream& out);

} // namespace atlas
