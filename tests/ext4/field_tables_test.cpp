// SPDX-License-Identifier: GPL-3.0-or-later
// The field tables against the structs and names of libext2fs and libe2p.
#include "ondisk/directory.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"

#include "base/libext2fs.h"
#include <cstdlib>
#include <ext2fs/ext3_extents.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

struct StructMember {
    const FieldTable& table;
    std::string_view field;
    std::size_t offset;
    std::size_t width;
};

#define MEMBER(table, type, field, member)                                                                             \
    StructMember { table, field, offsetof(type, member), sizeof(type::member) }
#define SUPER(member) MEMBER(superblockTable, ext2_super_block, #member, member)
#define SUPER_AS(field, member) MEMBER(superblockTable, ext2_super_block, field, member)
#define GROUP(member) MEMBER(groupDescriptorTable, ext4_group_desc, #member, member)
#define GROUP_LO(member) MEMBER(groupDescriptorTable, ext4_group_desc, #member "_lo", member)
#define INODE(member) MEMBER(inodeTable, ext2_inode_large, #member, member)
#define INODE_AS(field, member)                                                                                        \
    StructMember { inodeTable, field, offsetof(ext2_inode_large, member), sizeof(ext2_inode_large{}.member) }

const StructMember members[] = {
    SUPER(s_inodes_count),
    SUPER_AS("s_blocks_count_lo", s_blocks_count),
    SUPER_AS("s_r_blocks_count_lo", s_r_blocks_count),
    SUPER_AS("s_free_blocks_count_lo", s_free_blocks_count),
    SUPER(s_free_inodes_count),
    SUPER(s_first_data_block),
    SUPER(s_log_block_size),
    SUPER(s_log_cluster_size),
    SUPER(s_blocks_per_group),
    SUPER(s_clusters_per_group),
    SUPER(s_inodes_per_group),
    SUPER(s_mtime),
    SUPER(s_wtime),
    SUPER(s_mnt_count),
    SUPER(s_max_mnt_count),
    SUPER(s_magic),
    SUPER(s_state),
    SUPER(s_errors),
    SUPER(s_minor_rev_level),
    SUPER(s_lastcheck),
    SUPER(s_checkinterval),
    SUPER(s_creator_os),
    SUPER(s_rev_level),
    SUPER(s_def_resuid),
    SUPER(s_def_resgid),
    SUPER(s_first_ino),
    SUPER(s_inode_size),
    SUPER(s_block_group_nr),
    SUPER(s_feature_compat),
    SUPER(s_feature_incompat),
    SUPER(s_feature_ro_compat),
    SUPER(s_uuid),
    SUPER(s_volume_name),
    SUPER(s_last_mounted),
    SUPER(s_algorithm_usage_bitmap),
    SUPER(s_prealloc_blocks),
    SUPER(s_prealloc_dir_blocks),
    SUPER(s_reserved_gdt_blocks),
    SUPER(s_journal_uuid),
    SUPER(s_journal_inum),
    SUPER(s_journal_dev),
    SUPER(s_last_orphan),
    SUPER(s_hash_seed),
    SUPER(s_def_hash_version),
    SUPER(s_jnl_backup_type),
    SUPER(s_desc_size),
    SUPER(s_default_mount_opts),
    SUPER(s_first_meta_bg),
    SUPER(s_mkfs_time),
    SUPER(s_jnl_blocks),
    SUPER(s_blocks_count_hi),
    SUPER(s_r_blocks_count_hi),
    SUPER_AS("s_free_blocks_count_hi", s_free_blocks_hi),
    SUPER(s_min_extra_isize),
    SUPER(s_want_extra_isize),
    SUPER(s_flags),
    SUPER(s_raid_stride),
    SUPER(s_mmp_update_interval),
    SUPER(s_mmp_block),
    SUPER(s_raid_stripe_width),
    SUPER(s_log_groups_per_flex),
    SUPER(s_checksum_type),
    SUPER(s_encryption_level),
    SUPER(s_reserved_pad),
    SUPER(s_kbytes_written),
    SUPER(s_snapshot_inum),
    SUPER(s_snapshot_id),
    SUPER(s_snapshot_r_blocks_count),
    SUPER(s_snapshot_list),
    SUPER(s_error_count),
    SUPER(s_first_error_time),
    SUPER(s_first_error_ino),
    SUPER(s_first_error_block),
    SUPER(s_first_error_func),
    SUPER(s_first_error_line),
    SUPER(s_last_error_time),
    SUPER(s_last_error_ino),
    SUPER(s_last_error_line),
    SUPER(s_last_error_block),
    SUPER(s_last_error_func),
    SUPER(s_mount_opts),
    SUPER(s_usr_quota_inum),
    SUPER(s_grp_quota_inum),
    SUPER(s_overhead_clusters),
    SUPER(s_backup_bgs),
    SUPER(s_encrypt_algos),
    SUPER(s_encrypt_pw_salt),
    SUPER(s_lpf_ino),
    SUPER(s_prj_quota_inum),
    SUPER(s_checksum_seed),
    SUPER(s_wtime_hi),
    SUPER(s_mtime_hi),
    SUPER(s_mkfs_time_hi),
    SUPER(s_lastcheck_hi),
    SUPER(s_first_error_time_hi),
    SUPER(s_last_error_time_hi),
    SUPER(s_first_error_errcode),
    SUPER(s_last_error_errcode),
    SUPER(s_encoding),
    SUPER(s_encoding_flags),
    SUPER(s_orphan_file_inum),
    SUPER(s_reserved),
    SUPER(s_checksum),
    GROUP_LO(bg_block_bitmap),
    GROUP_LO(bg_inode_bitmap),
    GROUP_LO(bg_inode_table),
    GROUP_LO(bg_free_blocks_count),
    GROUP_LO(bg_free_inodes_count),
    GROUP_LO(bg_used_dirs_count),
    GROUP(bg_flags),
    GROUP(bg_exclude_bitmap_lo),
    GROUP(bg_block_bitmap_csum_lo),
    GROUP(bg_inode_bitmap_csum_lo),
    GROUP_LO(bg_itable_unused),
    GROUP(bg_checksum),
    GROUP(bg_block_bitmap_hi),
    GROUP(bg_inode_bitmap_hi),
    GROUP(bg_inode_table_hi),
    GROUP(bg_free_blocks_count_hi),
    GROUP(bg_free_inodes_count_hi),
    GROUP(bg_used_dirs_count_hi),
    GROUP(bg_itable_unused_hi),
    GROUP(bg_exclude_bitmap_hi),
    GROUP(bg_block_bitmap_csum_hi),
    GROUP(bg_inode_bitmap_csum_hi),
    GROUP(bg_reserved),
    INODE(i_mode),
    INODE(i_uid),
    INODE_AS("i_size_lo", i_size),
    INODE(i_atime),
    INODE(i_ctime),
    INODE(i_mtime),
    INODE(i_dtime),
    INODE(i_gid),
    INODE(i_links_count),
    INODE_AS("i_blocks_lo", i_blocks),
    INODE(i_flags),
    INODE_AS("l_i_version", osd1.linux1.l_i_version),
    INODE(i_block),
    INODE(i_generation),
    INODE_AS("i_file_acl_lo", i_file_acl),
    INODE(i_size_high),
    INODE_AS("i_obso_faddr", i_faddr),
    INODE_AS("l_i_blocks_high", osd2.linux2.l_i_blocks_hi),
    INODE_AS("l_i_file_acl_high", osd2.linux2.l_i_file_acl_high),
    INODE_AS("l_i_uid_high", osd2.linux2.l_i_uid_high),
    INODE_AS("l_i_gid_high", osd2.linux2.l_i_gid_high),
    INODE_AS("l_i_checksum_lo", osd2.linux2.l_i_checksum_lo),
    INODE_AS("l_i_reserved", osd2.linux2.l_i_reserved),
    INODE(i_extra_isize),
    INODE(i_checksum_hi),
    INODE(i_ctime_extra),
    INODE(i_mtime_extra),
    INODE(i_atime_extra),
    INODE(i_crtime),
    INODE(i_crtime_extra),
    INODE(i_version_hi),
    INODE(i_projid),
    MEMBER(extentHeaderTable, ext3_extent_header, "eh_magic", eh_magic),
    MEMBER(extentHeaderTable, ext3_extent_header, "eh_entries", eh_entries),
    MEMBER(extentHeaderTable, ext3_extent_header, "eh_max", eh_max),
    MEMBER(extentHeaderTable, ext3_extent_header, "eh_depth", eh_depth),
    MEMBER(extentHeaderTable, ext3_extent_header, "eh_generation", eh_generation),
    MEMBER(extentIndexTable, ext3_extent_idx, "ei_block", ei_block),
    MEMBER(extentIndexTable, ext3_extent_idx, "ei_leaf_lo", ei_leaf),
    MEMBER(extentIndexTable, ext3_extent_idx, "ei_leaf_hi", ei_leaf_hi),
    MEMBER(extentIndexTable, ext3_extent_idx, "ei_unused", ei_unused),
    MEMBER(extentTable, ext3_extent, "ee_block", ee_block),
    MEMBER(extentTable, ext3_extent, "ee_len", ee_len),
    MEMBER(extentTable, ext3_extent, "ee_start_hi", ee_start_hi),
    MEMBER(extentTable, ext3_extent, "ee_start_lo", ee_start),
    MEMBER(extentTailTable, ext3_extent_tail, "et_checksum", et_checksum),
    MEMBER(directoryEntryTable, ext2_dir_entry_2, "inode", inode),
    MEMBER(directoryEntryTable, ext2_dir_entry_2, "rec_len", rec_len),
    MEMBER(directoryEntryTable, ext2_dir_entry_2, "name_len", name_len),
    MEMBER(directoryEntryTable, ext2_dir_entry_2, "file_type", file_type),
    MEMBER(htreeEntryTable, ext2_dx_entry, "hash", hash),
    MEMBER(htreeEntryTable, ext2_dx_entry, "block", block),
    MEMBER(htreeTailTable, ext2_dx_tail, "dt_reserved", dt_reserved),
    MEMBER(htreeTailTable, ext2_dx_tail, "dt_checksum", dt_checksum),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_magic", h_magic),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_refcount", h_refcount),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_blocks", h_blocks),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_hash", h_hash),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_checksum", h_checksum),
    MEMBER(xattrHeaderTable, ext2_ext_attr_header, "h_reserved", h_reserved),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_name_len", e_name_len),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_name_index", e_name_index),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_value_offs", e_value_offs),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_value_inum", e_value_inum),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_value_size", e_value_size),
    MEMBER(xattrEntryTable, ext2_ext_attr_entry, "e_hash", e_hash),
    MEMBER(orphanTailTable, ext4_orphan_block_tail, "ob_magic", ob_magic),
    MEMBER(orphanTailTable, ext4_orphan_block_tail, "ob_checksum", ob_checksum),
    MEMBER(mmpTable, mmp_struct, "mmp_magic", mmp_magic),
    MEMBER(mmpTable, mmp_struct, "mmp_seq", mmp_seq),
    MEMBER(mmpTable, mmp_struct, "mmp_time", mmp_time),
    MEMBER(mmpTable, mmp_struct, "mmp_nodename", mmp_nodename),
    MEMBER(mmpTable, mmp_struct, "mmp_bdevname", mmp_bdevname),
    MEMBER(mmpTable, mmp_struct, "mmp_check_interval", mmp_check_interval),
    MEMBER(mmpTable, mmp_struct, "mmp_pad1", mmp_pad1),
    MEMBER(mmpTable, mmp_struct, "mmp_pad2", mmp_pad2),
    MEMBER(mmpTable, mmp_struct, "mmp_checksum", mmp_checksum),
};

