// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the superblock and checks it.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

[[nodiscard]] Filesystem filesystemOf(ext2_filsys fs);

// Checks the numbers of the superblock that libext2fs takes as they are, and the totals that the group descriptors make.

/// Fields out of range and features that exclude each other, as e2fsck/super.c (check_super_block) and the kernel's
/// fs/ext4/super.c refuse them.
void checkSuperblock(ext2_filsys fs, std::vector<Finding>& findings);

/// Whether the superblock names a journal on another device.
[[nodiscard]] bool namesExternalJournal(const ext2_super_block& sb);

/// Reports a journal that is to be replayed or lies elsewhere, a file system that is not clean, and recorded errors. A backup
/// keeps the state of the time at which it was written, mostly that of mke2fs, which says "not clean": that is not reported.
void checkState(const Filesystem& fs, const ext2_super_block& sb, std::vector<Finding>& findings);

} // namespace atlas
