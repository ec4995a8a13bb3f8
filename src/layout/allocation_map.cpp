// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/allocation_map.h"

#include "layout/bit_count.h"
#include "layout/used_without_bitmap.h"

namespace atlas {
namespace {

constexpr std::uint64_t chunkBytes = std::uint64_t{1} << 20;

/// Clusters in use by the stretches of a group; 0 and 255 are exact.
double byStretches(const AllocationChunk& chunk, GroupNumber group, std::uint32_t from, std::uint32_t end,
                   std::uint32_t length) {
    const auto* stretches = &chunk.inUse[std::size_t{(group - chunk.first).value} * stretchesPerGroup];
    double used = 0;
    for (auto n = from / length; n * length < end && n < stretchesPerGroup; ++n) {
        const auto here = std::min(end, (n + 1) * length) - std::max(from, n * length);
        used += here * (stretches[n] / 255.0);
    }
    return used;
}

} // namespace

AllocationMap::AllocationMap(LayoutPtr layout)
    : m_layout(std::move(layout)),
      m_groupsPerChunk(static_cast<std::uint32_t>(
          std::max<std::uint64_t>(chunkBytes / std::max<std::uint64_t>(m_layout->filesystem.blockSize.value, 1), 1))) {
    m_chunks.resize((m_layout->groups.size().value + m_groupsPerChunk - 1) / m_groupsPerChunk);
}

Interval<GroupNumber> AllocationMap::groupsOf(std::size_t chunk) const {
    const GroupNumber first{static_cast<std::uint32_t>(chunk * m_groupsPerChunk)};
    return {first, {std::min(m_groupsPerChunk, m_layout->groups.size().value - first.value)}};
}

void AllocationMap::put(ChunkPtr chunk) {
    auto& slot = m_chunks[chunkOf(chunk->first)];
    m_read += slot == nullptr ? 1 : 0;
    slot = std::move(chunk);
}

const BitmapTile* AllocationMap::tileOf(GroupNumber group) const {
    const auto past = std::ranges::upper_bound(m_tiles, group, {}, [](const TilePtr& tile) { return tile->first; });
    if (past == m_tiles.begin()) {
        return nullptr;
    }
    const auto& tile = **std::prev(past);
    const auto n = (group - tile.first).value;
    return n < tile.known.size() && tile.known[n] ? &tile : nullptr;
}

std::optional<std::uint32_t> AllocationMap::freeClusters(GroupNumber group) const {
    const auto& chunk = m_chunks[chunkOf(group)];
    const auto free = chunk ? chunk->freeClusters[(group - chunk->first).value] : unknownFree;
    return free == unknownFree ? std::nullopt : std::optional(free);
}

std::optional<double> AllocationMap::usedIn(GroupNumber group, Clusters clusters) const {
    const auto& fs = m_layout->filesystem;
    const auto all = clustersOf(fs, group);
    const auto free = freeClusters(group);
    if (free && (*free == 0 || *free == all)) {
        return *free == 0 ? clusters.end - clusters.from : 0;
    }
    if (free && clusters.from == 0 && clusters.end == all) {
        return all - std::min(*free, all);
    }
    if (const auto* tile = tileOf(group)) {
        const auto most = tile->bytesPerGroup * 8;
        return bitsSet(tile->of(group), std::min(clusters.from, most), std::min(clusters.end, most));
    }
    return free ? std::optional(byStretches(*m_chunks[chunkOf(group)], group, clusters.from, clusters.end,
                                            clustersPerStretch(fs)))
                : std::nullopt;
}

std::optional<double> AllocationMap::inUse(BlockInterval blocks) const {
    const auto& fs = m_layout->filesystem;
    const auto ratio = fs.blocksPerCluster();
    double used = 0;
    double total = 0;
    for (auto group = fs.groupOf(blocks.first); !blocks.empty(); ++group) {
        const auto all = fs.blocksOf(group);
        const auto here = intersection(all, blocks);
        if (group.value >= m_layout->groups.size().value || here.empty()) {
            break;
        }
        const Clusters clusters{static_cast<std::uint32_t>((here.first - all.first).value / ratio),
                                static_cast<std::uint32_t>(((here.end() - all.first).value + ratio - 1) / ratio)};
        const auto found = usedIn(group, clusters);
        if (!found) {
            return {};
        }
        used += *found;
        total += clusters.end - clusters.from;
        blocks = between(here.end(), blocks.end());
    }
    return total == 0 ? std::nullopt : std::optional(used / total);
}

std::optional<bool> AllocationMap::blockInUse(BlockNumber block) const {
    const auto share = inUse({block, {1}});
    return share && (*share == 0 || *share == 1) ? std::optional(*share == 1) : std::nullopt;
}

Allocation AllocationMap::allocation() const {
    std::vector<ChunkPtr> read;
    std::ranges::copy_if(m_chunks, std::back_inserter(read), [](const ChunkPtr& chunk) { return chunk != nullptr; });
    return allocationOf(*m_layout, {{0}, m_layout->groups.size()}, read);
}

} // namespace atlas
