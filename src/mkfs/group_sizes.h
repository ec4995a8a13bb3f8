// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of a group and groups of a flex group: -g and -G, as PRS() of misc/mke2fs.c takes them.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// -g counts clusters with bigalloc.
[[nodiscard]] Status setGroupSize(ext2_super_block& param, int blockSize);

[[nodiscard]] Status setFlexGroupSize(ext2_super_block& param, const MkfsOptions& options,
                                      const TypedProfile& settings);

/// The groups that hold backups with sparse_super2: `backups` of group 1 and the last one.
void setBackupGroups(ext2_super_block& param, int backups);

} // namespace atlas