TEST(FieldTables, AgreeWithTheStructsOfLibext2fs) {
    std::size_t fields = 0;
    for (const auto* table : {&superblockTable, &groupDescriptorTable, &inodeTable, &extentHeaderTable,
                              &extentIndexTable, &extentTable, &extentTailTable, &directoryEntryTable, &htreeEntryTable,
                              &htreeTailTable, &xattrHeaderTable, &xattrEntryTable, &orphanTailTable, &mmpTable}) {
        fields += table->fields.size();
    }
    EXPECT_EQ(std::size(members), fields) << "each field is compared";
    for (const auto& member : members) {
        const auto* const field = member.table.find(member.field);
        ASSERT_NE(field, nullptr) << member.field;
        EXPECT_EQ(field->offset, member.offset) << member.field;
        EXPECT_EQ(field->width, member.width) << member.field;
    }
}

TEST(FieldTables, HaveTheSizesOfTheStructs) {
    EXPECT_EQ(superblockTable.size(), sizeof(ext2_super_block));
    EXPECT_EQ(groupDescriptorTable.size(), sizeof(ext4_group_desc));
    EXPECT_EQ(inodeTable.size(), sizeof(ext2_inode_large));
    EXPECT_EQ(mmpTable.size(), sizeof(mmp_struct));
    EXPECT_EQ(directoryTailTable.size(), sizeof(ext2_dir_entry_tail));
    EXPECT_EQ(directoryTailTable.find("det_checksum")->offset, offsetof(ext2_dir_entry_tail, det_checksum));
    EXPECT_EQ(htreeRootTable.find("limit")->offset, 2 * 12 + sizeof(ext2_dx_root_info));
}

