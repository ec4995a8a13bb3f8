// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_file_tree.h"

#include "ext4/map_walk.h"
#include "layout/raw_inode.h"
#include "layout/structure_place.h"
#include "ondisk/block_contents.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace atlas {
namespace {

constexpr std::size_t mostNodes = 1'000'000;
constexpr std::size_t mostExtents = 4'000'000;
constexpr std::size_t nodeEntryBytes = 12; // the header has the same size
constexpr std::size_t numberBytes = 4;

struct TreeInode {
    std::vector<std::byte> bytes;
    DecodeContext context;

    [[nodiscard]] RawInode raw(std::uint32_t number) const { return {number, bytes}; }
    [[nodiscard]] std::uint32_t generation() const { return little<std::uint32_t>(bytes, 0x64); }
};

/// The inode, and the context of the superblock that was read.
std::optional<TreeInode> treeInode(const RawBlocks& blocks, const Layout& layout, std::uint32_t number) {
    const auto place = inodePlace(layout, number);
    TreeInode inode;
    inode.bytes.resize(layout.filesystem.inodeSize);
    std::vector<std::byte> superblock(1024);
    const auto places = superblockPlaces(layout);
    const auto used = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    const auto at = used == places.end() ? ByteOffset{1024} : used->bytes.first;
    if (!place || !blocks.readBytes(place->bytes.first, inode.bytes) || !blocks.readBytes(at, superblock))
        return std::nullopt;
    inode.context = contextOf(superblock);
    return inode;
}

class FileTreeReader {
public:
    FileTreeReader(const RawBlocks& blocks, const TreeInode& inode, std::uint32_t number)
        : m_blocks(blocks), m_inode(inode), m_owner{number, inode.generation()}, m_raw(inode.raw(number)) {}

    FileTree read() {
        m_tree.byExtents = m_raw.byExtents();
        if (m_tree.byExtents)
            addExtentNode(m_raw.map(), std::nullopt, std::nullopt, 0, std::nullopt);
        else
            addNumbers();
        return std::move(m_tree);
    }

private:
    /// Whether another node may be added.
    bool hasRoom() {
        m_tree.cut = m_tree.cut || m_tree.nodes.size() >= mostNodes || m_extents >= mostExtents;
        return !m_tree.cut;
    }

    void addExtentNode(std::span<const std::byte> bytes, std::optional<BlockNumber> block,
                       std::optional<std::size_t> parent, std::uint64_t logical, std::optional<unsigned> depth) {
        constexpr std::uint16_t magic = 0xF30A;
        constexpr unsigned deepest = 5; // EXT4_MAX_EXTENT_DEPTH
        if (!hasRoom())
            return;
        const auto self = m_tree.nodes.size();
        m_tree.nodes.push_back({.block = block, .parent = parent, .logical = logical});
        auto& node = m_tree.nodes.back();
        const unsigned stated = bytes.empty() ? 0 : little<std::uint16_t>(bytes, 6);
        node.damaged = bytes.empty() || little<std::uint16_t>(bytes, 0) != magic || stated > deepest ||
                       (depth && stated != *depth);
        node.depth = depth.value_or(std::min(stated, deepest));
        if (node.damaged)
            return;
        if (block) {
            const auto verdict = extentChecksum(bytes, m_owner, m_inode.context);
            node.checksumRight = verdict ? std::optional(verdict->right()) : std::nullopt;
        }
        node.most = little<std::uint16_t>(bytes, 4);
        node.entries = little<std::uint16_t>(bytes, 2);
        const auto fit = bytes.size() / nodeEntryBytes - 1;
        node.damaged = node.entries > node.most || node.most > fit;
        const auto entries = std::min<std::size_t>(node.entries, fit);
        for (std::size_t n = 1; n <= entries; ++n) {
            const auto entry = bytes.subspan(n * nodeEntryBytes, nodeEntryBytes);
            if (stated == 0)
                addExtent(self, entry);
            else
                descend(self, entry, stated - 1);
        }
    }

