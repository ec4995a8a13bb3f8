// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/superblock.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue compatNames[] = {
    {0x1, "dir_prealloc"},    {0x2, "imagic_inodes"}, {0x4, "has_journal"},     {0x8, "ext_attr"},
    {0x10, "resize_inode"},   {0x20, "dir_index"},    {0x40, "lazy_bg"},        {0x100, "snapshot_bitmap"},
    {0x200, "sparse_super2"}, {0x400, "fast_commit"}, {0x800, "stable_inodes"}, {0x1000, "orphan_file"},
};
constexpr NamedValue incompatNames[] = {
    {0x1, "compression"},  {0x2, "filetype"},       {0x4, "needs_recovery"}, {0x8, "journal_dev"},
    {0x10, "meta_bg"},     {0x40, "extent"},        {0x80, "64bit"},         {0x100, "mmp"},
    {0x200, "flex_bg"},    {0x400, "ea_inode"},     {0x1000, "dirdata"},     {0x2000, "metadata_csum_seed"},
    {0x4000, "large_dir"}, {0x8000, "inline_data"}, {0x10000, "encrypt"},    {0x20000, "casefold"},
};
constexpr NamedValue roCompatNames[] = {
    {0x1, "sparse_super"},     {0x2, "large_file"},   {0x8, "huge_file"},
    {0x10, "uninit_bg"},       {0x20, "dir_nlink"},   {0x40, "extra_isize"},
    {0x100, "quota"},          {0x200, "bigalloc"},   {0x400, "metadata_csum"},
    {0x800, "replica"},        {0x1000, "read-only"}, {0x2000, "project"},
    {0x4000, "shared_blocks"}, {0x8000, "verity"},    {0x10000, "orphan_present"},
};
constexpr NamedValue stateNames[] = {{1, "clean"}, {2, "errors"}, {4, "orphans"}, {0x20, "fast_commit_replay"}};
constexpr NamedValue errorNames[] = {{1, "continue"}, {2, "remount-ro"}, {3, "panic"}};
constexpr NamedValue osNames[] = {{0, "Linux"}, {1, "Hurd"}, {2, "Masix"}, {3, "FreeBSD"}, {4, "Lites"}};
constexpr NamedValue revisionNames[] = {{0, "original"}, {1, "dynamic"}};
constexpr NamedValue hashNames[] = {{0, "legacy"}, {1, "half_md4"}, {2, "tea"}, {6, "siphash"}};
constexpr NamedValue mountNames[] = {
    {0x1, "debug"},
    {0x2, "bsdgroups"},
    {0x4, "user_xattr"},
    {0x8, "acl"},
    {0x10, "uid16"},
    {0x20, "journal_data"},
    {0x40, "journal_data_ordered"},
    {0x60, "journal_data_writeback"},
    {0x100, "nobarrier"},
    {0x200, "block_validity"},
    {0x400, "discard"},
    {0x800, "nodelalloc"},
};
constexpr NamedValue flagWords[] = {
    {1, "signed_directory_hash"}, {2, "unsigned_directory_hash"}, {4, "test_filesystem"}};
constexpr NamedValue checksumNames[] = {{1, "crc32c"}};
constexpr NamedValue encodingNames[] = {{1, "utf8-12.1"}};
constexpr NamedValue encodingFlagNames[] = {{1, "strict"}};
constexpr NamedValue backupTypes[] = {{0, "none"}, {1, "inode blocks"}};

constexpr std::string_view dynamic = "dynamic_rev";

