// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise.h"

#include <array>

namespace atlas {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(ExerciseKind::end)> kindNames{
    "locate", "decode", "arithmetic", "flex", "align", "walk", "damage", "backups", "guess", "survive"};

constexpr std::array<std::string_view, static_cast<std::size_t>(Ask::end)> askNames{
    "block_bitmap_block",
    "inode_bitmap_block",
    "inode_table_block",
    "inode_block",
    "inode_byte_of_disk",
    "block_sector",
    "block_group",
    "descriptor_byte",
    "superblock_byte_of_disk",
    "backup_superblock",
    "groups",
    "descriptors_per_block",
    "descriptor_blocks",
    "backups",
    "last_backup_group",
    "inode_table_length",
    "last_group_length",
    "total_inodes",
    "start_remainder",
    "block_read_modify_writes",
    "straddling_tables",
    "bitmap_physical_sector",
    "next_sector_start",
    "next_mebibyte_start",
    "superblock_field",
    "descriptor_field",
    "inode_field",
    "flex_groups",
    "flex_group_of",
    "bitmap_runs",
    "first_table_of_flex_group",
    "last_table_of_flex_group",
    "file_inode",
    "file_block",
    "file_sector",
    "file_blocks",
    "file_pieces",
    "spoiled_structure",
    "spoiled_number",
    "spoiled_byte",
    "spoiled_byte_of_image",
    "right_number",
    "copy_group",
    "operation_between",
    "survival",
    "replayed_transactions",
    "replayed_blocks",
};

template <std::size_t N>
std::string_view at(const std::array<std::string_view, N>& names, std::size_t n) {
    return n < N ? names[n] : std::string_view{};
}

} // namespace

std::string_view name(ExerciseKind kind) { return at(kindNames, static_cast<std::size_t>(kind)); }
std::string_view name(Ask ask) { return at(askNames, static_cast<std::size_t>(ask)); }

} // namespace atlas
