// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a history as text, one per line:
//
//     size 64M                              initial size of the image; before the first step
//     mke2fs -t ext4 IMAGE                  or tune2fs, resize2fs, e2fsck, debugfs; IMAGE stands for the image
//     write NAME 12K                        by debugfs: a file of this size in the root directory
//     mkdir PATH, rm PATH, rmdir PATH       by debugfs
//     # a comment
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view imageWord = "IMAGE"; ///< placeholder in a step

struct ScriptStep {
    std::string text{}; ///< as written
    std::vector<std::string> words{}; ///< the program and its arguments
    ByteCount input{}; ///< bytes on its standard input
};

struct HistoryScript {
    ByteCount size{};
    std::vector<ScriptStep> steps{};
};

/// Errors give the line number. Words are split as by a shell, but no shell runs.
[[nodiscard]] Result<HistoryScript> parseHistoryScript(std::string_view text, const std::string& where);

/// The highest exit status with which `program` succeeds: e2fsck returns 1 and 2 after corrections.
[[nodiscard]] int highestSuccess(std::string_view program);

} // namespace atlas
