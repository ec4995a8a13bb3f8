// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file system in memory with the library calls of mke2fs in the same order.
#pragma once

#include "ext4/filesystem_handle.h"
#include "mkfs/decide.h"

namespace atlas {

/// Performs the parts of mke2fs's main() that allocate blocks and compute the free counts. Appends warnings to
/// `decision.warnings`. The file system is never flushed: bitmaps and descriptors exist only in the returned handle.
[[nodiscard]] Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options);

/// Steps that mke2fs performs itself; each returns an error code of libext2fs.
[[nodiscard]] errcode_t allocatePacked(ext2_filsys fs);
/// Makes the quota files of `types` (bits 0 user, 1 group, 2 project): a tree with one entry per owner.
[[nodiscard]] errcode_t createQuotaFiles(ext2_filsys fs, unsigned types, std::uint32_t rootUser,
                                         std::uint32_t rootGroup);
/// With bigalloc the library's running counts are wrong; recounts from the bitmap, as mke2fs does.
void recountClusters(ext2_filsys fs);

} // namespace atlas
