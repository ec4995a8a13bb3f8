// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the blocks that inodes name with the block bitmaps.
#pragma once

#include "allocation/bitmap_reader.h"
#include "layout/owner_map.h"

namespace atlas {

/// Visits the groups in ascending order. Under bigalloc whole clusters are compared: the rest of an owned cluster is its owner's.
class OwnedInBitmaps : public BitmapVisitor {
public:
    /// Both must outlive this object.
    OwnedInBitmaps(const Layout& layout, const std::vector<OwnedBlocks>& owned) : m_layout(layout), m_owned(owned) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override;
    void uninitialised(GroupNumber group) override;
    void unreadable(const Finding& /*why*/) override { ++m_unread; }

    /// In use, without an inode and without a structure there; sorted, adjacent ones joined.
    [[nodiscard]] std::vector<BlockInterval>& unowned() { return m_unowned; }
    /// Blocks with an owner that the bitmaps read so far call free.
    [[nodiscard]] std::uint64_t freeButOwned() const { return m_freeButOwned; }
    [[nodiscard]] std::uint64_t unread() const { return m_unread; }

private:
    void used(BlockInterval blocks);
    void free(BlockInterval blocks);
    /// The end of what covers `block`, a structure or an owner; `block` where nothing does.
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
