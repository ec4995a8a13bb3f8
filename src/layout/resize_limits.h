// SPDX-License-Identifier: GPL-3.0-or-later
// How far resize2fs can grow and shrink a file system.
#pragma once

#include "layout/filesystem.h"
#include "layout/layout.h"

#include <optional>
#include <string_view>

namespace atlas {

/// The largest flex group with which the kernel grows a file system online as usual: fs/ext4/resize.c, MAX_RESIZE_BG.
inline constexpr std::uint32_t maxGrowableFlexGroupSize = 16384;

/// resize2fs creates a last group only if it has this many blocks besides metadata (resize/resize2fs.c,
/// adjust_fs_info).
inline constexpr std::uint64_t minBlocksOfLastGroup = 50;

/// How far the file system can grow while mounted (fs/ext4/resize.c, ext4_resize_fs).
struct GrowthLimit {
    enum class Then : std::uint8_t {
        MetaBg, ///< past the reserved GDT blocks the kernel switches to meta_bg
        TheEnd, ///< limited by block numbers
        TheEndOfInodes, ///< limited by inode numbers
        Refused, ///< sparse_super2: not while mounted (ext4_resize_begin)
        Errors, ///< recorded errors: not before e2fsck has repaired them (ext4_resize_begin)
    };
    ByteCount online{};
    Then then = Then::MetaBg;
    bool operator==(const GrowthLimit&) const = default;
};

/// The JSON name: "meta_bg"; "end" for both ends.
[[nodiscard]] std::string_view name(GrowthLimit::Then then);

[[nodiscard]] GrowthLimit growthLimitOf(const Filesystem& fs);

/// Where block or inode numbers end, at least the present size: the kernel grows it that far with meta_bg.
[[nodiscard]] ByteCount growthEndOf(const Filesystem& fs);

/// The largest size to which `resize2fs -f` 1.47.0 grows the file system while it is not mounted; with flex_bg and inode
/// tables that fill more than a third of the volume it may reach a little more. nullopt if libext2fs
/// does not write a file system with its features.
[[nodiscard]] std::optional<ByteCount> unmountedGrowthLimitOf(const Filesystem& fs);

/// Block groups after resize2fs has grown the file system to a device of `to` bytes; unchanged if that is no growth.
/// Like resize2fs, omits a last group without room for bitmaps, inode table and a few blocks; ignores the extra room
/// that a backup superblock in it needs.
[[nodiscard]] GroupCount grownGroupCount(const Filesystem& fs, ByteCount to);

/// Whether resize2fs 1.47.0 refuses to shrink the file system to any size, because of its features.
[[nodiscard]] bool isNeverShrunk(const Filesystem& fs);

/// The size in blocks to which resize2fs 1.47.0 can shrink the file system, as printed by `resize2fs -P`; the current
/// size if it cannot shrink. Precondition: not isNeverShrunk().
[[nodiscard]] BlockCount shrinkLimitOf(const Layout& layout);

} // namespace atlas
