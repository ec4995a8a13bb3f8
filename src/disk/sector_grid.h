// SPDX-License-Identifier: GPL-3.0-or-later
// How a byte interval lies on the physical sectors of a drive.
#pragma once

#include "base/interval.h"
#include "base/sector_size.h"

#include <string_view>

namespace atlas {

/// Writing a structure that is not Whole makes the drive read, modify and write back the sectors that it shares.
/// Ordered by severity: the verdict of several structures is the maximum.
enum class Fit : std::uint8_t { Whole, Partial, Straddling };

[[nodiscard]] std::string_view name(Fit fit); ///< "whole", "partial", "straddling"

struct SectorGrid {
    /// A power of two for sectors; any size above 0 for stripes and erase blocks.
    ByteCount size = assumedPhysicalSector;
    ByteOffset phase{
        0};  ///< first boundary; not 0 on "1-aligned" drives (3584 with the jumper of early Advanced Format drives)
    bool operator==(const SectorGrid&) const = default;
};

/// The fit of `bytes` on `grid`. Empty intervals are Whole.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// The read-modify-writes for writing `bytes` once: 0, 1 or 2, one for each end inside a shared sector.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

/// Bytes from the boundary at or below `at` to `at`; 0 when `at` is on the grid.
[[nodiscard]] ByteCount pastBoundary(ByteOffset at, SectorGrid grid);

} // namespace atlas
