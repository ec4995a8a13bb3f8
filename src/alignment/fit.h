// SPDX-License-Identifier: GPL-3.0-or-later
// Judges how bytes lie on the physical sectors of a drive, and what a write of them costs.
#pragma once

#include "disk/sector_grid.h"

namespace atlas {

/// The fit of `bytes` on `grid`. Empty intervals are Whole.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// Verdict on the start of a partition or layer: Whole on the grid, else Straddling.
[[nodiscard]] Fit startFit(ByteOffset start, SectorGrid grid);

/// The read-modify-writes for writing `bytes` once: 0, 1 or 2, one for each end inside a shared sector.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

} // namespace atlas
