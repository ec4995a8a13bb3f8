// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the structures that a layout claims outside system files: the kinds for which belongsToGroup() holds.
#pragma once

#include "layout/layout.h"

#include <algorithm>

namespace atlas {

/// Calls `visit(kind, blocks, group)` for each copy of the superblock, of the descriptors and of the reserved GDT.
template <class Visit>
void eachCopy(const LayoutClaims& claims, Visit visit) {
    for (const auto& copies : claims.copies) {
        if (copies.superblock) {
            const auto kind = copies.group.value == 0 ? RegionKind::PrimarySuperblock : RegionKind::BackupSuperblock;
            visit(kind, BlockInterval{*copies.superblock, BlockCount{1}}, copies.group);
        }
        if (!copies.descriptors.empty())
            visit(RegionKind::GroupDescriptors, copies.descriptors, copies.group);
        if (!copies.reservedGdt.empty())
            visit(RegionKind::ReservedGdt, copies.reservedGdt, copies.group);
    }
}

/// `first`, an array of the groups' places, without those that a text leaves out.
[[nodiscard]] inline std::vector<BlockNumber> statedPlaces(const LayoutClaims& claims, std::vector<BlockNumber> first) {
    if (claims.groups.countFrom(DescriptorSource::Unstated).value != 0)
        std::erase(first, claims.filesystem.end());
    return first;
}

/// Calls `visit(kind, firstBlocks, length)` for the kinds for which isPerGroup() holds.
template <class Visit>
void eachKindOfGroup(const LayoutClaims& claims, Visit visit) {
    visit(RegionKind::BlockBitmap, claims.groups.blockBitmap, BlockCount{1});
    visit(RegionKind::InodeBitmap, claims.groups.inodeBitmap, BlockCount{1});
    visit(RegionKind::InodeTable, claims.groups.inodeTable, BlockCount{claims.filesystem.inodeTableBlocks});
}

/// Calls `visit(kind, blocks)` for the block bitmap, inode bitmap and inode table of `group`, wherever they lie,
/// unless a text leaves them out.
template <class Visit>
void eachStructureOf(const LayoutClaims& claims, GroupNumber group, Visit visit) {
    eachKindOfGroup(claims, [&](RegionKind kind, const std::vector<BlockNumber>& first, BlockCount length) {
        if (claims.isPlaceStated(first[group.value], group))
            visit(kind, BlockInterval{first[group.value], length});
    });
}

/// Whether these lie inside `group`, as they must without flex_bg.
[[nodiscard]] inline bool keepsItsTables(const LayoutClaims& claims, GroupNumber group) {
    const auto own = claims.filesystem.blocksOf(group);
    bool inside = true;
    eachStructureOf(claims, group, [&](RegionKind, BlockInterval blocks) {
        inside = inside && own.contains(blocks.first) && blocks.count <= own.end() - blocks.first;
    });
    return inside;
}

/// Calls `visit(kind, blocks, group)` for each structure, in group order within each kind.
template <class Visit>
void eachStructure(const LayoutClaims& claims, Visit visit) {
    eachCopy(claims, visit);
    eachKindOfGroup(claims, [&](RegionKind kind, const std::vector<BlockNumber>& first, BlockCount length) {
        for (std::uint32_t g = 0; g < first.size(); ++g)
            if (claims.isPlaceStated(first[g], {g}))
                visit(kind, BlockInterval{first[g], length}, GroupNumber{g});
    });
}

/// Whether structures of `kind` can be judged: the place of a lost primary superblock holds none.
[[nodiscard]] inline bool isJudged(const Filesystem& fs, RegionKind kind) {
    return kind != RegionKind::PrimarySuperblock || !fs.primaryIsLost();
}

/// eachStructure() for the kinds with isJudged().
template <class Visit>
void eachJudgedStructure(const LayoutClaims& claims, Visit visit) {
    eachStructure(claims, [&](RegionKind kind, BlockInterval blocks, GroupNumber group) {
        if (isJudged(claims.filesystem, kind))
            visit(kind, blocks, group);
    });
}

/// Calls `visit(kind, block)` with the first block of each judged structure and each system file.
template <class Visit>
void eachJudgedStart(const LayoutClaims& claims, Visit visit) {
    eachJudgedStructure(claims, [&](RegionKind kind, BlockInterval blocks, GroupNumber) { visit(kind, blocks.first); });
    for (const auto& file : claims.files)
        if (const auto start = file.start())
            visit(file.kind, *start);
}

/// Whether `region` contains such a first block that passes `test`. Later extents of a file, and remains of a structure
/// that lost blocks to another claim, contain none.
template <class Test>
bool anyJudgedStart(const Layout& layout, const Region& region, Test test) {
    if (!region.owned()) {
        return std::ranges::any_of(layout.files, [&](const SystemFile& file) {
            const auto start = file.kind == region.kind ? file.start() : std::nullopt;
            return start && region.blocks().contains(*start) && test(*start);
        });
    }
    for (std::uint32_t n = 0; isJudged(layout.filesystem, region.kind) && n < region.groups.value; ++n) {
        const auto part = region.part(n);
        if (layout.startOf(part.kind, part.group) == part.first && test(part.first))
            return true;
    }
    return false;
}

/// Whether `blocks` begin a structure, by whose start it is judged, and stay inside it. False for later extents of a
/// file and remains of a structure that lost blocks to another claim. Precondition: `blocks` is not empty.
[[nodiscard]] inline bool beginsJudged(const Layout& layout, BlockInterval blocks) {
    const auto* region = layout.regionAt(blocks.first);
    return region != nullptr && blocks.end() <= region->partAt(blocks.first).blocks().end() &&
           anyJudgedStart(layout, *region, [&](BlockNumber start) { return start == blocks.first; });
}

} // namespace atlas
