// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the groups with backup superblocks, as in PRS() of misc/mke2fs.c.
#pragma once

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Sets the groups that hold backups with sparse_super2: the first `backups` of group 1 and the last group.
void setBackupGroups(ext2_super_block& param, int backups);

} // namespace atlas
