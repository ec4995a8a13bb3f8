// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/drawn_volume.h"

#include "layout/layout.h"
#include "layout/structures.h"

#include <algorithm>
#include <span>

namespace atlas {
namespace {

/// Blocks covered by regions, per group.
std::vector<std::uint64_t> coveredBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    std::vector<std::uint64_t> covered(layout.groups.size().value);
    for (const auto& region : layout.regions) {
        auto rest = region.blocks();
        while (!rest.empty()) {
            const auto group = fs.groupOf(rest.first);
            const auto here = intersection(rest, fs.blocksOf(group));
            if (here.empty() || group.value >= covered.size())
                break;
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
        const auto known = layout.freeBlocksOf({g});
        const auto bare = known ? size - std::min(size, covered[g]) : 0;
        const auto free = known.value_or(BlockCount{0}).value;
        m_before[g + 1] = {m_before[g].bare + static_cast<std::int64_t>(bare),
                           m_before[g].free + static_cast<std::int64_t>(std::min(free, bare))};
    }
    if (!layout.groups.source.empty()) {
        m_unknownBefore.resize(covered.size() + 1);
        for (std::uint32_t g = 0; g < covered.size(); ++g)
            m_unknownBefore[g + 1] = m_unknownBefore[g] + (layout.groups.isCurrent({g}) ? 0 : 1);
    }
    m_shades.reserve(covered.size());
    for (std::uint32_t g = 0; g < covered.size(); ++g)
        m_shades.push_back(shadeOf(dataInUse({g}, {g})));
}

namespace {

constexpr std::array shownFirst{RegionKind::PrimarySuperblock, RegionKind::BackupSuperblock, RegionKind::BlockBitmap,
                                RegionKind::InodeBitmap,       RegionKind::GroupDescriptors, RegionKind::Mmp,
                                RegionKind::InodeTable,        RegionKind::Journal,          RegionKind::Quota,
                                RegionKind::OrphanFile,        RegionKind::ResizeInode,      RegionKind::ReservedGdt};
static_assert(shownFirst.size() == regionKindCount);

void include(std::uint16_t& kinds, std::uint16_t others) { kinds = static_cast<std::uint16_t>(kinds | others); }

} // namespace

RegionKind shownKind(std::uint16_t kinds) {
    for (const auto kind : shownFirst)
        if (has(kinds, kind))
            return kind;
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
        for (std::size_t i = 0; i < below.size(); ++i)
            include(level[i / fanout], below[i]);
        m_kinds.push_back(std::move(level));
    }
}

std::uint16_t RegionIndex::kindsIn(std::size_t begin, std::size_t end) const {
    std::uint16_t kinds = 0;
    for (std::size_t level = 0; begin < end; ++level, begin /= fanout, end /= fanout) {
        const bool topmost = level + 1 == m_kinds.size();
        while (begin < end && (topmost || begin % fanout != 0))
            include(kinds, m_kinds[level][begin++]);
        while (begin < end && (topmost || end % fanout != 0))
            include(kinds, m_kinds[level][--end]);
    }
    return kinds;
}

RegionSummary RegionIndex::summary(std::size_t begin, std::size_t end) const {
    return {kindsIn(begin, end), m_pieces[end] - m_pieces[begin], {m_blocks[end] - m_blocks[begin]}};
}

std::vector<Link> linksOf(const Layout& layout, GroupNumber group) {
    if (group.value >= layout.groups.size().value)
        return {};
    std::vector<Link> links;
    eachStructureOf(layout, group, [&](RegionKind kind, BlockInterval blocks) {
        if (!intersection(blocks, layout.filesystem.blocksOfGroups()).empty())
            links.push_back({kind, blocks});
    });
    return links;
}

DrawnVolume::DrawnVolume(VolumeParts parts, const DrawnVolume* earlier)
    : m_parts(std::move(parts)),
      m_judge(structureJudge(layout(), placement().bytes.first, grid(), m_parts.cuts)),
      m_noneStraddles(m_judge.blocks.worst() != Fit::Straddling),
      m_indexes(earlier != nullptr && earlier->layoutPtr() == layoutPtr()
                    ? earlier->m_indexes
                    : std::make_shared<const Indexes>(RegionIndex(layout().regions), GroupUsage(layout()))) {}

bool DrawnVolume::anyStartsOff(const Region& region, bool amongAlike) const {
    const bool anyStart = amongAlike && region.owned(); // at different distances, at least one is off
    return anyJudgedStart(layout(), region, [&](BlockNumber block) {
        const auto byte = placement().byteOf(block, filesystem().blockSize);
        return !m_judge.isPastEnd(block) && (anyStart || pastBoundary(byte, *markedGrid()).value != 0);
    });
}

std::optional<StructureFit> DrawnVolume::fitOf(const Region& structure) const {
    return isJudged(filesystem(), structure.kind) ? std::optional(m_judge.fit(structure.blocks())) : std::nullopt;
}

bool DrawnVolume::anyOffMarked(std::size_t begin, std::size_t end, bool amongAlike) const {
    if (!markedGrid() && m_noneStraddles)
        return false;
    const auto& regions = layout().regions;
    if (begin == end || m_judge.isPastEnd(regions[begin].first))
        return false; // regions are sorted, so a truncated image has none of the others either
    return std::ranges::any_of(std::span(regions).subspan(begin, end - begin), [&](const Region& region) {
        return markedGrid() ? anyStartsOff(region, amongAlike) : fitOf(region).value_or(StructureFit{}).isMisaligned();
    });
}

DrawnVolumePtr makeVolume(VolumeParts parts, const DrawnVolumePtr& earlier) {
    return std::make_shared<const DrawnVolume>(std::move(parts), earlier.get());
}

bool sameLayout(const DrawnVolumePtr& one, const DrawnVolumePtr& other) {
    return one && other && one->layoutPtr() == other->layoutPtr();
}

ByteInterval bytesOnDisk(const DrawnVolume& volume, BlockInterval blocks) {
    return volume.placement().bytesOf(blocks, volume.filesystem().blockSize);
}

} // namespace atlas
