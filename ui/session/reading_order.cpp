// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/reading_order.h"

#include <algorithm>
#include <iterator>

namespace atlas::ui {

namespace {

constexpr std::size_t chunksPerTask = 64;
constexpr std::size_t tilesPerTask = 64;
constexpr std::uint64_t tileBytes = 64 * KiB;

} // namespace

ReadingOrder::ReadingOrder(LayoutPtr layout)
    : m_layout(std::move(layout)),
      m_groupsPerTile(
          static_cast<std::uint32_t>(std::max<std::uint64_t>(tileBytes / m_layout->filesystem.blockSize.value, 1))) {}

/// The group of `block`; for blocks past the end, the last group.
GroupNumber ReadingOrder::groupOf(BlockNumber block) const {
    const auto last = m_layout->groups.size().value - 1;
    return {std::min(m_layout->filesystem.groupOf(block).value, last)};
}

void ReadingOrder::setView(const std::vector<BlockInterval>& rows) {
    if (rows.empty())
        return;
    m_middle = groupOf(rows[rows.size() / 2].first);
    m_wanted.clear();
    for (const auto& row : rows) {
        if (!row.empty())
            want(row);
        if (m_wanted.size() > maxTiles)
            return m_wanted.clear();
    }
}

void ReadingOrder::want(BlockInterval row) {
    const auto step = m_groupsPerTile;
    const auto last = groupOf(row.last()).value;
    for (auto first = groupOf(row.first).value / step * step; first <= last && m_wanted.size() <= maxTiles;
         first += step) {
        if (m_wanted.empty() || m_wanted.back().value < first)
            m_wanted.push_back({first});
    }
}

std::vector<Interval<GroupNumber>> ReadingOrder::nextChunks(const AllocationMap& map) const {
    const auto middle = static_cast<std::ptrdiff_t>(map.chunkOf(m_middle));
    const auto count = static_cast<std::ptrdiff_t>(map.chunkCount());
    std::vector<Interval<GroupNumber>> nearest;
    const auto look = [&](std::ptrdiff_t chunk) {
        if (chunk >= 0 && chunk < count && !map.has(static_cast<std::size_t>(chunk)))
            nearest.push_back(map.groupsOf(static_cast<std::size_t>(chunk)));
    };
    look(middle);
    for (std::ptrdiff_t far = 1; far < count && nearest.size() < chunksPerTask; ++far) {
        look(middle + far);
        look(middle - far);
    }
    return nearest;
}

std::vector<Interval<GroupNumber>> ReadingOrder::nextTiles(const AllocationMap& map) const {
    const auto& have = map.tiles();
    const auto groups = m_layout->groups.size().value;
    std::vector<Interval<GroupNumber>> missing;
    for (const auto tile : m_wanted) {
        const bool there = std::ranges::binary_search(have, tile, {}, [](const TilePtr& each) { return each->first; });
        if (!there && missing.size() < tilesPerTask)
            missing.push_back({tile, {std::min(m_groupsPerTile, groups - tile.value)}});
    }
    return missing;
}

std::vector<TilePtr> ReadingOrder::keptTiles(std::vector<TilePtr> have, std::vector<TilePtr> more) const {
    if (have.size() + more.size() > maxTiles)
        std::erase_if(have, [this](const TilePtr& tile) { return !std::ranges::binary_search(m_wanted, tile->first); });
    if (have.size() + more.size() > maxTiles)
        have.clear(); // the view changed while `more` was being read
    have.insert(have.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    std::ranges::sort(have, {}, [](const TilePtr& tile) { return tile->first; });
    return have;
}

} // namespace atlas::ui
