// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_group_descriptors.h"

#include <algorithm>

namespace atlas {

namespace {

/// The fields of a descriptor, joined as lib/ext2fs/blknum.c joins them. Its accessors look the descriptor up for each field,
/// which takes a fifth of the instructions of opening 16 TiB.
struct Descriptor {
    const ext4_group_desc& raw;
    bool wide; ///< 64bit: the upper halves are there

    using Block = std::uint32_t ext4_group_desc::*;
    using Count = std::uint16_t ext4_group_desc::*;

    [[nodiscard]] BlockNumber block(Block low, Block high) const {
        return {raw.*low | (wide ? std::uint64_t{raw.*high} << 32 : 0)};
    }
    [[nodiscard]] std::uint32_t count(Count low, Count high) const {
        return raw.*low | (wide ? std::uint32_t{raw.*high} << 16 : 0);
    }
};

} // namespace

Groups groupsOf(ext2_filsys fs, DescriptorChecksums checksums) {
    Groups groups;
    groups.resize({fs->group_desc_count});
    const bool checked = checksums == DescriptorChecksums::Read && ext2fs_has_group_desc_csum(fs);
    const bool ofBitmaps = checked && ext2fs_has_feature_metadata_csum(fs->super);
    groups.blockBitmapChecksum.resize(ofBitmaps ? fs->group_desc_count : 0);
    groups.inodeBitmapChecksum.resize(groups.blockBitmapChecksum.size());
    using Raw = ext4_group_desc;
    const bool wide = ext2fs_has_feature_64bit(fs->super) != 0;
    for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
        const auto& raw = *reinterpret_cast<const Raw*>(ext2fs_group_desc(fs, fs->group_desc, g));
        const Descriptor descriptor{raw, wide};
        groups.blockBitmap[g] = descriptor.block(&Raw::bg_block_bitmap, &Raw::bg_block_bitmap_hi);
        groups.inodeBitmap[g] = descriptor.block(&Raw::bg_inode_bitmap, &Raw::bg_inode_bitmap_hi);
        groups.inodeTable[g] = descriptor.block(&Raw::bg_inode_table, &Raw::bg_inode_table_hi);
        groups.freeBlocks[g] = descriptor.count(&Raw::bg_free_blocks_count, &Raw::bg_free_blocks_count_hi);
        groups.freeInodes[g] = descriptor.count(&Raw::bg_free_inodes_count, &Raw::bg_free_inodes_count_hi);
        groups.usedDirectories[g] = descriptor.count(&Raw::bg_used_dirs_count, &Raw::bg_used_dirs_count_hi);
        groups.unusedInodes[g] = descriptor.count(&Raw::bg_itable_unused, &Raw::bg_itable_unused_hi);
        groups.flags[g] = raw.bg_flags;
        groups.checksum[g] = checked ? raw.bg_checksum : 0;
        groups.computedChecksum[g] = checked ? ext2fs_group_desc_csum(fs, g) : 0;
        if (ofBitmaps) {
            groups.blockBitmapChecksum[g] =
                descriptor.count(&Raw::bg_block_bitmap_csum_lo, &Raw::bg_block_bitmap_csum_hi);
            groups.inodeBitmapChecksum[g] =
                descriptor.count(&Raw::bg_inode_bitmap_csum_lo, &Raw::bg_inode_bitmap_csum_hi);
        }
    }
    return groups;
}

void placeUnreadOutside(ext2_filsys fs, Groups& groups) {
    const std::uint64_t perBlock = EXT2_DESC_PER_BLOCK(fs->super);
    const BlockNumber outside{ext2fs_blocks_count(fs->super)};
    std::vector<char> block(fs->blocksize);
    for (dgrp_t n = 0; n < fs->desc_blocks; ++n) {
        const auto at = ext2fs_descriptor_block_loc2(fs, fs->super->s_first_data_block, n);
        if (io_channel_read_blk64(fs->io, at, 1, block.data()) == 0) {
            continue;
        }
        const auto end = std::min<std::uint64_t>((n + 1) * perBlock, fs->group_desc_count);
        for (auto g = n * perBlock; g < end; ++g) {
            groups.blockBitmap[g] = outside;
            groups.inodeBitmap[g] = outside;
            groups.inodeTable[g] = outside;
            groups.computedChecksum[g] = groups.checksum[g]; // of bytes that are not there
        }
    }
}

} // namespace atlas
