// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/group_descriptor.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue groupFlagNames[] = {{1, "INODE_UNINIT"}, {2, "BLOCK_UNINIT"}, {4, "ITABLE_ZEROED"}};

constexpr std::string_view checked = "metadata_csum uninit_bg";
constexpr std::string_view wide = "64bit";

constexpr Field descriptorFields[] = {
    {"bg_block_bitmap_lo", 0x00, 4, Block, {}, "bg_block_bitmap_hi"},
    {"bg_inode_bitmap_lo", 0x04, 4, Block, {}, "bg_inode_bitmap_hi"},
    {"bg_inode_table_lo", 0x08, 4, Block, {}, "bg_inode_table_hi"},
    {"bg_free_blocks_count_lo", 0x0C, 2, Number, {}, "bg_free_blocks_count_hi"},
    {"bg_free_inodes_count_lo", 0x0E, 2, Number, {}, "bg_free_inodes_count_hi"},
    {"bg_used_dirs_count_lo", 0x10, 2, Number, {}, "bg_used_dirs_count_hi"},
    {"bg_flags", 0x12, 2, Flags, checked, {}, groupFlagNames},
    {"bg_exclude_bitmap_lo", 0x14, 4, Block, "snapshot_bitmap", "bg_exclude_bitmap_hi"},
    {"bg_block_bitmap_csum_lo", 0x18, 2, Checksum, "metadata_csum", "bg_block_bitmap_csum_hi"},
    {"bg_inode_bitmap_csum_lo", 0x1A, 2, Checksum, "metadata_csum", "bg_inode_bitmap_csum_hi"},
    {"bg_itable_unused_lo", 0x1C, 2, Number, checked, "bg_itable_unused_hi"},
    {"bg_checksum", 0x1E, 2, Checksum, checked},
    {"bg_block_bitmap_hi", 0x20, 4, Number, wide},
    {"bg_inode_bitmap_hi", 0x24, 4, Number, wide},
    {"bg_inode_table_hi", 0x28, 4, Number, wide},
    {"bg_free_blocks_count_hi", 0x2C, 2, Number, wide},
    {"bg_free_inodes_count_hi", 0x2E, 2, Number, wide},
    {"bg_used_dirs_count_hi", 0x30, 2, Number, wide},
    {"bg_itable_unused_hi", 0x32, 2, Number, wide},
    {"bg_exclude_bitmap_hi", 0x34, 4, Number, "snapshot_bitmap"},
    {"bg_block_bitmap_csum_hi", 0x38, 2, Hex, "metadata_csum"},
    {"bg_inode_bitmap_csum_hi", 0x3A, 2, Hex, "metadata_csum"},
    {"bg_reserved", 0x3C, 4, Reserved},
};
static_assert(isComplete(descriptorFields, 64));

} // namespace

constinit const FieldTable groupDescriptorTable{.structure = "ext4_group_desc", .fields = descriptorFields};
constinit const std::span<const NamedValue> groupFlags = groupFlagNames;

} // namespace atlas
