// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the bitmaps to read next: tiles in view, and chunks from the middle of the view outwards.
#pragma once

#include "allocation/allocation_map.h"

namespace atlas::ui {

class ReadingOrder {
public:
    /// The most tiles kept; at 64 KiB of bitmaps each, this is 32 MiB.
    static constexpr std::size_t maxTiles = 512;

    /// Precondition: `layout` is not null.
    explicit ReadingOrder(LayoutPtr layout);

    /// Sets the visible blocks, one interval per row of the map.
    void setView(const std::vector<BlockInterval>& rows);

    /// The chunks missing in `map`, nearest to the view first, at most one task's worth.
    [[nodiscard]] std::vector<Interval<GroupNumber>> nextChunks(const AllocationMap& map) const;
    /// The tiles in view missing in `map`, at most one task's worth. Empty if more than maxTiles are in view, when the
    /// map shows chunks.
    [[nodiscard]] std::vector<Interval<GroupNumber>> nextTiles(const AllocationMap& map) const;
    /// `have` and `more` sorted by group. Tiles out of view are dropped if there are more than maxTiles.
    [[nodiscard]] std::vector<TilePtr> keptTiles(std::vector<TilePtr> have, std::vector<TilePtr> more) const;

private:
    [[nodiscard]] GroupNumber groupOf(BlockNumber block) const;
    void want(BlockInterval row);

    LayoutPtr m_layout;
    std::uint32_t m_groupsPerTile;
    std::vector<GroupNumber> m_wanted; ///< first groups of the tiles in view, sorted
    GroupNumber m_middle{0}; ///< group in the middle of the view
};

} // namespace atlas::ui
