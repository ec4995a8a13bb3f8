// SPDX-License-Identifier: GPL-3.0-or-later
// Options of mke2fs as text: typed in fields, or those that make a given layout again.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "layout/layout.h"
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
/// What -g takes beside blocks of `blockSize`, in blocks, and in clusters with bigalloc: as many as a block bitmap has bits at
/// most, in multiples of groupSizeUnit. misc/mke2fs.c PRS().
[[nodiscard]] NumberRange groupSizesWith(ByteCount blockSize);
inline constexpr std::uint64_t groupSizeUnit = 8;

// The mke2fs options that have their own input field in the window, and the remaining options as typed. mke2fs_limits.h bounds
// the numbers.

struct FormatOptions {
    ByteCount size{TiB}; ///< device size
    ByteCount blockSize{0}; ///< 0: mke2fs's default
    std::uint64_t inodeRatio = 0; ///< bytes per inode; 0: mke2fs's default
    std::string features{}; ///< -O; empty: none
    OptionLine more{}; ///< appended last, so it overrides options of which mke2fs uses the last one
    bool operator==(const FormatOptions&) const = default;
};

/// What the file system that `options` make is grown to. It fills the device, and grows to more than that, unless a block count
/// is named: then only the planner knows its size.
[[nodiscard]] NumberRange grownSizes(const FormatOptions& options, bool blockCountIsNamed);

/// `options` as one line, in which `more` comes last. Its type is ext4 unless `more` names another one.
[[nodiscard]] OptionLine lineOf(const FormatOptions& options);

/// What is typed for layouts that differ in -G: the options of all of them, and each -G, which asks for one more layout.
struct SharedOptions {
    OptionLine line; ///< without -G
    std::vector<std::uint32_t> flexGroupSizes{}; ///< in the order given
};

[[nodiscard]] Result<SharedOptions> readSharedOptions(std::string_view text);

// The mke2fs options that decide where the blocks of a layout lie, derived from the layout itself.

/// All but -G with which mke2fs places every block of `layout` again: features, inodes, clusters, groups, journal, descriptor
/// size, reserved GDT blocks, backups with sparse_super2, quota and orphan files, and the stripe if `raid`. Options that mke2fs
/// takes by itself are left out. The exceptions are those of formatOptionsOf().
///
/// With blocks of another size than those of the layout, bytes stay: what is counted in blocks is counted in the new ones,
/// and left out where they do not fill it exactly. The limit of growth is then left to mke2fs.
[[nodiscard]] FormatOptions geometryOptions(const Layout& layout, ByteCount blockSize, bool raid);

// Derives mke2fs options that reproduce a layout, for planning variants of an existing volume.

/// The options that make `layout` again, without -G: what moves a block, see geometryOptions(), and strict names. Assumes the
/// planned version of mke2fs. What the layout does not tell, so that blocks may lie elsewhere:
/// - -E packed_meta_blocks, and -E root_owner=, which may lengthen the quota files;
/// - how many blocks of the journal are for fast commits, which moves none: they are shared out as mke2fs does;
/// - an external journal, for which an internal one is made;
/// - bad blocks, and what resize2fs, tune2fs or another version of mke2fs placed by its own rules.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

/// The line that makes the file system of `layout` again with blocks of `blockSize`, with the same exceptions: besides what
/// formatOptionsOf() keeps, its type, -G, label, UUID, reserved blocks, behaviour on errors, hash seed and MMP interval stay.
/// Without `raid` its stride and stripe width are left out. What tune2fs set besides is not kept: default mount options and
/// check intervals.
[[nodiscard]] OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize,
                                         bool raid = true);

} // namespace atlas
