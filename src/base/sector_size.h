// SPDX-License-Identifier: GPL-3.0-or-later
// Which sizes a sector of a drive can have.
#pragma once

#include "base/units.h"

#include <bit>

namespace atlas {

inline constexpr ByteCount minSector{512};
inline constexpr ByteCount maxLogicalSector{64 * KiB};
/// Of an image file, which carries no geometry.
inline constexpr ByteCount assumedPhysicalSector{4096};
/// Bounds the table of block verdicts, whose length grows with the physical sector.
inline constexpr ByteCount maxPhysicalSector{512 * KiB};

/// Whether `size` is a power of two from `minimum` to `maximum`.
constexpr bool isPowerOfTwo(std::uint64_t size, std::uint64_t minimum, std::uint64_t maximum) {
    return std::has_single_bit(size) && size >= minimum && size <= maximum;
}

/// Whether `size` is a power of two from minSector to `maximum`.
constexpr bool isSectorSize(ByteCount size, ByteCount maximum) {
    return isPowerOfTwo(size.value, minSector.value, maximum.value);
}

} // namespace atlas
