// SPDX-License-Identifier: GPL-3.0-or-later
// The teaching scale: metadata gets half of its row, small structures more than their share.
#pragma once

#include "view/scale.h"
#include "view/volume.h"

namespace atlas {

/// Bends `row`, which belongs to rows of `blocksPerRow`, so that its metadata takes half of it (or what it has, when that is
/// more), each region by the logarithm of its length. Order is kept; a row without metadata is not bent.
[[nodiscard]] Warp magnify(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow);

} // namespace atlas
