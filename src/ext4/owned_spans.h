// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the blocks of inodes as sorted stretches, one owner for each of the largest files and one for all others.
#pragma once

#include "allocation/bitmap_reader.h"
#include "layout/owner_map.h"

#include <array>
#include <cstddef>
#include <utility>

namespace atlas {

class OwnedSpans {
public:
    OwnedSpans(std::size_t largest, std::size_t maxSpans) : m_largest(largest), m_maxSpans(maxSpans) {}

    /// Adds blocks of an inode. File covers regular files and links, whether among the largest or not.
    void add(std::uint32_t inode, OwnerKind kind, BlockInterval blocks);
    /// Ends the inode whose blocks were added since the last call.
    void endInode(std::uint32_t inode, std::uint16_t links);
    /// Sets the owners, stretches, `contested` and `cut` of `map`.
    void finish(OwnerMap& map);

private:
    struct Span {
        std::uint64_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t owner = 0; ///< an inode, or a kind: no file has an inode below 11
    };
    struct Size {
        std::uint64_t blocks = 0;
        std::uint32_t inode = 0;
        std::uint16_t links = 0;
    };
    static constexpr std::size_t kinds = 7;

    [[nodiscard]] std::uint32_t ownerOf(std::uint32_t inode) const;
    void listOwners(OwnerMap& map);
    void addStretch(OwnerMap& map, BlockInterval blocks, std::uint32_t owner);

    std::size_t m_largest;
    std::size_t m_maxSpans;
    std::vector<Span> m_spans;
    std::vector<Size> m_sizes; ///< heap of the largest files, the smallest on top
    std::array<std::uint64_t, kinds> m_files{}; ///< number of inodes by kind
    std::array<bool, kinds> m_seen{}; ///< kinds of the current inode
    std::uint64_t m_blocks = 0; ///< of the current file
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_owners; ///< inode or kind → index, sorted
    bool m_cut = false;
};

// Compares the owned blocks with the block bitmaps.

/// Visits the groups in ascending order. With bigalloc, whole clusters are compared: an owner of a block owns its
/// cluster.
class OwnedInBitmaps : public BitmapVisitor {
public:
    /// Both must outlive this object.
    OwnedInBitmaps(const Layout& layout, const std::vector<OwnedBlocks>& owned) : m_layout(layout), m_owned(owned) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override;
    void uninitialised(GroupNumber group) override;
    void unreadable(const Finding& /*why*/) override { ++m_unread; }

    /// Blocks in use without an inode or a structure; sorted and joined.
    [[nodiscard]] std::vector<BlockInterval>& unowned() { return m_unowned; }
    /// Owned blocks that the bitmaps read so far mark as free.
    [[nodiscard]] std::uint64_t freeButOwned() const { return m_freeButOwned; }
    [[nodiscard]] std::uint64_t unread() const { return m_unread; }

private:
    void used(BlockInterval blocks);
    void free(BlockInterval blocks);
    /// The end of the structure or owned stretch that covers `block`; `block` if none does.
    [[nodiscard]] BlockNumber coveredUntil(BlockNumber block) const;
    [[nodiscard]] BlockNumber nextCovered(BlockNumber block) const;
    [[nodiscard]] std::vector<OwnedBlocks>::const_iterator ownedFrom(BlockNumber block) const;
    [[nodiscard]] std::vector<Region>::const_iterator regionFrom(BlockNumber block) const;
    [[nodiscard]] BlockNumber endOfCluster(BlockNumber block) const;
    [[nodiscard]] BlockNumber startOfCluster(BlockNumber block) const;

    const Layout& m_layout;
    const std::vector<OwnedBlocks>& m_owned;
    std::vector<BlockInterval> m_unowned;
    std::uint64_t m_freeButOwned = 0;
    std::uint64_t m_unread = 0;
};

} // namespace atlas
