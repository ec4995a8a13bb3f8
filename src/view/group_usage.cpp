// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/group_usage.h"

namespace atlas {
namespace {

/// Number of blocks covered by regions, per group.
std::vector<std::uint64_t> coveredBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    std::vector<std::uint64_t> covered(layout.groups.size().value);
    for (const auto& region : layout.regions) {
        auto rest = region.blocks();
        while (!rest.empty()) {
            const auto group = fs.groupOf(rest.first);
            const auto here = intersection(rest, fs.blocksOf(group));
            if (here.empty() || group.value >= covered.size()) {
                break;
            }
            covered[group.value] += here.count.value;
            rest = between(here.end(), rest.end());
        }
    }
    return covered;
}

} // namespace

GroupUsage::GroupUsage(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const auto covered = coveredBlocks(layout);
    m_before.resize(covered.size() + 1);
    for (std::uint32_t g = 0; g < covered.size(); ++g) {
        const auto size = fs.blocksOf(GroupNumber{g}).count.value;
        const auto bare = size - std::min(size, covered[g]);
        const auto free = layout.freeBlocksOf({g}).value;
        m_before[g + 1] = {m_before[g].bare + static_cast<std::int64_t>(bare),
                           m_before[g].free + static_cast<std::int64_t>(std::min(free, bare))};
    }
    m_shades.reserve(covered.size());
    for (std::uint32_t g = 0; g < covered.size(); ++g) {
        m_shades.push_back(shadeOf(dataInUse({g}, {g})));
    }
}

} // namespace atlas
