// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file system in memory: the library calls of mke2fs, in its order.
#pragma once

#include "ext4/filesystem_handle.h"
#include "mkfs/decide.h"

namespace atlas {

/// The parts of mke2fs's main() that place blocks and count what is free. `decision.warnings` grows by what it says on the way.
/// What is made is never flushed: bitmaps and descriptors stay in the handle, which the caller reads and drops.
[[nodiscard]] Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options);

/// Steps of it that the library leaves to mke2fs; each returns the library's code.
[[nodiscard]] errcode_t allocatePacked(ext2_filsys fs);
/// Fills the quota files of `types` (bits 0 user, 1 group, 2 project): a tree with one entry for each owner there is.
[[nodiscard]] errcode_t createQuotaFiles(ext2_filsys fs, unsigned types, std::uint32_t rootUser,
                                         std::uint32_t rootGroup);
/// With bigalloc the library's running counts are off; mke2fs counts again from the bitmap.
void recountClusters(ext2_filsys fs);

} // namespace atlas
