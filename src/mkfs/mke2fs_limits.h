// SPDX-License-Identifier: GPL-3.0-or-later
// What mke2fs takes at least and at most.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"

#include <bit>

namespace atlas {

/// Bytes of a device on which mke2fs makes a file system with some options; see also deviceSizesWith().
inline constexpr NumberRange deviceSizes{64 * KiB, std::uint64_t{1} << 60};
/// Bytes, as misc/mke2fs.c PRS() takes them with -b and -i.
inline constexpr NumberRange blockSizes{1024, 65536};
inline constexpr NumberRange inodeRatios{1024, 65536 * KiB};

/// As misc/mke2fs.c PRS() bounds the blocks of a file system, so that the number of its groups fits into 32 bits: as many
/// groups as block bitmaps of one block make.
[[nodiscard]] constexpr std::uint64_t maxBlocks(ByteCount blockSize) {
    return (std::uint64_t{1} << (std::bit_width(blockSize.value) - 1 + 3 + 32)) - 1;
}
/// Of deviceSizes, what blocks of `blockSize` reach; 0: the usual ones of 4 KiB.
[[nodiscard]] NumberRange deviceSizesWith(ByteCount blockSize);
/// What a file system of `size` bytes with such blocks grows to: more bytes. A device is as large as what is planned on it only
/// where no block count is given.
[[nodiscard]] NumberRange grownSizes(ByteCount size, ByteCount blockSize);
/// What -g takes beside blocks of `blockSize`, in blocks, and in clusters with bigalloc: as many as a block bitmap has bits at
/// most, in multiples of groupSizeUnit. misc/mke2fs.c PRS().
[[nodiscard]] NumberRange groupSizesWith(ByteCount blockSize);
inline constexpr std::uint64_t groupSizeUnit = 8;

} // namespace atlas
