// SPDX-License-Identifier: GPL-3.0-or-later
// Which field of a sound image an exercise in damage spoils.
#pragma once

#include "exercise/exercise_recipe.h"
#include "layout/layout.h"

namespace atlas {

/// Commands of debugfs that set one field of a file system made by `recipe`, drawn by level, seed and `attempt`. The number may
/// be the right one, or mean nothing to e2fsck: try the next attempt then.
[[nodiscard]] std::vector<std::string> drawDamage(const Exercise& exercise, std::uint32_t attempt, const Filesystem& fs,
                                                  const ExerciseRecipe& recipe);

} // namespace atlas
