// SPDX-License-Identifier: GPL-3.0-or-later
// The extent tree: e2fsck/pass1.c (scan_extent_node) and lib/ext2fs/extent.c (ext2fs_extent_header_verify).
#include "ext4/check_map.h"

#include "ondisk/endian.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::size_t nodeEntryBytes = 12; // the header has the same size
constexpr std::uint64_t endOfFiles = std::uint64_t{1} << 32;
constexpr std::size_t ownerGenerationAt = 0x64;

} // namespace

/// Takes over what MapWalk finds in direct and indirect blocks.
class MapCheck::Indirect : public MapVisitor {
public:
    explicit Indirect(MapCheck& check) : m_check(check) {}
    bool enter(BlockNumber block, unsigned /*level*/) override {
        ++m_check.m_map.mapping;
        const bool isNew = m_check.m_entered.insert(block.value).second;
        m_check.m_map.incomplete = m_check.m_map.incomplete || !isNew;
        return isNew;
    }
    bool extent(const FileExtent& extent) override {
        m_check.take(extent);
        return true;
    }

private:
    MapCheck& m_check;
};

const CheckedMap& MapCheck::check(const RawInode& inode) {
    m_map.extents.clear();
    m_map = {.extents = std::move(m_map.extents)};
    m_owner = {inode.number(), little<std::uint32_t>(inode.bytes(), ownerGenerationAt)};
    if (inode.byExtents()) {
        node(inode.map(), std::nullopt, 0, endOfFiles);
    } else {
        Indirect visitor(*this);
        m_map.damaged = !m_walk.walk(inode, visitor);
    }
    return m_map;
}

void MapCheck::take(const FileExtent& extent) {
    m_map.content += extent.blocks.count.value;
    m_map.last = std::max(m_map.last.value_or(0), extent.end() - 1);
    if (!extent.unwritten)
        m_map.lastWritten = std::max(m_map.lastWritten.value_or(0), extent.end() - 1);
    if (m_map.extents.size() < maxKept)
        m_map.extents.push_back(extent);
    else
        m_map.incomplete = true;
}

/// `first` and `end`: the logical blocks that the node may cover.
void MapCheck::node(std::span<const std::byte> bytes, std::optional<unsigned> depth, std::uint64_t first,
                    std::uint64_t end) {
    constexpr std::uint16_t magic = 0xF30A;
    const std::size_t entries = little<std::uint16_t>(bytes, 2);
    const std::size_t maximum = little<std::uint16_t>(bytes, 4);
    const unsigned own = little<std::uint16_t>(bytes, 6);
    const auto room = bytes.size() / nodeEntryBytes - 1; // two fewer leave room for a checksum
    if (little<std::uint16_t>(bytes, 0) != magic || own > maxDepth || own != depth.value_or(own) || entries > maximum ||
        maximum > room || maximum + 2 < room || (entries == 0 && (own > 0 || depth))) {
        m_map.damaged = true;
        return;
    }
    const auto used = bytes.subspan(nodeEntryBytes, entries * nodeEntryBytes);
    if (own == 0)
        leaf(used, first, end);
    else
        index(used, own, first, end);
}

void MapCheck::leaf(std::span<const std::byte> entries, std::uint64_t first, std::uint64_t end) {
    constexpr std::uint16_t longest = 0x8000; // longer ones are unwritten (EXT_INIT_MAX_LEN)
    for (std::size_t at = 0; at < entries.size(); at += nodeEntryBytes) {
        const std::uint64_t logical = little<std::uint32_t>(entries, at);
        const auto stored = little<std::uint16_t>(entries, at + 4);
        const bool unwritten = stored > longest;
        const std::uint64_t length = stored - (unwritten ? longest : 0U);
        const std::uint64_t block =
            std::uint64_t{little<std::uint16_t>(entries, at + 6)} << 32 | little<std::uint32_t>(entries, at + 8);
        if (length == 0 || logical < first || logical + length > end) {
            m_map.damaged = true;
            continue;
        }
        first = logical + length;
        if (const BlockInterval blocks{{block}, {length}}; m_volume.blocks.isInside(blocks))
            take({.logical = logical, .blocks = blocks, .unwritten = unwritten});
        else
            m_map.outside = true;
    }
}

void MapCheck::index(std::span<const std::byte> entries, unsigned depth, std::uint64_t first, std::uint64_t end) {
    for (std::size_t at = 0; at < entries.size(); at += nodeEntryBytes) {
        const std::uint64_t logical = little<std::uint32_t>(entries, at);
        const bool isLast = at + nodeEntryBytes >= entries.size();
        const std::uint64_t next = isLast ? end : little<std::uint32_t>(entries, at + nodeEntryBytes);
        const BlockNumber block{std::uint64_t{little<std::uint16_t>(entries, at + 8)} << 32 |
                                little<std::uint32_t>(entries, at + 4)};
        if (logical < first || next <= logical || next > end) {
            m_map.damaged = true;
            continue;
        }
        first = next;
        if (m_volume.blocks.isInside({block, {1}}))
            child(block, depth - 1, logical, next);
        else
            m_map.outside = true;
    }
}

void MapCheck::child(BlockNumber block, unsigned depth, std::uint64_t first, std::uint64_t end) {
    ++m_map.mapping;
    auto& buffer = m_buffers[depth];
    buffer.resize(m_volume.blockSize());
    if (!m_entered.insert(block.value).second || !m_volume.blocks.read(block, buffer)) {
        m_map.incomplete = true;
        return;
    }
    if (m_volume.checksums) {
        const auto verdict = extentChecksum(buffer, m_owner, m_volume.context);
        m_map.wrongChecksum = m_map.wrongChecksum || (verdict && !verdict->right());
    }
    // An index names the first logical block below it.
    if (little<std::uint16_t>(buffer, 2) > 0 && little<std::uint32_t>(buffer, nodeEntryBytes) != first)
        m_map.damaged = true;
    node(buffer, depth, first, end);
}

} // namespace atlas
