// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the numbers of the superblock that libext2fs takes as they are, and the totals that the group descriptors make.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Fields out of range and features that exclude each other, as e2fsck/super.c (check_super_block) and the kernel's
/// fs/ext4/super.c refuse them.
void checkSuperblock(ext2_filsys fs, std::vector<Finding>& findings);

/// Whether the superblock names a journal on another device.
[[nodiscard]] bool namesExternalJournal(const ext2_super_block& sb);

} // namespace atlas
