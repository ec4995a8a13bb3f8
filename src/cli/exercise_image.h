// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the image of an exercise with sfdisk, mke2fs and debugfs, and what is asked of it.
#pragma once

#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"
#include "reading/read_image.h"

namespace atlas::cli {

/// An exercise in arithmetic has no image: its layout is planned.
[[nodiscard]] bool hasImage(ExerciseKind kind);

[[nodiscard]] Status makeExerciseImage(const Exercise& exercise, const std::string& path);

[[nodiscard]] Result<Exhibit> plannedExhibit(const ExerciseRecipe& recipe);
[[nodiscard]] Result<Exhibit> exhibitOf(OpenedImage image, const Exercise& exercise);

} // namespace atlas::cli
