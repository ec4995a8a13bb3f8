// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/owned_spans.h"

#include "allocation/bitmap_reader.h"
#include "allocation/metadata_free.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace atlas {
namespace {

constexpr bool isLarger(auto one, auto other) {
    return one.blocks != other.blocks ? one.blocks > other.blocks : one.inode < other.inode;
}

constexpr std::uint32_t indexOf(OwnerKind kind) { return static_cast<std::uint32_t>(kind); }

} // namespace

void OwnedSpans::add(std::uint32_t inode, OwnerKind kind, BlockInterval blocks) {
    m_seen[indexOf(kind)] = true;
    m_blocks += kind == OwnerKind::File ? blocks.count.value : 0;
    const auto owner = kind == OwnerKind::File ? inode : indexOf(kind);
    while (!blocks.empty()) {
        if (m_spans.size() == m_maxSpans) {
            m_cut = true;
            return;
        }
        constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
        const auto count = std::min(blocks.count.value, most);
        m_spans.push_back({blocks.first.value, static_cast<std::uint32_t>(count), owner});
        blocks = between(blocks.first + BlockCount{count}, blocks.end());
    }
}

void OwnedSpans::endInode(std::uint32_t inode, std::uint16_t links) {
    for (std::size_t kind = 0; kind < kinds; ++kind)
        m_files[kind] += m_seen[kind] ? 1 : 0;
    m_seen = {};
    const Size size{std::exchange(m_blocks, 0), inode, links};
    if (size.blocks == 0 || m_largest == 0)
        return;
    if (m_sizes.size() == m_largest) {
        if (!isLarger(size, m_sizes.front()))
            return;
        std::ranges::pop_heap(m_sizes, isLarger<Size, Size>);
        m_sizes.pop_back();
    }
    m_sizes.push_back(size);
    std::ranges::push_heap(m_sizes, isLarger<Size, Size>);
}

void OwnedSpans::listOwners(OwnerMap& map) {
    std::ranges::sort(m_sizes, isLarger<Size, Size>);
    for (const auto& size : m_sizes) {
        m_owners.emplace_back(size.inode, static_cast<std::uint32_t>(map.owners.size()));
        map.owners.push_back({.kind = OwnerKind::File, .inode = size.inode, .links = size.links, .files = 1});
    }
    m_files[indexOf(OwnerKind::OtherFiles)] = m_files[indexOf(OwnerKind::File)] - m_sizes.size();
    for (auto kind = indexOf(OwnerKind::OtherFiles); kind < kinds; ++kind) {
        if (m_files[kind] != 0) {
            m_owners.emplace_back(kind, static_cast<std::uint32_t>(map.owners.size()));
            map.owners.push_back({.kind = static_cast<OwnerKind>(kind), .files = m_files[kind]});
        }
    }
    std::ranges::sort(m_owners);
}

std::uint32_t OwnedSpans::ownerOf(std::uint32_t inode) const {
    const auto find = [this](std::uint32_t key) {
        return std::ranges::lower_bound(m_owners, key, {}, &std::pair<std::uint32_t, std::uint32_t>::first);
    };
    const auto own = find(inode);
    return own != m_owners.end() && own->first == inode ? own->second : find(indexOf(OwnerKind::OtherFiles))->second;
}

void OwnedSpans::addStretch(OwnerMap& map, BlockInterval blocks, std::uint32_t owner) {
    map.owners[owner].blocks += blocks.count.value;
    if (!map.stretches.empty()) {
        auto& last = map.stretches.back();
        if (last.owner == owner && last.blocks.end() == blocks.first) {
            last.blocks.count += blocks.count;
            return;
        }
    }
    ++map.owners[owner].pieces;
    map.stretches.push_back({blocks, owner});
}

void OwnedSpans::finish(OwnerMap& map) {
    listOwners(map);
    std::ranges::sort(m_spans, [](const Span& one, const Span& other) {
        return one.first != other.first ? one.first < other.first : one.owner < other.owner;
    });
    BlockNumber end{0}; // of the blocks assigned so far
    std::uint32_t before = 0;
    for (const auto& span : m_spans) {
        const auto blocks = BlockInterval{{span.first}, {span.count}};
        const auto rest = blocks.first < end ? between(std::min(end, blocks.end()), blocks.end()) : blocks;
        const bool isShared = span.owner == before && span.owner == indexOf(OwnerKind::Attributes);
        map.contested += isShared ? 0 : blocks.count.value - rest.count.value;
        if (!rest.empty()) {
            addStretch(map, rest, ownerOf(span.owner));
            end = rest.end();
            before = span.owner;
        }
    }
    map.cut = map.cut || m_cut;
    m_spans = {};
}

