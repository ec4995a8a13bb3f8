// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with an exercise: the image, the sheet, and what was asked.
#pragma once

#include "cli/console.h"
#include "exercise/exercise_answer.h"
#include "exercise/exhibit.h"

namespace atlas::cli {

/// Makes the folder with all that is in it. Nothing that is there is overwritten.
[[nodiscard]] Status makeExercise(const Exercise& exercise, const std::string& folder);

struct ExerciseImages {
    std::optional<OpenedImage> given{};    ///< nullopt for an exercise in arithmetic
    std::optional<OpenedImage> repaired{}; ///< of one in damage: a copy after e2fsck
};

struct OpenedExercise {
    Exercise exercise;
    GivenAnswers given;
    ExerciseImages images;
};

/// Opens what there is in `folder`, runs what has to run, and reads `answers`, a text as a student types it.
[[nodiscard]] Result<OpenedExercise> openExercise(const std::string& folder, const std::string& answers);
/// Computes the right answers from the image. Opens nothing, so that it works in the sandbox.
[[nodiscard]] Result<MarkedExercise> markExercise(OpenedExercise opened);

} // namespace atlas::cli
