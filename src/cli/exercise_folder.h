// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with an exercise: the image, with its damage, the sheet, and what was asked.
#pragma once

#include "cli/console.h"
#include "cli/working_image.h"
#include "exercise/exercise.h"
#include "exercise/exercise_answer.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"
#include "reading/read_image.h"

namespace atlas::cli {

/// An exercise in arithmetic has no image: its layout is planned.
[[nodiscard]] bool hasImage(ExerciseKind kind);

[[nodiscard]] Status makeExerciseImage(const Exercise& exercise, const std::string& path);

[[nodiscard]] Result<Exhibit> plannedExhibit(const ExerciseRecipe& recipe);
[[nodiscard]] Result<Exhibit> exhibitOf(OpenedImage image, const Exercise& exercise);

// Exercises in damage: spoils one field of an image with debugfs, and learns from e2fsck which one it is.

/// Spoils the sound file system in `image`: one field that e2fsck repairs to what it was, and repairs nothing else.
[[nodiscard]] Status spoilImage(const Exercise& exercise, const WorkingImage& image);

/// A copy of `image`, without a name, after e2fsck. The image itself is only read.
[[nodiscard]] Result<OpenedImage> repairedCopyOf(const ByteSource& image);

// A folder with an exercise: the image, the sheet, and what was asked.

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
