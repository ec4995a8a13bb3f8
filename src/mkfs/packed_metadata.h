// SPDX-License-Identifier: GPL-3.0-or-later
// Allocation steps that mke2fs performs itself, beside the library: packed_meta_blocks and the counts of bigalloc.
#pragma once

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Allocates all block bitmaps, then all inode bitmaps, then all inode tables, from the start of the volume
/// (packed_allocate_tables).
[[nodiscard]] errcode_t allocatePacked(ext2_filsys fs);

/// With bigalloc the library's running counts are wrong; recounts from the bitmap, as mke2fs does.
void recountClusters(ext2_filsys fs);

} // namespace atlas
