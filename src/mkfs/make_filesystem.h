// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the groups with backup superblocks, as in PRS() of misc/mke2fs.c.
#pragma once

#include "ext4/filesystem_handle.h"
#include "mkfs/decide.h"

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Sets the groups that hold backups with sparse_super2: the first `backups` of group 1 and the last group.
void setBackupGroups(ext2_super_block& param, int backups);

// Allocation steps that mke2fs performs itself, beside the library: packed_meta_blocks and the counts of bigalloc.

/// Allocates all block bitmaps, then all inode bitmaps, then all inode tables, from the start of the volume
/// (packed_allocate_tables).
[[nodiscard]] errcode_t allocatePacked(ext2_filsys fs);

/// With bigalloc the library's running counts are wrong; recounts from the bitmap, as mke2fs does.
void recountClusters(ext2_filsys fs);

// Makes a file system in memory with the library calls of mke2fs in the same order.

/// Performs the parts of mke2fs's main() that allocate blocks and compute the free counts. Appends warnings to
/// `decision.warnings`. The file system is never flushed: bitmaps and descriptors exist only in the returned handle.
[[nodiscard]] Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options);

} // namespace atlas
