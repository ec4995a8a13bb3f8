// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation.h"

#include "allocation/bitmap_reader.h"

#include <algorithm>

namespace atlas {

GroupCount Allocation::unread() const {
    return {static_cast<std::uint32_t>(std::ranges::count(freeClusters, unknownFree))};
}

bool Allocation::isDoubtful() const {
    return std::ranges::any_of(findings, [](const Finding& finding) { return severityOf(finding) == Severity::Error; });
}

bool Allocation::isComplete(const Layout& layout) const {
    return size() == layout.groups.size() && unread().value == 0 && unreadInodeBitmaps.value == 0;
}

BlockCount readBlocks(const Layout& layout, const Allocation& allocation) {
    BlockCount blocks{0};
    for (std::uint32_t i = 0; i < allocation.size().value; ++i)
        if (allocation.freeClusters[i] != unknownFree)
            blocks += layout.filesystem.blocksOf(allocation.first + GroupCount{i}).count;
    return blocks;
}

void addFreeCountFindings(const Layout& layout, const Allocation& allocation, std::vector<Finding>& findings) {
    const std::uint64_t blocksPerCluster = layout.filesystem.blocksPerCluster();
    CappedFindings wrong;
    for (std::uint32_t i = 0; i < allocation.size().value; ++i) {
        const GroupNumber group = allocation.first + GroupCount{i};
        const auto found = allocation.freeClusters[i];
        const auto claimed = layout.groups.freeBlocks[group.value];
        const bool isKnown = layout.groups.isCurrent(group) && !layout.groups.hasWrongChecksum(group);
        if (found != unknownFree && found != claimed && isKnown) {
            wrong.add({.kind = FindingKind::FreeCountWrong,
                       .region = RegionKind::BlockBitmap,
                       .group = group,
                       .block = layout.groups.blockBitmap[group.value],
                       .numbers = {claimed * blocksPerCluster, found * blocksPerCluster}});
        }
    }
    wrong.appendTo(findings);
}

std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    const auto inodes =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(layout.filesystem.inodesPerGroup, bitmap.size() * 8));
    const auto found = inodes - bitsSet(bitmap, 0, inodes);
    const auto claimed = layout.groups.freeInodes[group.value];
    if (found == claimed || !layout.groups.isCurrent(group) || layout.groups.hasWrongChecksum(group))
        return std::nullopt;
    return Finding{.kind = FindingKind::FreeCountWrong,
                   .region = RegionKind::InodeBitmap,
                   .group = group,
                   .block = layout.groups.inodeBitmap[group.value],
                   .numbers = {claimed, found}};
}

} // namespace atlas
