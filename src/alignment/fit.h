// SPDX-License-Identifier: GPL-3.0-or-later
// Judges how bytes lie on the physical sectors of a drive.
#pragma once

#include "disk/sector_grid.h"

#include <array>

namespace atlas {

inline constexpr std::array allFits{Fit::Whole, Fit::Partial, Fit::Straddling};

/// The fit of `bytes` on `grid`. Empty intervals are Whole.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// Whether each block fills only part of a physical sector, wherever the volume starts.
[[nodiscard]] constexpr bool isSmallerThanSector(ByteCount block, ByteCount physicalSector) {
    return block < physicalSector;
}

/// Verdict on the start of a partition or layer: Whole on the grid, else Straddling.
[[nodiscard]] Fit startFit(ByteOffset start, SectorGrid grid);

} // namespace atlas
