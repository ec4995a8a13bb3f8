// SPDX-License-Identifier: GPL-3.0-or-later
// The recipe of an exercise's image, and of the damage done to it.
#pragma once

#include "base/units.h"
#include "exercise/exercise.h"
#include "layout/layout.h"

namespace atlas {

struct RecipeFile {
    std::string path; ///< in the root directory
    std::uint64_t bytes = 0;
};

struct ExerciseRecipe {
    ByteCount volume{};
    Lba start{0}; ///< of the partition, in sectors of 512 bytes; 0: no partition table
    std::vector<std::string> mke2fs{}; ///< options except -E, whose words are in `extended`
    std::string extended{};
    std::string uuid{};
    std::vector<RecipeFile> passing{}; ///< written in this order; then every second one is removed to leave holes
    std::vector<RecipeFile> files{}; ///< written into the holes, then moved into `directory`
    std::string directory{}; ///< in the root directory; empty: no files

    /// Options for mke2fs to create a file system at the start of a file.
    [[nodiscard]] std::vector<std::string> options() const;
};

[[nodiscard]] ExerciseRecipe recipeOf(ExerciseKind kind, std::uint32_t level, std::uint64_t seed);
[[nodiscard]] inline ExerciseRecipe recipeOf(const Exercise& exercise) {
    return recipeOf(exercise.kind, exercise.level, exercise.seed);
}

/// Commands of debugfs that spoil one field of a sound file system made by `recipe`, drawn by level, seed and
/// `attempt`. The new number may be right by chance, or ignored by e2fsck: then try the next attempt.
[[nodiscard]] std::vector<std::string> drawDamage(const Exercise& exercise, std::uint32_t attempt, const Filesystem& fs,
                                                  const ExerciseRecipe& recipe);

} // namespace atlas
