// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs options from input fields or from an existing layout.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "layout/layout.h"
#include "mkfs/option_line.h"

#include <bit>

namespace atlas {

/// Bytes of a device that mke2fs can format with some options; see deviceSizesWith().
inline constexpr NumberRange deviceSizes{64 * KiB, std::uint64_t{1} << 60};
/// Bytes, with the limits of misc/mke2fs.c PRS() for -b and -i.
inline constexpr NumberRange blockSizes{1024, 65536};
inline constexpr NumberRange inodeRatios{1024, 65536 * KiB};

/// The limit of misc/mke2fs.c PRS(): the number of groups must fit into 32 bits, at the size that one block of block
/// bitmap covers.
[[nodiscard]] constexpr std::uint64_t maxBlocks(ByteCount blockSize) {
    return (std::uint64_t{1} << (std::bit_width(blockSize.value) - 1 + 3 + 32)) - 1;
}
/// The deviceSizes that blocks of `blockSize` reach; 0: the usual 4 KiB.
[[nodiscard]] NumberRange deviceSizesWith(ByteCount blockSize);
/// Sizes in bytes to which a file system of `size` bytes can grow.
[[nodiscard]] NumberRange grownSizes(ByteCount size, ByteCount blockSize);
/// Values of -g, in blocks, or in clusters with bigalloc: multiples of groupSizeUnit up to the bits of a block bitmap
/// (misc/mke2fs.c PRS()).
[[nodiscard]] NumberRange groupSizesWith(ByteCount blockSize);
inline constexpr std::uint64_t groupSizeUnit = 8;

// Options with input fields of their own, and the others as typed.

struct FormatOptions {
    ByteCount size{TiB}; ///< device size
    ByteCount blockSize{0}; ///< 0: chosen by mke2fs
    std::uint64_t inodeRatio = 0; ///< bytes per inode; 0: chosen by mke2fs
    std::string features{}; ///< -O; empty: none
    OptionLine more{}; ///< appended last, so it overrides options of which mke2fs uses the last
    bool operator==(const FormatOptions&) const = default;
};

/// Sizes in bytes to which the planned file system can grow: above the device size, unless `blockCountIsNamed`, because
/// then only the planner knows its size.
[[nodiscard]] NumberRange grownSizes(const FormatOptions& options, bool blockCountIsNamed);

/// `options` as one line that ends with `more`. The type is ext4 unless `more` gives another.
[[nodiscard]] OptionLine lineOf(const FormatOptions& options);

/// Options common to several layouts, and the -G of each further layout.
struct SharedOptions {
    OptionLine line; ///< without -G
    std::vector<std::uint32_t> flexGroupSizes{}; ///< in the order given
};

[[nodiscard]] Result<SharedOptions> readSharedOptions(std::string_view text);

// Options that reproduce an existing layout.

/// All options but -G that place every block of `layout` again: features, inodes, clusters, groups, journal, descriptor
/// size, reserved GDT blocks, backups with sparse_super2, quota and orphan files, and the stripe if `raid`. Leaves out
/// what mke2fs chooses by itself. Exceptions: formatOptionsOf().
///
/// If `blockSize` differs from the layout's, sizes in bytes stay: numbers of blocks are converted, or left out if they
/// would not be whole. The growth limit is then left to mke2fs.
[[nodiscard]] FormatOptions geometryOptions(const Layout& layout, ByteCount blockSize, bool raid);

/// The options that reproduce `layout`, without -G: geometryOptions() and strict names. Assumes the planned version of
/// mke2fs. Not in the layout, so that blocks may lie elsewhere:
/// - -E packed_meta_blocks, and -E root_owner=, which may lengthen the quota files;
/// - the share of fast commits in the journal, which moves no block: it is divided as by mke2fs;
/// - an external journal: an internal one is made instead;
/// - bad blocks, and placement by resize2fs, tune2fs or another version of mke2fs.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

/// The line that makes the file system of `layout` again with blocks of `blockSize`, with the same exceptions. In
/// addition to formatOptionsOf() it keeps type, -G, label, UUID, reserved blocks, behaviour on errors, hash seed and
/// MMP interval. Without `raid`, stride and stripe width are left out. Default mount options and check intervals from
/// tune2fs are lost.
[[nodiscard]] OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize,
                                         bool raid = true);

} // namespace atlas
