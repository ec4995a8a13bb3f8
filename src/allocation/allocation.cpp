// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation.h"

#include "allocation/free_count_findings.h"
#include "allocation/used_without_bitmap.h"

namespace atlas {

GroupCount Allocation::unread() const {
    return {static_cast<std::uint32_t>(std::ranges::count(freeClusters, unknownFree))};
}

bool Allocation::isComplete(const Layout& layout) const {
    return size() == layout.groups.size() && unread().value == 0;
}

AllocationScan::AllocationScan(const Layout& layout, Interval<GroupNumber> groups)
    : m_layout(layout),
      m_extents(layout.filesystem.blocksPerCluster()),
      m_region(layout.firstRegionEndingAfter(layout.filesystem.blocksOf(groups.first).first)) {
    m_out.first = groups.first;
    m_out.freeClusters.reserve(groups.count.value);
}

GroupNumber AllocationScan::next() const { return m_out.first + m_out.size(); }

void AllocationScan::take(std::uint32_t free) { m_out.freeClusters.push_back(free); }

void AllocationScan::bitmap(std::span<const std::byte> bits) {
    const auto clusters = std::min<std::uint64_t>(clustersOf(m_layout.filesystem, next()), bits.size() * 8);
    take(m_extents.bitmap(bits, static_cast<std::uint32_t>(clusters)));
}

void AllocationScan::finding(Finding finding) {
    auto& list = finding.kind == FindingKind::BitmapUnreadable ? m_unreadable : m_checksums;
    list.add(std::move(finding));
}

void AllocationScan::uninitialised() {
    const auto first = m_layout.filesystem.blocksOf(next()).first;
    while (m_region < m_layout.regions.size() && m_layout.regions[m_region].end() <= first) {
        ++m_region;
    }
    std::uint32_t at = 0;
    std::uint32_t found = 0;
    const auto freeUpTo = [&](std::uint32_t end) {
        if (end > at) {
            m_extents.free(end - at);
            found += end - at;
        }
    };
    usedWithoutBitmap(m_layout, next(), m_region, [&](std::uint32_t from, std::uint32_t end) {
        freeUpTo(from);
        m_extents.used();
        at = end;
    });
    freeUpTo(clustersOf(m_layout.filesystem, next()));
    take(found);
    m_out.uninitialised += GroupCount{1};
}

void AllocationScan::unknown() {
    m_extents.used();
    take(unknownFree);
}

Allocation AllocationScan::finish() {
    m_out.extents = m_extents.finish();
    m_unreadable.appendTo(m_out.findings);
    m_checksums.appendTo(m_out.findings);
    addFreeCountFindings(m_layout, m_out, m_out.findings);
    return std::move(m_out);
}

} // namespace atlas
