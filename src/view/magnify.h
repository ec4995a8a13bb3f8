// SPDX-License-Identifier: GPL-3.0-or-later
// The magnified scale: enlarges metadata, small structures most.
#pragma once

#include "view/row_layout.h"
#include "view/scale.h"
#include "view/volume.h"

namespace atlas {

struct Magnification {
    double metadata = 0.5; ///< share of the row for metadata, unless its true share is larger
    double copies = 1; ///< weight of backup superblocks and descriptors relative to other structures; 0: not magnified
};

/// For a row of the map. An overview is for reading names, not for judging distances.
[[nodiscard]] Magnification magnificationOf(const RowLayout& rows, std::uint64_t row);

/// Distributes the share of metadata among the regions of `row` by the logarithm of their length. Monotonic; the
/// identity for a row without metadata. `blocksPerRow` is the length of a full row.
[[nodiscard]] Warp magnify(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow,
                           const Magnification& magnification = {});

} // namespace atlas
