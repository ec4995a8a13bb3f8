// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"
#include "layout/resize_limits.h"
#include "lesson/figure_table.h"

namespace atlas {
namespace {

struct Backups {
    std::uint64_t count = 0;
    FigureValue first{};
    FigureValue last{};
};

Backups backupsOf(const LessonVolume& volume) {
    Backups found;
    for (const auto& copies : volume.layout->copies) {
        if (copies.superblock && copies.group.value != 0) {
            ++found.count;
            found.first = found.first.value_or(copies.group.value);
            found.last = copies.group.value;
        }
    }
    return found;
}

FigureValue ceiled(const LessonVolume&, FigureArguments a) { return a[1] == 0 ? FigureValue{} : ceilDiv(a[0], a[1]); }

FigureValue growth(const LessonVolume& v, FigureArguments) { return growthLimitOf(v.filesystem()).online.value; }

const Figure geometryTable[] = {
    {{"block_size", 0, "bytes of a block"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blockSize.value; }},
    {{"block_count", 0, "blocks of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blockCount.value; }},
    {{"first_data_block", 0, "1 with blocks of 1 KiB, else 0"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().firstDataBlock.value; }},
    {{"blocks_per_group", 0, "blocks of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blocksPerGroup; }},
    {{"inodes_per_group", 0, "inodes of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodesPerGroup; }},
    {{"inode_size", 0, "bytes of an inode"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeSize; }},
    {{"inode_table_blocks", 0, "blocks of the inode table of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeTableBlocks; }},
    {{"inode_count", 0, "inodes of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeCount; }},
    {{"group_count", 0, "block groups"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().groupCount.value; }},
    {{"groups_per_flex", 0, "groups of a flex group; 1 without flex_bg"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().groupsPerFlex(); }},
    {{"flex_group_count", 0, "flex groups"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().flexGroupCount(); }},
    {{"descriptor_size", 0, "bytes of a group descriptor"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().descriptorSize; }},
    {{"descriptor_blocks", 0, "blocks of the group descriptor table"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().descriptorBlocks; }},
    {{"reserved_gdt_blocks", 0, "blocks reserved for more descriptors"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().reservedGdtBlocks; }},
    {{"backup_count", 0, "backups of the superblock"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).count; }},
    {{"first_backup_group", 0, "the first group with a backup"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).first; }},
    {{"last_backup_group", 0, "the last group with a backup"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).last; }},
    {{"online_growth", 0, "bytes up to which it grows while mounted"}, growth},
    {{"ceil", 2, "the first divided by the second, rounded up"}, ceiled},
};

} // namespace

std::span<const Figure> geometryFigures() { return geometryTable; }

} // namespace atlas
