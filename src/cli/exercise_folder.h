// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with an exercise: the image, the sheet, and what was asked.
#pragma once

#include "cli/console.h"
#include "exercise/exhibit.h"
#include "exercise/marking.h"

namespace atlas::cli {

/// Makes the folder with all that is in it. Nothing that is there is overwritten.
[[nodiscard]] Status makeExercise(const Exercise& exercise, const std::string& folder);

struct OpenedExercise {
    Exercise exercise;
    GivenAnswers given;
    std::optional<OpenedImage> image; ///< nullopt for one in arithmetic
};

/// Opens what there is in `folder`, and reads `answers`, a text as a student types it.
[[nodiscard]] Result<OpenedExercise> openExercise(const std::string& folder, const std::string& answers);
/// Computes the right answers from the image. Opens nothing, so that it works in the sandbox.
[[nodiscard]] Result<MarkedExercise> markExercise(OpenedExercise opened);

} // namespace atlas::cli
