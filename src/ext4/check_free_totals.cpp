// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_free_totals.h"

#include <numeric>

namespace atlas {

void checkFreeTotals(const LayoutClaims& claims, std::vector<Finding>& findings) {
    const auto& fs = claims.filesystem;
    const auto& groups = claims.groups;
    if (groups.size().value == 0 || fs.superblockGroup.value != 0 || fs.state != "clean" || fs.needsRecovery) {
        return;
    }
    const auto compare = [&](std::uint64_t total, std::uint64_t sum, GroupCounter counter) {
        if (total != sum) {
            findings.push_back({.kind = FindingKind::FreeTotalWrong,
                                .region = RegionKind::PrimarySuperblock,
                                .numbers = {total, sum, static_cast<std::uint64_t>(counter)}});
        }
    };
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); };
    compare(fs.freeBlocks, sum(groups.freeBlocks) * fs.blocksPerCluster(), GroupCounter::FreeBlocks);
    compare(fs.freeInodes, sum(groups.freeInodes), GroupCounter::FreeInodes);
}

} // namespace atlas