namespace {

/// Calls `run(from, end, inUse)` for each run of equal bits among the first `count`.
template <class Run>
void eachRun(std::span<const std::byte> bits, std::uint32_t count, Run run) {
    std::uint32_t from = 0;
    bool inUse = false;
    for (std::uint32_t at = 0; at < count;) {
        const auto rest = wordAt(bits, at / 64 * 8, 0) >> (at % 64);
        const auto left = std::min(64 - at % 64, count - at);
        const auto alike =
            std::min(static_cast<std::uint32_t>(inUse ? std::countr_one(rest) : std::countr_zero(rest)), left);
        at += alike;
        if (alike < left) {
            if (at > from)
                run(from, at, inUse);
            from = at;
            inUse = !inUse;
        }
    }
    if (count > from)
        run(from, count, inUse);
}

} // namespace

std::vector<OwnedBlocks>::const_iterator OwnedInBitmaps::ownedFrom(BlockNumber block) const {
    return std::ranges::partition_point(
        m_owned, [&](const OwnedBlocks& each) { return endOfCluster(each.blocks.end()) <= block; });
}

std::vector<Region>::const_iterator OwnedInBitmaps::regionFrom(BlockNumber block) const {
    return std::ranges::partition_point(m_layout.regions,
                                        [&](const Region& each) { return endOfCluster(each.blocks().end()) <= block; });
}

BlockNumber OwnedInBitmaps::endOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    const auto past = (block - fs.firstDataBlock).value % ratio;
    return past == 0 ? block : std::min(block + BlockCount{ratio - past}, fs.end());
}

BlockNumber OwnedInBitmaps::startOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    return {block.value - (block - fs.firstDataBlock).value % ratio};
}

BlockNumber OwnedInBitmaps::coveredUntil(BlockNumber block) const {
    auto end = block;
    if (const auto region = regionFrom(block);
        region != m_layout.regions.end() && startOfCluster(region->first) <= block) {
        end = std::max(end, endOfCluster(region->blocks().end()));
    }
    if (const auto owned = ownedFrom(block); owned != m_owned.end() && startOfCluster(owned->blocks.first) <= block)
        end = std::max(end, endOfCluster(owned->blocks.end()));
    return end;
}

BlockNumber OwnedInBitmaps::nextCovered(BlockNumber block) const {
    auto next = m_layout.filesystem.end();
    if (const auto region = regionFrom(block); region != m_layout.regions.end())
        next = std::min(next, startOfCluster(region->first));
    if (const auto owned = ownedFrom(block); owned != m_owned.end())
        next = std::min(next, startOfCluster(owned->blocks.first));
    return next;
}

void OwnedInBitmaps::used(BlockInterval blocks) {
    for (auto at = blocks.first; at < blocks.end();) {
        if (const auto covered = coveredUntil(at); covered > at) {
            at = covered;
            continue;
        }
        const auto end = std::min(nextCovered(at), blocks.end());
        if (!m_unowned.empty() && m_unowned.back().end() == at)
            m_unowned.back() = between(m_unowned.back().first, end);
        else
            m_unowned.push_back(between(at, end));
        at = end;
    }
}

void OwnedInBitmaps::free(BlockInterval blocks) {
    for (auto owned = ownedFrom(blocks.first); owned != m_owned.end() && owned->blocks.first < blocks.end(); ++owned)
        m_freeButOwned += intersection(owned->blocks, blocks).count.value;
}

void OwnedInBitmaps::bitmap(GroupNumber group, std::span<const std::byte> bits) {
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto clusters = std::min<std::uint64_t>(m_layout.filesystem.clustersOf(group), 8 * bits.size());
    eachRun(bits, static_cast<std::uint32_t>(clusters), [&](std::uint32_t from, std::uint32_t end, bool inUse) {
        const auto run = between(blocks.first + BlockCount{std::uint64_t{from} * ratio},
                                 std::min(blocks.first + BlockCount{std::uint64_t{end} * ratio}, blocks.end()));
        inUse ? used(run) : free(run);
    });
}

/// Only metadata is in use in such a group, including blocks of the resize inode.
void OwnedInBitmaps::uninitialised(GroupNumber group) {
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto region = static_cast<std::size_t>(regionFrom(blocks.first) - m_layout.regions.begin());
    auto from = blocks.first;
    usedWithoutBitmap(m_layout, group, region, [&](std::uint32_t first, std::uint32_t end) {
        free(between(from, blocks.first + BlockCount{std::uint64_t{first} * ratio}));
        from = std::max(from, blocks.first + BlockCount{std::uint64_t{end} * ratio});
    });
    free(between(from, blocks.end()));
}

} // namespace atlas
