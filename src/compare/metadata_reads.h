// SPDX-License-Identifier: GPL-3.0-or-later
// The reads of metadata in typical works.
#pragma once

#include "compare/read_model.h"
#include "layout/layout.h"

namespace atlas {

/// On a volume with all groups in use and only the descriptors in memory.
enum class Work : std::uint8_t {
    FirstWrite, ///< first write after a mount; only the last group has enough space
    Fsck, ///< e2fsck -f: inode tables, then all bitmaps; without directories, which are unknown
    Find, ///< every inode in group order, with one directory block per group
    DeleteTree, ///< a tree with files in every group: inodes and both bitmaps of each
    Mount,      ///< superblock, descriptors, root inode, journal superblock, orphan file
};
inline constexpr std::array allWorks{Work::FirstWrite, Work::Fsck, Work::Find, Work::DeleteTree, Work::Mount};

[[nodiscard]] Reads readsOf(Work work, const Layout& layout, const ReadModel& model);

/// Which metadata is read: only what the descriptors' flags mark as initialised (little on a fresh file system), or all
/// of it.
enum class Fill : std::uint8_t { ByFlags, Full };

/// As the kernel's allocator reads them: the bitmaps of a flex group together.
[[nodiscard]] Reads blockBitmapReads(const Layout& layout, const ReadModel& model, Fill fill);
/// As e2fsck reads them, in block order. The kernel reads each inode bitmap alone.
[[nodiscard]] Reads inodeBitmapReads(const Layout& layout, const ReadModel& model, Fill fill);
/// As e2fsck reads them, in group order, two tables at a time.
[[nodiscard]] Reads inodeTableReads(const Layout& layout, const ReadModel& model, Fill fill);

/// The requests that blockBitmapReads() and inodeTableReads() count, in the order of issue.
[[nodiscard]] std::vector<BlockInterval> blockBitmapRequests(const Layout& layout, const ReadModel& model, Fill fill);
[[nodiscard]] std::vector<BlockInterval> inodeTableRequests(const Layout& layout, const ReadModel& model, Fill fill);

} // namespace atlas
