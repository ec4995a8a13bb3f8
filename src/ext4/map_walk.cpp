// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/map_walk.h"

namespace atlas {
namespace {

constexpr std::size_t entryBytes = 12; // the header has the same size
constexpr std::size_t pointerBytes = 4;

std::uint64_t contentBelow(std::size_t blockSize, unsigned level) {
    std::uint64_t blocks = 1;
    for (unsigned n = 0; n < level; ++n)
        blocks *= blockSize / pointerBytes;
    return blocks;
}

} // namespace

bool MapWalk::walk(const RawInode& inode, MapVisitor& visitor) {
    constexpr unsigned direct = 12;
    m_visitor = &visitor;
    m_sound = true;
    m_ended = false;
    const auto map = inode.map();
    if (inode.byExtents()) {
        node(map, std::nullopt);
        return m_sound;
    }
    contentPointers(map.first(direct * pointerBytes), 0);
    std::uint64_t logical = direct;
    for (unsigned level = 1; level <= 3 && !m_ended; ++level) {
        pointers(map.subspan((direct + level - 1) * pointerBytes, pointerBytes), level, logical);
        logical += contentBelow(m_blocks.blockSize(), level);
    }
    return m_sound;
}

/// The bytes of a block of the map; empty if it must not be followed.
std::span<const std::byte> MapWalk::enter(BlockNumber block, unsigned level) {
    if (!m_blocks.isInside({block, {1}})) {
        m_sound = false;
        return {};
    }
    if (!m_visitor->enter(block, level))
        return {};
    auto& buffer = m_buffers[level];
    buffer.resize(m_blocks.blockSize());
    if (!m_blocks.read(block, buffer)) {
        m_sound = false;
        m_visitor->leave(block, level);
        return {};
    }
    return buffer;
}

void MapWalk::pass(const FileExtent& extent) {
    if (!m_blocks.isInside(extent.blocks))
        m_sound = false;
    else
        m_ended = !m_visitor->extent(extent);
}

void MapWalk::node(std::span<const std::byte> bytes, std::optional<unsigned> depth) {
    constexpr std::uint16_t magic = 0xF30A;
    const std::size_t entries = little<std::uint16_t>(bytes, 2);
    const unsigned own = little<std::uint16_t>(bytes, 6);
    if (little<std::uint16_t>(bytes, 0) != magic || own > maxDepth || own != depth.value_or(own) ||
        entries > bytes.size() / entryBytes - 1) {
        m_sound = false;
        return;
    }
    const auto used = bytes.subspan(entryBytes, entries * entryBytes);
    if (own == 0)
        leaf(used);
    else
        index(used, own);
}

void MapWalk::leaf(std::span<const std::byte> entries) {
    constexpr std::uint16_t longest = 0x8000; // longer ones are unwritten (EXT_INIT_MAX_LEN)
    for (std::size_t at = 0; at < entries.size() && !m_ended; at += entryBytes) {
        const auto length = little<std::uint16_t>(entries, at + 4);
        const bool unwritten = length > longest;
        const std::uint64_t first =
            std::uint64_t{little<std::uint16_t>(entries, at + 6)} << 32 | little<std::uint32_t>(entries, at + 8);
        pass({.logical = little<std::uint32_t>(entries, at),
              .blocks = {{first}, {static_cast<std::uint64_t>(length - (unwritten ? longest : 0))}},
              .unwritten = unwritten});
    }
}

void MapWalk::index(std::span<const std::byte> entries, unsigned depth) {
    for (std::size_t at = 0; at < entries.size() && !m_ended; at += entryBytes) {
        const BlockNumber block{std::uint64_t{little<std::uint16_t>(entries, at + 8)} << 32 |
                                little<std::uint32_t>(entries, at + 4)};
        if (const auto bytes = enter(block, depth); !bytes.empty()) {
            node(bytes, depth - 1);
            m_visitor->leave(block, depth);
        }
    }
}

/// `level` is that of the blocks that the pointers name.
void MapWalk::pointers(std::span<const std::byte> bytes, unsigned level, std::uint64_t logical) {
    const auto step = contentBelow(m_blocks.blockSize(), level);
    for (std::size_t at = 0; at < bytes.size() && !m_ended; at += pointerBytes, logical += step) {
        const BlockNumber block{little<std::uint32_t>(bytes, at)};
        const auto below = block.value == 0 ? std::span<const std::byte>() : enter(block, level);
        if (below.empty())
            continue;
        if (level == 1)
            contentPointers(below, logical);
        else
            pointers(below, level - 1, logical);
        m_visitor->leave(block, level);
    }
}

void MapWalk::contentPointers(std::span<const std::byte> bytes, std::uint64_t logical) {
    const auto count = bytes.size() / pointerBytes;
    for (std::size_t n = 0; n < count && !m_ended;) {
        const auto first = little<std::uint32_t>(bytes, n * pointerBytes);
        std::size_t end = n + 1;
        while (first != 0 && end < count && little<std::uint32_t>(bytes, end * pointerBytes) == first + (end - n))
            ++end;
        if (first != 0)
            pass({.logical = logical + n, .blocks = {{first}, {end - n}}});
        n = end;
    }
}

} // namespace atlas
