// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the image of an exercise with sfdisk, mke2fs and debugfs, and what is asked of it.
#pragma once

#include "cli/working_image.h"
#include "exercise/exercise.h"
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

} // namespace atlas::cli
