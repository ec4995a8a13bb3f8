// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/backup_differences.h"

#include <algorithm>
#include <array>

namespace atlas {
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

/// Where a group's metadata lie is all that a backup descriptor must say: the rest is written by mke2fs, e2fsck and resize2fs
/// only, and updated in the primary one.
constexpr std::array<std::string_view, 6> places{"bg_block_bitmap_lo", "bg_inode_bitmap_lo", "bg_inode_table_lo",
                                                 "bg_block_bitmap_hi", "bg_inode_bitmap_hi", "bg_inode_table_hi"};

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// The features that the kernel sets in the primary superblock while it is mounted: e2fsck/super.c, FEATURE_INCOMPAT_IGNORE
/// (needs_recovery, extent) and FEATURE_RO_COMPAT_IGNORE (large_file, dir_nlink, orphan_present).
std::uint64_t setWhileMounted(std::string_view field) {
    return field == "s_feature_incompat" ? 0x4 | 0x40 : field == "s_feature_ro_compat" ? 0x2 | 0x20 | 0x10000 : 0;
}

} // namespace

bool mayDifferInBackup(const Field& field, std::uint64_t first, std::uint64_t other) {
    if (field.kind == FieldKind::Reserved) {
        return true;
    }
    if (field.name.starts_with("bg_")) {
        return !contains(places, field.name);
    }
    const auto bits = setWhileMounted(field.name);
    return contains(writtenToThePrimary, field.name) || (bits != 0 && ((first ^ other) & ~bits) == 0);
}

} // namespace atlas
