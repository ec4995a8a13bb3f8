// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options that have their own input field in the window, and the remaining options as typed.
#pragma once

#include "base/number_range.h"
#include "base/units.h"
#include "mkfs/option_line.h"

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

struct FormatOptions {
    ByteCount size{TiB}; ///< device size
    ByteCount blockSize{0}; ///< 0: mke2fs's default
    std::uint64_t inodeRatio = 0; ///< bytes per inode; 0: mke2fs's default
    std::string features{}; ///< -O; empty: none
    OptionLine more{}; ///< appended last, so it overrides options of which mke2fs uses the last one
    bool operator==(const FormatOptions&) const = default;
};

/// `options` as one line, in which `more` comes last. Its type is ext4 unless `more` names another one.
[[nodiscard]] OptionLine lineOf(const FormatOptions& options);

/// What is typed for layouts that differ in -G: the options of all of them, and each -G, which asks for one more layout.
struct SharedOptions {
    OptionLine line; ///< without -G
    std::vector<std::uint32_t> flexGroupSizes{}; ///< in the order given
};

[[nodiscard]] Result<SharedOptions> readSharedOptions(std::string_view text);

} // namespace atlas
