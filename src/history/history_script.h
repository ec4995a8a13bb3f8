// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a history as somebody writes them, one on each line:
//
//     size 64M                              of the image to begin with; before the first step
//     mke2fs -t ext4 IMAGE                  or tune2fs, resize2fs, e2fsck, debugfs; IMAGE stands for the image
//     write NAME 12K                        with debugfs: a file of so many bytes in the root directory
//     mkdir PATH, rm PATH, rmdir PATH       likewise
//     # a comment
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view imageWord = "IMAGE"; ///< in the words of a step

struct ScriptStep {
    std::string text{}; ///< as it was written
    std::vector<std::string> words{}; ///< the program and its arguments
    ByteCount input{}; ///< bytes on its standard input
};

struct HistoryScript {
    ByteCount size{};
    std::vector<ScriptStep> steps{};
};

/// Fails with the number of the line. Words are split as a shell does; no shell runs.
[[nodiscard]] Result<HistoryScript> parseHistoryScript(std::string_view text, const std::string& where);

/// The highest exit status with which `program` has done what it was asked for: e2fsck says 1 and 2 where it corrected.
[[nodiscard]] int highestSuccess(std::string_view program);

} // namespace atlas
