// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file system in memory with the library calls of mke2fs, in the same order.
#pragma once

#include "ext4/filesystem_handle.h"
#include "mkfs/decide.h"

#include "base/libext2fs.h"

namespace atlas {

/// Each channel is a disk of its own, unlimited and empty at first, that lives until the channel is closed. Zero blocks
/// are not stored, so zeroed inode tables or journals take no memory. Written blocks can be read back, because
/// libext2fs reads the directory block of lost+found to extend the directory.
[[nodiscard]] io_manager memoryIoManager();

// Makes a file system in memory with the library calls of mke2fs, in the same order.

/// Sets the groups of the sparse_super2 backups: the first `backups` of group 1 and the last group.
void setBackupGroups(ext2_super_block& param, int backups);

// Allocation steps of mke2fs itself.

/// Allocates all block bitmaps, then all inode bitmaps, then all inode tables, from the start of the volume
/// (packed_allocate_tables).
[[nodiscard]] errcode_t allocatePacked(ext2_filsys fs);

/// Recounts free clusters from the bitmap as mke2fs does, because the library's counts are wrong with bigalloc.
void recountClusters(ext2_filsys fs);

/// Performs the parts of mke2fs's main() that allocate blocks and compute free counts. Appends warnings to
/// `decision.warnings`. Nothing is flushed: bitmaps and descriptors exist only in the returned handle.
[[nodiscard]] Result<FilesystemHandle> makeFilesystem(Decision& decision, const MkfsOptions& options);

} // namespace atlas
