// SPDX-License-Identifier: GPL-3.0-or-later
// The unit of md's, LVM's and device-mapper's numbers: 512 bytes, whatever the drive's sectors are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace atlas {

inline constexpr std::size_t unitSector = 512;
inline constexpr std::uint64_t maxUnitSectors = std::uint64_t{1} << 54; ///< so that their bytes fit in 64 bits

[[nodiscard]] constexpr std::uint64_t bytesOfUnitSectors(std::uint64_t sectors) {
    return std::min(sectors, maxUnitSectors) * unitSector;
}

} // namespace atlas