    void addExtent(std::size_t node, std::span<const std::byte> entry) {
        constexpr std::uint32_t mostWritten = 32768;
        const std::uint32_t length = little<std::uint16_t>(entry, 4);
        const bool unwritten = length > mostWritten;
        const auto start = std::uint64_t{little<std::uint16_t>(entry, 6)} << 32 | little<std::uint32_t>(entry, 8);
        m_tree.nodes[node].extents.push_back({.logical = little<std::uint32_t>(entry, 0),
                                              .blocks = {{start}, {unwritten ? length - mostWritten : length}},
                                              .unwritten = unwritten});
        ++m_extents;
    }

    void descend(std::size_t parent, std::span<const std::byte> entry, unsigned depth) {
        const BlockNumber block{std::uint64_t{little<std::uint16_t>(entry, 8)} << 32 | little<std::uint32_t>(entry, 4)};
        const auto bytes = readOnce(block);
        addExtentNode(bytes, block, parent, little<std::uint32_t>(entry, 0), depth);
    }

    /// Empty if it cannot be read, or was read already: a damaged tree may name itself.
    std::vector<std::byte> readOnce(BlockNumber block) {
        std::vector<std::byte> bytes(m_blocks.blockSize());
        if (!m_met.insert(block.value).second || !m_blocks.read(block, bytes))
            bytes.clear();
        return bytes;
    }

    /// The twelve direct numbers, then one number for each level of indirection.
    void addNumbers() {
        constexpr std::size_t direct = 12;
        constexpr std::size_t indirect = 3;
        m_tree.nodes.push_back({.most = direct + indirect});
        addPointers(0, m_raw.map().first(direct * numberBytes), 0);
        std::uint64_t logical = direct;
        std::uint64_t below = m_blocks.blockSize() / numberBytes;
        for (unsigned level = 1; level <= indirect; ++level) {
            const auto at = (direct + level - 1) * numberBytes;
            addBlockOfNumbers(0, little<std::uint32_t>(m_raw.map(), at), level - 1, logical);
            logical += below;
            below *= m_blocks.blockSize() / numberBytes;
        }
    }

    void addBlockOfNumbers(std::size_t parent, std::uint32_t number, unsigned depth, std::uint64_t logical) {
        if (number == 0 || !hasRoom())
            return;
        ++m_tree.nodes[parent].entries;
        const auto self = m_tree.nodes.size();
        const auto fit = static_cast<std::uint32_t>(m_blocks.blockSize() / numberBytes);
        m_tree.nodes.push_back(
            {.depth = depth, .block = BlockNumber{number}, .parent = parent, .logical = logical, .most = fit});
        const auto bytes = readOnce({number});
        m_tree.nodes.back().damaged = bytes.empty();
        if (bytes.empty())
            return;
        if (depth == 0)
            return addPointers(self, bytes, logical);
        std::uint64_t below = 1;
        for (unsigned n = 0; n < depth; ++n)
            below *= fit;
        for (std::size_t n = 0; n < fit; ++n)
            addBlockOfNumbers(self, little<std::uint32_t>(bytes, n * numberBytes), depth - 1, logical + n * below);
    }

    void addPointers(std::size_t node, std::span<const std::byte> bytes, std::uint64_t logical) {
        auto& into = m_tree.nodes[node];
        for (std::size_t n = 0; n * numberBytes < bytes.size(); ++n) {
            const BlockNumber block{little<std::uint32_t>(bytes, n * numberBytes)};
            if (block.value == 0)
                continue;
            ++into.entries;
            auto* const last = into.extents.empty() ? nullptr : &into.extents.back();
            if (last != nullptr && last->end() == logical + n && last->blocks.end() == block)
                last->blocks.count += BlockCount{1};
            else
                into.extents.push_back({.logical = logical + n, .blocks = {block, {1}}});
        }
        m_extents += into.extents.size();
    }

    const RawBlocks& m_blocks;
    const TreeInode& m_inode;
    ChecksumOwner m_owner;
    RawInode m_raw;
    FileTree m_tree;
    std::unordered_set<std::uint64_t> m_met;
    std::size_t m_extents = 0;
};

} // namespace

std::optional<FileTree> readFileTree(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                     std::uint32_t inode) {
    const RawBlocks blocks(source, volume, layout.filesystem);
    const auto read = treeInode(blocks, layout, inode);
    if (!read || !read->raw(inode).hasMap(layout.filesystem))
        return std::nullopt;
    return FileTreeReader(blocks, *read, inode).read();
}

} // namespace atlas
