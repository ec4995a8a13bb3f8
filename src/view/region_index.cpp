// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/region_index.h"

namespace atlas {
namespace {

constexpr std::array shownFirst{RegionKind::PrimarySuperblock, RegionKind::BackupSuperblock, RegionKind::BlockBitmap,
                                RegionKind::InodeBitmap,       RegionKind::GroupDescriptors, RegionKind::Mmp,
                                RegionKind::InodeTable,        RegionKind::Journal,          RegionKind::Quota,
                                RegionKind::OrphanFile,        RegionKind::ResizeInode,      RegionKind::ReservedGdt};
static_assert(shownFirst.size() == regionKindCount);

void include(std::uint16_t& kinds, std::uint16_t others) { kinds = static_cast<std::uint16_t>(kinds | others); }

} // namespace

RegionKind shownKind(std::uint16_t kinds) {
    for (const auto kind : shownFirst) {
        if (has(kinds, kind)) {
            return kind;
        }
    }
    return shownFirst.back();
}

RegionIndex::RegionIndex(std::span<const Region> regions) {
    m_pieces.reserve(regions.size() + 1);
    m_pieces.push_back(0);
    m_blocks.reserve(regions.size() + 1);
    m_blocks.push_back(0);
    auto& single = m_kinds.emplace_back();
    single.reserve(regions.size());
    for (const auto& region : regions) {
        m_pieces.push_back(m_pieces.back() + region.groups.value);
        m_blocks.push_back(m_blocks.back() + region.count.value);
        single.push_back(static_cast<std::uint16_t>(1U << index(region.kind)));
    }
    while (m_kinds.back().size() > fanout) {
        const auto& below = m_kinds.back();
        std::vector<std::uint16_t> level((below.size() + fanout - 1) / fanout);
        for (std::size_t i = 0; i < below.size(); ++i) {
            include(level[i / fanout], below[i]);
        }
        m_kinds.push_back(std::move(level));
    }
}

std::uint16_t RegionIndex::kindsIn(std::size_t begin, std::size_t end) const {
    std::uint16_t kinds = 0;
    for (std::size_t level = 0; begin < end; ++level, begin /= fanout, end /= fanout) {
        const bool topmost = level + 1 == m_kinds.size();
        while (begin < end && (topmost || begin % fanout != 0)) {
            include(kinds, m_kinds[level][begin++]);
        }
        while (begin < end && (topmost || end % fanout != 0)) {
            include(kinds, m_kinds[level][--end]);
        }
    }
    return kinds;
}

RegionSummary RegionIndex::summary(std::size_t begin, std::size_t end) const {
    return {kindsIn(begin, end), m_pieces[end] - m_pieces[begin], {m_blocks[end] - m_blocks[begin]}};
}

} // namespace atlas
