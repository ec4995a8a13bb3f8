// SPDX-License-Identifier: GPL-3.0-or-later
// How far resize2fs can grow and shrink a file system.
#pragma once

#include "layout/filesystem.h"
#include "layout/layout.h"

#include <string_view>

namespace atlas {

/// Groups in a flex group up to which the kernel grows a file system online as usual: fs/ext4/resize.c, MAX_RESIZE_BG.
inline constexpr std::uint32_t maxGrowableFlexGroupSize = 16384;

/// Blocks besides its metadata without which resize2fs makes no last group (resize/resize2fs.c, adjust_fs_info).
inline constexpr std::uint64_t minBlocksOfLastGroup = 50;

/// How far the file system grows while it is mounted (fs/ext4/resize.c, ext4_resize_fs).
struct GrowthLimit {
    enum class Then : std::uint8_t {
        MetaBg, ///< beyond the reserved GDT blocks the kernel changes to meta_bg
        TheEnd, ///< the size is the greatest that the block numbers allow
        TheEndOfInodes, ///< the greatest that the inode numbers allow
        Refused, ///< sparse_super2: not while mounted (ext4_resize_begin)
        Errors, ///< errors are recorded, so not before e2fsck repaired them (ext4_resize_begin)
    };
    ByteCount online{};
    Then then = Then::MetaBg;
    bool operator==(const GrowthLimit&) const = default;
};

/// As in JSON: "meta_bg"; both ends are "end".
[[nodiscard]] std::string_view name(GrowthLimit::Then then);

[[nodiscard]] GrowthLimit growthLimitOf(const Filesystem& fs);

/// Block groups once resize2fs has grown the file system to a device of `to` bytes; those that it has where that is no growth.
/// A last group is left out, as resize2fs does, where it has not the room for bitmaps, inode table and a few blocks more; a
/// backup superblock in it, which needs more room, is not reckoned with.
[[nodiscard]] GroupCount grownGroupCount(const Filesystem& fs, ByteCount to);

/// Whether resize2fs 1.47.0 refuses to shrink the file system, whatever its size is to be: by its features.
[[nodiscard]] bool isNeverShrunk(const Filesystem& fs);

/// The fewest blocks to which resize2fs 1.47.0 shrinks the file system: what `resize2fs -P` prints of it. All of its blocks where
/// that shrinks it by none. Precondition: not isNeverShrunk().
[[nodiscard]] BlockCount shrinkLimitOf(const Layout& layout);

} // namespace atlas