constexpr Field superblockFields[] = {
    {"s_inodes_count", 0x000, 4},
    {"s_blocks_count_lo", 0x004, 4, Number, {}, "s_blocks_count_hi"},
    {"s_r_blocks_count_lo", 0x008, 4, Number, {}, "s_r_blocks_count_hi"},
    {"s_free_blocks_count_lo", 0x00C, 4, Number, {}, "s_free_blocks_count_hi"},
    {"s_free_inodes_count", 0x010, 4},
    {"s_first_data_block", 0x014, 4, Block},
    {"s_log_block_size", 0x018, 4},
    {"s_log_cluster_size", 0x01C, 4},
    {"s_blocks_per_group", 0x020, 4},
    {"s_clusters_per_group", 0x024, 4},
    {"s_inodes_per_group", 0x028, 4},
    {"s_mtime", 0x02C, 4, Time, {}, "s_mtime_hi"},
    {"s_wtime", 0x030, 4, Time, {}, "s_wtime_hi"},
    {"s_mnt_count", 0x034, 2},
    {"s_max_mnt_count", 0x036, 2, Signed},
    {"s_magic", 0x038, 2, Hex},
    {"s_state", 0x03A, 2, Flags, {}, {}, stateNames},
    {"s_errors", 0x03C, 2, Choice, {}, {}, errorNames},
    {"s_minor_rev_level", 0x03E, 2},
    {"s_lastcheck", 0x040, 4, Time, {}, "s_lastcheck_hi"},
    {"s_checkinterval", 0x044, 4},
    {"s_creator_os", 0x048, 4, Choice, {}, {}, osNames},
    {"s_rev_level", 0x04C, 4, Choice, {}, {}, revisionNames},
    {"s_def_resuid", 0x050, 2},
    {"s_def_resgid", 0x052, 2},
    {"s_first_ino", 0x054, 4, Number, dynamic},
    {"s_inode_size", 0x058, 2, Number, dynamic},
    {"s_block_group_nr", 0x05A, 2, Number, dynamic},
    {"s_feature_compat", 0x05C, 4, Flags, dynamic, {}, compatNames},
    {"s_feature_incompat", 0x060, 4, Flags, dynamic, {}, incompatNames},
    {"s_feature_ro_compat", 0x064, 4, Flags, dynamic, {}, roCompatNames},
    {"s_uuid", 0x068, 16, Uuid, dynamic},
    {"s_volume_name", 0x078, 16, Text, dynamic},
    {"s_last_mounted", 0x088, 64, Text, dynamic},
    {"s_algorithm_usage_bitmap", 0x0C8, 4, Hex, "compression"},
    {"s_prealloc_blocks", 0x0CC, 1, Number, "dir_prealloc"},
    {"s_prealloc_dir_blocks", 0x0CD, 1, Number, "dir_prealloc"},
    {"s_reserved_gdt_blocks", 0x0CE, 2, Number, "resize_inode"},
    {"s_journal_uuid", 0x0D0, 16, Uuid, "has_journal"},
    {"s_journal_inum", 0x0E0, 4, Number, "has_journal"},
    {"s_journal_dev", 0x0E4, 4, Hex, "has_journal"},
    {"s_last_orphan", 0x0E8, 4},
    {"s_hash_seed", 0x0EC, 16, Uuid, "dir_index"},
    {"s_def_hash_version", 0x0FC, 1, Choice, "dir_index", {}, hashNames},
    {"s_jnl_backup_type", 0x0FD, 1, Choice, "has_journal", {}, backupTypes},
    {"s_desc_size", 0x0FE, 2, Number, "64bit"},
    {"s_default_mount_opts", 0x100, 4, Flags, {}, {}, mountNames},
    {"s_first_meta_bg", 0x104, 4, Number, "meta_bg"},
    {"s_mkfs_time", 0x108, 4, Time, {}, "s_mkfs_time_hi"},
    {"s_jnl_blocks", 0x10C, 68, Hex, "has_journal", {}, {}, 17},
    {"s_blocks_count_hi", 0x150, 4, Number, "64bit"},
    {"s_r_blocks_count_hi", 0x154, 4, Number, "64bit"},
    {"s_free_blocks_count_hi", 0x158, 4, Number, "64bit"},
    {"s_min_extra_isize", 0x15C, 2, Number, "extra_isize"},
    {"s_want_extra_isize", 0x15E, 2, Number, "extra_isize"},
    {"s_flags", 0x160, 4, Flags, {}, {}, flagWords},
    {"s_raid_stride", 0x164, 2},
    {"s_mmp_update_interval", 0x166, 2, Number, "mmp"},
    {"s_mmp_block", 0x168, 8, Block, "mmp"},
    {"s_raid_stripe_width", 0x170, 4},
    {"s_log_groups_per_flex", 0x174, 1, Number, "flex_bg"},
    {"s_checksum_type", 0x175, 1, Choice, "metadata_csum", {}, checksumNames},
    {"s_encryption_level", 0x176, 1, Number, "encrypt"},
    {"s_reserved_pad", 0x177, 1, Reserved},
    {"s_kbytes_written", 0x178, 8},
    {"s_snapshot_inum", 0x180, 4, Number, "snapshot_bitmap"},
    {"s_snapshot_id", 0x184, 4, Number, "snapshot_bitmap"},
    {"s_snapshot_r_blocks_count", 0x188, 8, Number, "snapshot_bitmap"},
    {"s_snapshot_list", 0x190, 4, Number, "snapshot_bitmap"},
    {"s_error_count", 0x194, 4},
    {"s_first_error_time", 0x198, 4, Time, {}, "s_first_error_time_hi"},
    {"s_first_error_ino", 0x19C, 4},
    {"s_first_error_block", 0x1A0, 8, Block},
    {"s_first_error_func", 0x1A8, 32, Text},
    {"s_first_error_line", 0x1C8, 4},
    {"s_last_error_time", 0x1CC, 4, Time, {}, "s_last_error_time_hi"},
    {"s_last_error_ino", 0x1D0, 4},
    {"s_last_error_line", 0x1D4, 4},
    {"s_last_error_block", 0x1D8, 8, Block},
    {"s_last_error_func", 0x1E0, 32, Text},
    {"s_mount_opts", 0x200, 64, Text},
    {"s_usr_quota_inum", 0x240, 4, Number, "quota"},
    {"s_grp_quota_inum", 0x244, 4, Number, "quota"},
    {"s_overhead_clusters", 0x248, 4},
    {"s_backup_bgs", 0x24C, 8, Number, "sparse_super2", {}, {}, 2},
    {"s_encrypt_algos", 0x254, 4, Hex, "encrypt", {}, {}, 4},
    {"s_encrypt_pw_salt", 0x258, 16, Uuid, "encrypt"},
    {"s_lpf_ino", 0x268, 4},
    {"s_prj_quota_inum", 0x26C, 4, Number, "project"},
    {"s_checksum_seed", 0x270, 4, Hex, "metadata_csum_seed"},
    {"s_wtime_hi", 0x274, 1},
    {"s_mtime_hi", 0x275, 1},
    {"s_mkfs_time_hi", 0x276, 1},
    {"s_lastcheck_hi", 0x277, 1},
    {"s_first_error_time_hi", 0x278, 1},
    {"s_last_error_time_hi", 0x279, 1},
    {"s_first_error_errcode", 0x27A, 1},
    {"s_last_error_errcode", 0x27B, 1},
    {"s_encoding", 0x27C, 2, Choice, "casefold", {}, encodingNames},
    {"s_encoding_flags", 0x27E, 2, Flags, "casefold", {}, encodingFlagNames},
    {"s_orphan_file_inum", 0x280, 4, Number, "orphan_file"},
    {"s_reserved", 0x284, 376, Reserved},
    {"s_checksum", 0x3FC, 4, Checksum, "metadata_csum"},
};
static_assert(isComplete(superblockFields, 1024));

} // namespace

