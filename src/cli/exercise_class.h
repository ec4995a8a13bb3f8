// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise for each student of a class: a folder of its own, with a seed of its own.
#pragma once

#include "cli/console.h"
#include "exercise/exercise.h"

namespace atlas::cli {

/// A folder in `folder` for each line of the file `names`; the n-th one has the seed of `first` plus n, from 0.
[[nodiscard]] Status makeClass(const Exercise& first, const std::string& names, const std::string& folder);

/// Marks the answers.txt in each folder and writes a line of CSV for each student. What cannot be read is said in the line.
[[nodiscard]] Result<int> checkClass(const std::string& folder, const Reporter& reporter);

} // namespace atlas::cli
