// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/owned_spans.h"

#include <algorithm>
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
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        m_files[kind] += m_seen[kind] ? 1 : 0;
    }
    m_seen = {};
    const Size size{std::exchange(m_blocks, 0), inode, links};
    if (size.blocks == 0 || m_largest == 0) {
        return;
    }
    if (m_sizes.size() == m_largest) {
        if (!isLarger(size, m_sizes.front())) {
            return;
        }
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
    BlockNumber end{0}; // of what was named so far
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

} // namespace atlas
