// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of an exercise, and its solution.
#pragma once

#include "exercise/exercise_answer.h"
#include "exercise/exhibit.h"
#include "history/find_changes.h"
#include "report/print/printed_page.h"

namespace atlas {

struct Sheet {
    Exercise exercise;
    Exhibit exhibit;
    std::string image{};   ///< file name; empty if there is no image
    bool isPacked = false; ///< the images are
    std::vector<Changes> differences{}; ///< between the states of an image
    ByteCount imageSize{}; ///< size of the device if there is no image
    std::string command{}; ///< makes the file system; empty if withheld
    std::string check{};   ///< what to type for the marks
};

/// With room for name and answers.
[[nodiscard]] PrintedPage sheetPage(const Sheet& sheet);

/// What stands above the questions, without a place for the name.
[[nodiscard]] std::vector<PagePart> sheetHead(const Sheet& sheet);

/// The questions with their answers, and why other answers are common.
[[nodiscard]] PrintedPage solutionPage(const Sheet& sheet);

} // namespace atlas