constinit const FieldTable superblockTable{.structure = "ext4_super_block", .fields = superblockFields};
constinit const std::span<const NamedValue> compatFeatures = compatNames;
constinit const std::span<const NamedValue> incompatFeatures = incompatNames;
constinit const std::span<const NamedValue> roCompatFeatures = roCompatNames;

namespace {

constexpr std::array<std::string_view, 36> writtenToThePrimary{
    "s_free_blocks_count_lo",
    "s_free_blocks_count_hi",
    "s_free_inodes_count",
    "s_mtime",
    "s_mtime_hi",
    "s_wtime",
    "s_wtime_hi",
    "s_mnt_count",
    "s_max_mnt_count",
    "s_state",
    "s_lastcheck",
    "s_lastcheck_hi",
    "s_checkinterval",
    "s_block_group_nr",
    "s_last_mounted",
    "s_last_orphan",
    "s_kbytes_written",
    "s_error_count",
    "s_first_error_time",
    "s_first_error_ino",
    "s_first_error_block",
    "s_first_error_func",
    "s_first_error_line",
    "s_last_error_time",
    "s_last_error_ino",
    "s_last_error_line",
    "s_last_error_block",
    "s_last_error_func",
    "s_first_error_time_hi",
    "s_last_error_time_hi",
    "s_first_error_errcode",
    "s_last_error_errcode",
    "s_encrypt_pw_salt",
    "s_overhead_clusters",
    "s_flags",
    "s_checksum",
};

/// The only fields of a backup descriptor that must match: the places of the group's metadata. Others are updated only
/// in the primary one, and written to backups only by mke2fs, e2fsck and resize2fs.
constexpr std::array<std::string_view, 6> places{"bg_block_bitmap_lo", "bg_inode_bitmap_lo", "bg_inode_table_lo",
                                                 "bg_block_bitmap_hi", "bg_inode_bitmap_hi", "bg_inode_table_hi"};

/// For isReadInBackup(). s_jnl_blocks and its type are read where the journal's inode is lost (e2fsck/journal.c), from
/// the primary superblock, to which alone the kernel and tune2fs write them.
constexpr std::array<std::string_view, 27> notReadInBackups{
    "s_r_blocks_count_lo",
    "s_r_blocks_count_hi",
    "s_errors",
    "s_minor_rev_level",
    "s_def_resuid",
    "s_def_resgid",
    "s_volume_name",
    "s_algorithm_usage_bitmap",
    "s_prealloc_blocks",
    "s_prealloc_dir_blocks",
    "s_jnl_backup_type",
    "s_jnl_blocks",
    "s_default_mount_opts",
    "s_mkfs_time",
    "s_mkfs_time_hi",
    "s_min_extra_isize",
    "s_want_extra_isize",
    "s_raid_stride",
    "s_raid_stripe_width",
    "s_log_groups_per_flex",
    "s_mmp_update_interval",
    "s_encryption_level",
    "s_snapshot_inum",
    "s_snapshot_id",
    "s_snapshot_r_blocks_count",
    "s_snapshot_list",
    "s_mount_opts",
};

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Features that the kernel sets in the primary superblock while mounted: e2fsck/super.c, FEATURE_INCOMPAT_IGNORE
/// (needs_recovery, extent) and FEATURE_RO_COMPAT_IGNORE (large_file, dir_nlink, orphan_present).
std::uint64_t setWhileMounted(std::string_view field) {
    return field == "s_feature_incompat" ? 0x4 | 0x40 : field == "s_feature_ro_compat" ? 0x2 | 0x20 | 0x10000 : 0;
}

} // namespace

bool mayDifferInBackup(const Field& field, std::uint64_t first, std::uint64_t other) {
    if (field.kind == FieldKind::Reserved)
        return true;
    if (field.name.starts_with("bg_"))
        return !contains(places, field.name);
    // Copies of the journal's inode that the kernel and tune2fs keep in the primary only; no one reads them in a backup.
    if (other == 0 && (field.name == "s_jnl_blocks" || field.name == "s_jnl_backup_type"))
        return true;
    const auto bits = setWhileMounted(field.name);
    return contains(writtenToThePrimary, field.name) || (bits != 0 && ((first ^ other) & ~bits) == 0);
}

bool isReadInBackup(std::string_view field) { return !contains(notReadInBackups, field); }

} // namespace atlas
