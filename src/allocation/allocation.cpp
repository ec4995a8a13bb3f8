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

std::optional<Finding> freeClustersFault(const Layout& layout, GroupNumber group, std::uint32_t found,
                                         const GroupClaims& claims) {
    if (found == claims.freeClusters || claims.provesNothing())
        return std::nullopt;
    const std::uint64_t blocksPerCluster = layout.filesystem.blocksPerCluster();
    return Finding{.kind = FindingKind::FreeCountWrong,
                   .region = RegionKind::BlockBitmap,
                   .group = group,
                   .block = layout.groups.blockBitmap[group.value],
                   .numbers = {claims.freeClusters * blocksPerCluster, found * blocksPerCluster}};
}

std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap,
                                       const GroupClaims& claims) {
    const auto inodes =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(layout.filesystem.inodesPerGroup, bitmap.size() * 8));
    const auto found = inodes - bitsSet(bitmap, 0, inodes);
    if (found == claims.freeInodes || claims.provesNothing())
        return std::nullopt;
    return Finding{.kind = FindingKind::FreeCountWrong,
                   .region = RegionKind::InodeBitmap,
                   .group = group,
                   .block = layout.groups.inodeBitmap[group.value],
                   .numbers = {claims.freeInodes, found}};
}

void addChangingFindings(std::span<const GroupNumber> groups, std::vector<Finding>& findings) {
    CappedFindings runs;
    for (std::size_t n = 0; n < groups.size();) {
        const auto first = groups[n];
        std::uint32_t count = 0;
        while (n < groups.size() && groups[n] == first + GroupCount{count}) {
            ++count;
            ++n;
        }
        runs.add({.kind = FindingKind::ChangingWhileRead,
                  .region = RegionKind::BlockBitmap,
                  .group = first,
                  .groups = {count}});
    }
    runs.appendTo(findings);
}

} // namespace atlas
