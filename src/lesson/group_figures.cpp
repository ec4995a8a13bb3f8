// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/figure_table.h"

namespace atlas {
namespace {

/// The group of the first argument; nullopt when there is none.
std::optional<GroupNumber> groupIn(const LessonVolume& volume, FigureArguments a) {
    return a[0] < volume.filesystem().groupCount.value ? std::optional(GroupNumber{static_cast<std::uint32_t>(a[0])})
                                                       : std::nullopt;
}

template <class Get>
FigureValue ofGroup(const LessonVolume& volume, FigureArguments a, Get get) {
    const auto group = groupIn(volume, a);
    return group ? FigureValue(get(*group)) : FigureValue{};
}

FigureValue backupBlock(const LessonVolume& v, FigureArguments a) {
    const auto group = groupIn(v, a);
    const auto* const copies = group ? v.layout->copiesIn(*group) : nullptr;
    return copies != nullptr && copies->superblock ? FigureValue(copies->superblock->value) : FigureValue{};
}

FigureValue metadataFirst(const LessonVolume& v, FigureArguments a) {
    return ofGroup(v, a, [&](GroupNumber group) {
        const auto* const copies = v.layout->copiesIn(group);
        return copies == nullptr
                   ? 0
                   : (copies->superblock ? 1 : 0) + copies->descriptors.count.value + copies->reservedGdt.count.value;
    });
}

const Figure groupTable[] = {
    {{"first_block", 1, "the first block of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().blocksOf(g).first.value; });
     }},
    {{"blocks_in", 1, "blocks of a group; the last may have fewer"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().blocksOf(g).count.value; });
     }},
    {{"block_bitmap", 1, "block of the block bitmap of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.blockBitmap[g.value].value; });
     }},
    {{"inode_bitmap", 1, "block of the inode bitmap of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.inodeBitmap[g.value].value; });
     }},
    {{"inode_table", 1, "first block of the inode table of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.inodeTable[g.value].value; });
     }},
    {{"group_free_blocks", 1, "free blocks of a group, as its descriptor says"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->freeBlocksOf(g).value; });
     }},
    {{"group_free_inodes", 1, "free inodes of a group, as its descriptor says"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.freeInodes[g.value]; });
     }},
    {{"unused_inodes", 1, "bg_itable_unused of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.unusedInodes[g.value]; });
     }},
    {{"flex_of", 1, "the flex group of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().flexGroupOf(g); });
     }},
    {{"superblock_block", 1, "block of the copy of the superblock in a group"}, backupBlock},
    {{"copies_blocks", 1, "blocks of superblock, descriptors and reserve at the start of a group"}, metadataFirst},
};

} // namespace

std::span<const Figure> groupFigures() { return groupTable; }

} // namespace atlas
