// SPDX-License-Identifier: GPL-3.0-or-later
// Judges how bytes lie on the physical sectors of a drive, and what a write of them costs.
#pragma once

#include "disk/sector_grid.h"

#include <array>

namespace atlas {

inline constexpr std::array allFits{Fit::Whole, Fit::Partial, Fit::Straddling};

/// The read-modify-writes for writing one block: what fills part of a sector shares that one, and what straddles shares
/// those at both of its ends, because blocks and sectors are powers of two.
[[nodiscard]] constexpr int readModifyWrites(Fit block) {
    switch (block) {
    case Fit::Whole: return 0;
    case Fit::Partial: return 1;
    case Fit::Straddling: return 2;
    }
    return 0;
}

/// The fit of `bytes` on `grid`. Empty intervals are Whole.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// Whether each block fills only part of a physical sector, wherever the volume starts.
[[nodiscard]] constexpr bool isSmallerThanSector(ByteCount block, ByteCount physicalSector) {
    return block < physicalSector;
}

/// Verdict on the start of a partition or layer: Whole on the grid, else Straddling.
[[nodiscard]] Fit startFit(ByteOffset start, SectorGrid grid);

/// The same for writing any `bytes` once: of those that straddle, one end may be on a boundary.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

} // namespace atlas
