// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with an exercise: the image, the sheet, and what was asked.
#pragma once

#include "cli/console.h"
#include "exercise/exhibit.h"
#include "exercise/marking.h"

namespace atlas::cli {

/// Makes the folder with all that is in it. Nothing that is there is overwritten.
[[nodiscard]] Status makeExercise(const Exercise& exercise, const std::string& folder);

/// Marks `answers`, a text as a student types it, of the exercise in `folder`; the right ones are computed from its image. Enters
/// the sandbox.
[[nodiscard]] Result<MarkedExercise> markExercise(const std::string& folder, const std::string& answers,
                                                  const Reporter& reporter);

/// All bytes of a file, or of standard input for "-".
[[nodiscard]] Result<std::string> textOf(const std::string& path);

} // namespace atlas::cli
