// SPDX-License-Identifier: GPL-3.0-or-later
// The magnified scale: enlarges metadata to half of the row, and small structures most.
#pragma once

#include "view/scale.h"
#include "view/volume.h"

namespace atlas {

/// Warp of `row` that gives metadata half of the row (or its true share, when that is more), distributed among the regions by
/// the logarithm of their length. Monotonic; the identity for a row without metadata. `blocksPerRow` is the length of a full
/// row.
[[nodiscard]] Warp magnify(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow);

} // namespace atlas
