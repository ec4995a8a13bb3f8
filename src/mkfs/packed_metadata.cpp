// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/packed_metadata.h"

#include <cstdint>
#include <initializer_list>

namespace atlas {

errcode_t allocatePacked(ext2_filsys fs) {
    using SetPlace = void (*)(ext2_filsys, dgrp_t, blk64_t);
    blk64_t place = 0;
    for (const SetPlace set : {SetPlace{ext2fs_block_bitmap_loc_set}, SetPlace{ext2fs_inode_bitmap_loc_set}}) {
        for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
            if (const auto code = ext2fs_new_block2(fs, place, nullptr, &place); code != 0) {
                return code;
            }
            ext2fs_block_alloc_stats2(fs, place, +1);
            set(fs, g, place);
        }
    }
    const auto tableBlocks = fs->inode_blocks_per_group;
    for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
        const auto last = ext2fs_blocks_count(fs->super) - 1;
        if (const auto code =
                ext2fs_get_free_blocks2(fs, place, last, static_cast<int>(tableBlocks), fs->block_map, &place);
            code != 0) {
            return code;
        }
        ext2fs_block_alloc_stats_range(fs, place, tableBlocks, +1);
        ext2fs_inode_table_loc_set(fs, g, place);
        ext2fs_group_desc_csum_set(fs, g);
    }
    return 0;
}

/// misc/mke2fs.c fix_cluster_bg_counts(), including its rounding of a run that ends inside a cluster.
void recountClusters(ext2_filsys fs) {
    blk64_t allFree = 0;
    for (dgrp_t group = 0; group < fs->group_desc_count; ++group) {
        const auto last = ext2fs_group_last_block2(fs, group);
        std::uint32_t free = 0;
        for (auto block = ext2fs_group_first_block2(fs, group); block <= last;) {
            blk64_t first = 0;
            if (ext2fs_find_first_zero_block_bitmap2(fs->block_map, block, last, &first) != 0) {
                break;
            }
            blk64_t end = 0;
            if (ext2fs_find_first_set_block_bitmap2(fs->block_map, first, last, &end) != 0) {
                end = last + 1;
            }
            free += static_cast<std::uint32_t>(EXT2FS_NUM_B2C(fs, end - first));
            allFree += end - first;
            block = end;
        }
        ext2fs_bg_free_blocks_count_set(fs, group, free);
        ext2fs_group_desc_csum_set(fs, group);
    }
    ext2fs_free_blocks_count_set(fs->super, allFree);
}

} // namespace atlas
