// SPDX-License-Identifier: GPL-3.0-or-later
// What image an exercise is about, and the damage done to it.
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
    std::vector<std::string> mke2fs{}; ///< options without -E, whose words are `extended`
    std::string extended{};
    std::string uuid{};
    std::vector<RecipeFile> passing{}; ///< written in this order; then every second one is removed, which leaves holes
    std::vector<RecipeFile> files{}; ///< written into the holes, then moved into `directory`
    std::string directory{}; ///< in the root directory; empty: no files

    /// Options as mke2fs takes them for a file system at the start of a file.
    [[nodiscard]] std::vector<std::string> options() const;
};

[[nodiscard]] ExerciseRecipe recipeOf(ExerciseKind kind, std::uint32_t level, std::uint64_t seed);
[[nodiscard]] inline ExerciseRecipe recipeOf(const Exercise& exercise) {
    return recipeOf(exercise.kind, exercise.level, exercise.seed);
}

// Which field of a sound image an exercise in damage spoils.

/// Commands of debugfs that set one field of a file system made by `recipe`, drawn by level, seed and `attempt`. The number may
/// be the right one, or mean nothing to e2fsck: try the next attempt then.
[[nodiscard]] std::vector<std::string> drawDamage(const Exercise& exercise, std::uint32_t attempt, const Filesystem& fs,
                                                  const ExerciseRecipe& recipe);

} // namespace atlas
