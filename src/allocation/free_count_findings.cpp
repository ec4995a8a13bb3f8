// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/free_count_findings.h"

namespace atlas {

void addFreeCountFindings(const Layout& layout, const Allocation& allocation, std::vector<Finding>& findings) {
    const std::uint64_t blocksPerCluster = layout.filesystem.blocksPerCluster();
    CappedFindings wrong;
    for (std::uint32_t i = 0; i < allocation.size().value; ++i) {
        const GroupNumber group = allocation.first + GroupCount{i};
        const auto found = allocation.freeClusters[i];
        const auto claimed = layout.groups.freeBlocks[group.value];
        if (found != unknownFree && found != claimed && !layout.groups.hasWrongChecksum(group)) {
            wrong.add({.kind = FindingKind::FreeCountWrong,
                       .region = RegionKind::BlockBitmap,
                       .group = group,
                       .block = layout.groups.blockBitmap[group.value],
                       .numbers = {claimed * blocksPerCluster, found * blocksPerCluster}});
        }
    }
    wrong.appendTo(findings);
}

} // namespace atlas
