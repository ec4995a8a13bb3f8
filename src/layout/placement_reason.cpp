// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/placement_reason.h"

namespace atlas {
namespace {

using enum PlacementReason::Kind;

/// Whether the block bitmaps of the second flex group directly follow those of the first.
bool isPacked(const Layout& layout) {
    const auto& bitmaps = layout.groups.blockBitmap;
    const auto perFlex = layout.filesystem.groupsPerFlex();
    return perFlex < bitmaps.size() && bitmaps[perFlex].value == bitmaps[perFlex - 1].value + 1;
}

PlacementReason homeOf(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto flex = fs.flexGroupAround(group);
    const auto where = fs.groupOf(layout.groups.blockBitmap[group.value]);
    if (isPacked(layout))
        return {.kind = Packed};
    if (where != flex.first)
        return {.kind = Elsewhere, .first = flex.first, .last = where};
    const auto alone = fs.flexGroupSize ? FlexOfOne : NoFlexBg;
    return {.kind = fs.hasFlexGroups() ? FlexGroup : alone, .first = flex.first, .last = flex.last()};
}

/// Blocks of superblock, descriptors and reserved descriptors at the start of `group`; 0 without a superblock.
std::uint64_t blocksOfCopies(const Layout& layout, GroupNumber group) {
    const auto* copies = layout.copiesIn(group);
    if (group.value > 0 && (copies == nullptr || !copies->superblock))
        return 0;
    const auto blocks = layout.filesystem.blocksOf(group);
    std::uint64_t count = 0;
    for (auto at = layout.firstRegionEndingAfter(blocks.first); at < layout.regions.size(); ++at) {
        const auto& region = layout.regions[at];
        const bool copy = region.isCopy() || region.kind == RegionKind::PrimarySuperblock;
        const bool descriptors = region.kind == RegionKind::GroupDescriptors || region.kind == RegionKind::ReservedGdt;
        if ((!copy && !descriptors) || region.first >= blocks.end())
            break;
        count += region.count.value;
    }
    return count;
}

} // namespace

std::vector<PlacementReason> placementReasons(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto home = homeOf(layout, group);
    std::vector<PlacementReason> reasons{home};
    const auto start = home.kind == Packed ? GroupNumber{0} : home.first;
    const auto copies = home.kind == Elsewhere ? 0 : blocksOfCopies(layout, start);
    if (copies > 0)
        reasons.push_back({.kind = start.value == 0 ? BehindPrimary : BehindBackup, .first = start, .blocks = copies});
    if (fs.raidStride > 0 && home.kind != Packed && home.kind != Elsewhere)
        reasons.push_back({.kind = fs.flexGroupSize ? StrideIgnored : Stride, .blocks = fs.raidStride});
    return reasons;
}

} // namespace atlas
