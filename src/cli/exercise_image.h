// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the image of an exercise with sfdisk and mke2fs, and what is asked of it.
#pragma once

#include "cli/read_image.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"

namespace atlas::cli {

/// An exercise in arithmetic has no image: its layout is planned.
[[nodiscard]] bool hasImage(ExerciseKind kind);

[[nodiscard]] Status makeExerciseImage(const ExerciseRecipe& recipe, std::uint64_t seed, const std::string& path);

[[nodiscard]] Result<Exhibit> plannedExhibit(const ExerciseRecipe& recipe);
[[nodiscard]] Result<Exhibit> exhibitOf(OpenedImage image, const ExerciseRecipe& recipe);

} // namespace atlas::cli
