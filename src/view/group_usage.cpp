// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/group_usage.h"

namespace atlas {
namespace {

/// Blocks of each group that regions cover.
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
    m_bare.resize(covered.size() + 1);
    m_free.resize(covered.size() + 1);
    for (std::uint32_t g = 0; g < covered.size(); ++g) {
        const auto size = fs.blocksOf(GroupNumber{g}).count.value;
        const auto bare = size - std::min(size, covered[g]);
        const auto free = std::uint64_t{layout.groups.freeBlocks[g]} * fs.blocksPerCluster();
        m_bare[g + 1] = m_bare[g] + bare;
        m_free[g + 1] = m_free[g] + std::min(free, bare);
    }
}

double GroupUsage::dataInUse(GroupNumber first, GroupNumber last) const {
    const auto groups = m_bare.size() - 1;
    const auto begin = std::min<std::size_t>(first.value, groups);
    const auto end = std::min<std::size_t>(std::size_t{last.value} + 1, groups);
    if (begin >= end || m_bare[end] == m_bare[begin]) {
        return 0;
    }
    const auto bare = static_cast<double>(m_bare[end] - m_bare[begin]);
    return 1 - static_cast<double>(m_free[end] - m_free[begin]) / bare;
}

} // namespace atlas
