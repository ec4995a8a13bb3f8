// SPDX-License-Identifier: GPL-3.0-or-later
// The physical sectors of a drive.
#pragma once

#include "base/units.h"

#include <string_view>

namespace atlas {

/// How bytes lie on the physical sectors: alignment/fit.h. Writing what is not Whole makes the drive read, modify and write
/// back the sectors that it shares. Ordered by severity: the verdict of several structures is the maximum.
enum class Fit : std::uint8_t { Whole, Partial, Straddling };

[[nodiscard]] std::string_view name(Fit fit); ///< "whole", "partial", "straddling"

struct SectorGrid {
    /// A power of two for sectors; any size above 0 for stripes and erase blocks.
    ByteCount size = assumedPhysicalSector;
    ByteOffset phase{
        0}; ///< first boundary; not 0 on "1-aligned" drives (3584 with the jumper of early Advanced Format drives)
    bool operator==(const SectorGrid&) const = default;
};

/// Bytes from the boundary at or below `at` to `at`; 0 when `at` is on the grid.
[[nodiscard]] ByteCount pastBoundary(ByteOffset at, SectorGrid grid);

/// The number of the physical sector with byte `at`. Sector 0 has byte 0, and ends at the first boundary behind that.
[[nodiscard]] std::uint64_t sectorNumber(ByteOffset at, SectorGrid grid);

/// The bytes of the disk in physical sector `number`: of sector 0, those behind the start of the disk.
[[nodiscard]] ByteInterval sectorBytes(std::uint64_t number, SectorGrid grid);

} // namespace atlas
