// SPDX-License-Identifier: GPL-3.0-or-later
// Shades columns that are wide beside the stretches of an AllocationChunk, thousands of groups a row, at a few instructions each.
#pragma once

#include "view/draw_list.h"

#include <array>

namespace atlas {

/// Shades one row from left to right. The constructor arguments must outlive this object. Precondition: `volume` has an
/// allocation.
class StretchShader {
public:
    StretchShader(const Volume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`, as BitmapShader does. Returns false when that is to be done column
    /// by column: where bits are kept, bitmaps are not known, clusters are larger than blocks, or columns narrow.
    bool shade(int x0, int x1, BlockInterval gap);

private:
    static constexpr std::size_t batch = 128;
    /// At the edges of some columns: blocks from the start of the volume, and shares in use before them.
    struct Edges {
        std::array<double, batch + 1> blocks;
        std::array<double, batch + 1> shares;
    };

    bool enter(GroupNumber group);
    bool walkTo(std::uint64_t block);
    bool sumUp(int x, std::size_t columns, BlockInterval gap, Edges& edges);

    const AllocationMap& m_allocation;
    const Filesystem& m_filesystem;
    DrawRow& m_row;
    ScaleWalk m_walk;
    const AllocationChunk* m_chunk = nullptr; ///< that of m_group
    GroupNumber m_group{0};
    std::uint64_t m_first = 0; ///< first block of m_group
    std::uint64_t m_end = 0;
    GroupUse m_use{};
    std::uint64_t m_before = 0; ///< shares of the groups walked through before m_group
};

} // namespace atlas
