// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/structures.h"
#include "lesson/figure_table.h"

#include <algorithm>

namespace atlas {
namespace {

FigureValue groupsWith(const LessonVolume& volume, GroupFlag flag) {
    const auto& groups = volume.layout->groups;
    std::uint64_t count = 0;
    for (std::uint32_t g = 0; g < groups.size().value; ++g) {
        count += groups.has({g}, flag) ? 1 : 0;
    }
    return count;
}

FigureValue firstWith(const LessonVolume& volume, GroupFlag flag) {
    const auto& groups = volume.layout->groups;
    for (std::uint32_t g = 0; g < groups.size().value; ++g) {
        if (groups.has({g}, flag)) {
            return g;
        }
    }
    return {};
}

FigureValue fullest(const LessonVolume& volume, FigureArguments) {
    const auto& free = volume.layout->groups.freeBlocks;
    return static_cast<std::uint64_t>(std::ranges::min_element(free) - free.begin());
}

const SystemFile* journalOf(const LessonVolume& volume) {
    const auto& files = volume.layout->files;
    const auto at = std::ranges::find(files, RegionKind::Journal, &SystemFile::kind);
    return at == files.end() ? nullptr : &*at;
}

FigureValue journalBlocks(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    if (journal == nullptr) {
        return {};
    }
    std::uint64_t blocks = 0;
    for (const auto& extent : journal->dataExtents()) {
        blocks += extent.count.value;
    }
    return blocks;
}

FigureValue journalFirst(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    const auto extents = journal == nullptr ? std::vector<BlockInterval>{} : journal->dataExtents();
    return extents.empty() ? FigureValue{} : extents.front().first.value;
}

FigureValue journalPieces(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    return journal == nullptr ? FigureValue{} : journal->dataExtents().size();
}

FitCounts fitsOf(const LessonVolume& v) { return align(*v.layout, v.placement, v.grid).total(); }

const Figure stateTable[] = {
    {{"free_blocks", 0, "free blocks of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().freeBlocks; }},
    {{"free_inodes", 0, "free inodes of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().freeInodes; }},
    {{"block_uninit_groups", 0, "groups with BLOCK_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return groupsWith(v, GroupFlag::BlockUninit); }},
    {{"inode_uninit_groups", 0, "groups with INODE_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return groupsWith(v, GroupFlag::InodeUninit); }},
    {{"first_block_uninit", 0, "the first group with BLOCK_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return firstWith(v, GroupFlag::BlockUninit); }},
    {{"fullest_group", 0, "the group with the fewest free blocks"}, fullest},
    {{"journal_inode", 0, "the inode of the journal"},
     [](const LessonVolume& v, FigureArguments) {
         const auto* const journal = journalOf(v);
         return journal == nullptr ? FigureValue{} : FigureValue(journal->inode);
     }},
    {{"journal_blocks", 0, "blocks of the journal"}, journalBlocks},
    {{"journal_first", 0, "the first block of the journal"}, journalFirst},
    {{"journal_pieces", 0, "pieces in which the journal lies"}, journalPieces},
    {{"structures", 0, "metadata structures"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return fitsOf(v).total(); }},
    {{"straddling_structures", 0, "metadata structures that straddle physical sectors"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return fitsOf(v).straddling; }},
    {{"free_pieces", 0, "pieces of free space; needs the bitmaps"},
     [](const LessonVolume& v, FigureArguments) {
         return v.allocation ? FigureValue(v.allocation->extents.count) : FigureValue{};
     },
     true},
    {{"largest_free", 0, "blocks of the largest piece of free space; needs the bitmaps"},
     [](const LessonVolume& v, FigureArguments) {
         return v.allocation ? FigureValue(v.allocation->extents.largest.value) : FigureValue{};
     },
     true},
};

} // namespace

std::span<const Figure> stateFigures() { return stateTable; }

} // namespace atlas