TEST(FieldTables, NameTheFieldOfAByte) {
    EXPECT_EQ(groupDescriptorTable.fields[*groupDescriptorTable.fieldAt(0x0B)].name, "bg_inode_table_lo");
    EXPECT_EQ(superblockTable.fields[*superblockTable.fieldAt(0x38)].name, "s_magic");
    EXPECT_EQ(superblockTable.fieldAt(1024), std::nullopt);
}

std::string_view nameIn(std::span<const NamedValue> names, std::uint32_t bit) {
    for (const auto& named : names) {
        if (named.value == bit) {
            return named.name;
        }
    }
    return {};
}

TEST(FieldTables, NameFeaturesAsLibe2pDoes) {
    const std::span<const NamedValue> sets[] = {compatFeatures, incompatFeatures, roCompatFeatures};
    for (int set = 0; set < 3; ++set) {
        for (unsigned bit = 0; bit < 32; ++bit) {
            const std::string expected = e2p_feature2string(set, 1U << bit);
            const auto name = nameIn(sets[set], 1U << bit);
            EXPECT_EQ(name.empty() ? fmt::format("FEATURE_{}{}", "CIR"[set], bit) : std::string(name), expected);
        }
    }
}

TEST(FieldTables, NameMountOptionsAsLibe2pDoes) {
    const auto names = superblockTable.find("s_default_mount_opts")->names;
    for (unsigned bit = 0; bit < 32; ++bit) {
        const std::string expected = e2p_mntopt2string(1U << bit);
        const auto name = nameIn(names, 1U << bit);
        EXPECT_EQ(name.empty() ? fmt::format("MNTOPT_{}", bit) : std::string(name), expected);
    }
}

TEST(FieldTables, NameInodeFlagsAsLsattrDoes) {
    for (unsigned bit = 0; bit < 32; ++bit) {
        char* text = nullptr;
        std::size_t size = 0;
        FILE* const out = open_memstream(&text, &size);
        print_flags(out, 1U << bit, PFOPT_LONG);
        std::fclose(out);
        const std::unique_ptr<char, decltype(&std::free)> owned(text, &std::free);
        if (std::string_view(text) != "---") {
            EXPECT_EQ(nameIn(inodeFlags, 1U << bit), text);
        }
    }
}

TEST(FieldTables, NameOperatingSystemsAndHashesAsLibe2pDoes) {
    for (const auto& [value, name] : superblockTable.find("s_creator_os")->names) {
        const std::unique_ptr<char, decltype(&std::free)> expected(e2p_os2string(static_cast<int>(value)), &std::free);
        EXPECT_EQ(name, expected.get());
    }
    for (const auto& [value, name] : superblockTable.find("s_def_hash_version")->names) {
        if (value <= EXT2_HASH_TEA) {
            EXPECT_EQ(name, e2p_hash2string(static_cast<int>(value)));
        }
    }
}

} // namespace
} // namespace atlas
