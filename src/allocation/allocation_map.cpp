// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation_map.h"

#include "allocation/bitmap_reader.h"
#include "allocation/metadata_free.h"
#include "layout/layout.h"

namespace atlas {
namespace {

constexpr std::uint64_t chunkBytes = MiB;

} // namespace

std::uint64_t GroupUse::shares(std::uint32_t from, std::uint32_t end) const {
    if (from >= end)
        return 0;
    if (uniform())
        return free == 0 ? std::uint64_t{end - from} * stretchInUse : 0;
    if (free != unknownFree && end - from == clusters)
        return std::uint64_t{clusters - std::min(free, clusters)} * stretchInUse;
    if (!bits.empty()) {
        const auto maximum = static_cast<std::uint32_t>(bits.size() * 8);
        return std::uint64_t{bitsSet(bits, std::min(from, maximum), std::min(end, maximum))} * stretchInUse;
    }
    return sharesBefore(end) - sharesBefore(from);
}

AllocationMap::AllocationMap(LayoutPtr layout)
    : m_layout(std::move(layout)),
      m_groupsPerChunk(static_cast<std::uint32_t>(
          std::max<std::uint64_t>(chunkBytes / std::max<std::uint64_t>(m_layout->filesystem.blockSize.value, 1), 1))) {
    m_stretchBits = stretchBits(m_layout->filesystem);
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
    if (past == m_tiles.begin())
        return nullptr;
    const auto& tile = **std::prev(past);
    const auto n = (group - tile.first).value;
    return n < tile.known.size() && tile.known[n] ? &tile : nullptr;
}

std::optional<std::uint32_t> AllocationMap::freeClusters(GroupNumber group) const {
    const auto& chunk = m_chunks[chunkOf(group)];
    const auto free = chunk ? chunk->freeClusters[(group - chunk->first).value] : unknownFree;
    return free == unknownFree ? std::nullopt : std::optional(free);
}

GroupUse AllocationMap::of(GroupNumber group) const {
    if (group.value >= m_layout->groups.size().value)
        return {};
    GroupUse use{.clusters = m_layout->filesystem.clustersOf(group), .stretchBits = m_stretchBits};
    if (const auto& chunk = m_chunks[chunkOf(group)]) {
        const auto n = (group - chunk->first).value;
        use.free = chunk->freeClusters[n];
        use.sharesUntil = std::span(chunk->sharesUntil).subspan(std::size_t{n} * stretchesPerGroup, stretchesPerGroup);
    }
    if (!use.uniform() && !m_tiles.empty()) {
        if (const auto* tile = tileOf(group))
            use.bits = tile->of(group);
    }
    return use;
}

/// Free clusters of whole groups; nullopt if one of them is unknown.
std::optional<std::uint64_t> AllocationMap::freeIn(Interval<GroupNumber> groups) const {
    std::uint64_t free = 0;
    for (auto group = groups.first; group < groups.end();) {
        const auto& chunk = m_chunks[chunkOf(group)];
        if (!chunk)
            return {};
        const auto end = std::min(chunk->groups().end(), groups.end());
        bool known = true;
        for (; group < end; ++group) {
            const auto here = chunk->freeClusters[(group - chunk->first).value];
            known &= here != unknownFree;
            free += here;
        }
        if (!known)
            return {};
    }
    return free;
}

/// Clusters in use in the part of `blocks` that lies in `group`.
AllocationMap::Share AllocationMap::shareIn(GroupNumber group, BlockInterval blocks) const {
    const auto ratio = m_layout->filesystem.blocksPerCluster();
    const auto all = m_layout->filesystem.blocksOf(group);
    const auto here = intersection(all, blocks);
    if (here.empty())
        return {};
    const auto from = static_cast<std::uint32_t>((here.first - all.first).value / ratio);
    const auto end = static_cast<std::uint32_t>(((here.end() - all.first).value + ratio - 1) / ratio);
    const auto use = of(group);
    const auto used = [&] { return static_cast<double>(use.shares(from, end)) / stretchInUse; };
    return {use.known() ? std::optional(used()) : std::nullopt, end - from};
}

std::optional<double> AllocationMap::inUse(BlockInterval blocks) const {
    const auto& fs = m_layout->filesystem;
    if (blocks.empty() || m_layout->groups.size().value == 0)
        return {};
    const GroupNumber lastGroup{m_layout->groups.size().value - 1};
    const auto first = std::min(fs.groupOf(blocks.first), lastGroup);
    const auto last = std::min(fs.groupOf(blocks.last()), lastGroup);
    auto sum = shareIn(first, blocks);
    if (last > first) {
        const auto tail = shareIn(last, blocks);
        const auto between = GroupCount{last.value - first.value - 1};
        const auto free = freeIn({first + GroupCount{1}, between});
        if (!sum.used || !tail.used || !free)
            return {};
        const auto whole = std::uint64_t{between.value} * fs.clustersOf(first);
        *sum.used += *tail.used + static_cast<double>(whole - std::min(*free, whole));
        sum.of += tail.of + whole;
    }
    return sum.used && sum.of != 0 ? std::optional(*sum.used / static_cast<double>(sum.of)) : std::nullopt;
}

std::optional<bool> AllocationMap::blockInUse(BlockNumber block) const {
    const auto share = inUse({block, {1}});
    return share && (*share == 0 || *share == 1) ? std::optional(*share == 1) : std::nullopt;
}

Allocation AllocationMap::allocation() const {
    std::vector<ChunkPtr> read;
    std::ranges::copy_if(m_chunks, std::back_inserter(read), [](const ChunkPtr& chunk) { return chunk != nullptr; });
    return allocationOf({{0}, m_layout->groups.size()}, read);
}

BlockStatus statusOf(const AllocationMap* allocation, BlockNumber block) {
    const auto inUse = allocation != nullptr ? allocation->blockInUse(block) : std::nullopt;
    if (!inUse)
        return BlockStatus::Unknown;
    if (allocation->stale())
        return *inUse ? BlockStatus::WasInUse : BlockStatus::WasFree;
    if (*inUse)
        return BlockStatus::InUse;
    const auto& layout = *allocation->layoutPtr();
    const bool computed = HeededFlags(layout).blocksUninitialised(layout.filesystem.groupOf(block));
    return computed ? BlockStatus::NeverWritten : BlockStatus::Free;
}

} // namespace atlas
