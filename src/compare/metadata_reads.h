// SPDX-License-Identifier: GPL-3.0-or-later
// The reads of metadata behind works that people wait for.
#pragma once

#include "compare/read_model.h"
#include "layout/layout.h"

namespace atlas {

/// Of a volume whose every group is in use, with nothing in memory but the descriptors.
enum class Work : std::uint8_t {
    FirstWrite, ///< first write after a mount; no group but the last has the space that it needs
    Fsck,       ///< e2fsck -f: inode tables, then all bitmaps; the directories are unknown and left out
    Find,       ///< every inode, in the order of the groups, with one directory block in each group
    DeleteTree, ///< a tree with files in every group: inodes, block and inode bitmap of each
    Mount,      ///< superblock, descriptors, root inode, journal superblock, orphan file
};
inline constexpr std::array allWorks{Work::FirstWrite, Work::Fsck, Work::Find, Work::DeleteTree, Work::Mount};

[[nodiscard]] Reads readsOf(Work work, const Layout& layout, const ReadModel& model);

/// How much of the metadata is in use: as the flags of the descriptors say, which a fresh file system leaves mostly
/// uninitialised and unread, or all of it.
enum class Fill : std::uint8_t { ByFlags, Full };

/// By the kernel's allocator: the bitmaps of one flex group are asked for together.
[[nodiscard]] Reads blockBitmapReads(const Layout& layout, const ReadModel& model, Fill fill);
/// By e2fsck, in the order of the blocks. The kernel reads each inode bitmap alone.
[[nodiscard]] Reads inodeBitmapReads(const Layout& layout, const ReadModel& model, Fill fill);
/// By e2fsck, in the order of the groups, two tables at a time.
[[nodiscard]] Reads inodeTableReads(const Layout& layout, const ReadModel& model, Fill fill);

} // namespace atlas
