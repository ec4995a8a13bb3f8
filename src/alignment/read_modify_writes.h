// SPDX-License-Identifier: GPL-3.0-or-later
// What writes cost on the physical sectors of a drive: a write of part of a sector reads it first.
#pragma once

#include "disk/sector_grid.h"

namespace atlas {

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

/// The same for writing any `bytes` once: of those that straddle, one end may be on a boundary.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

} // namespace atlas
