// SPDX-License-Identifier: GPL-3.0-or-later
// Shades columns that are wide beside the stretches of an AllocationChunk, thousands of groups a row, at a few instructions each.
#pragma once

#include "view/draw_row.h"

#include <array>

namespace atlas {

/// Shades one row from left to right. The constructor arguments must outlive this object. Precondition: `volume` has an
/// allocation.
class StretchShader {
public:
    StretchShader(const Volume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`, as BitmapShader does. Returns false when that is to be done column
    /// by column: where bits are kept, bitmaps are not known, clusters are larger than blocks, or columns narrow or very wide.
    bool shade(int x0, int x1, BlockInterval gap);

private:
    static constexpr std::size_t batch = 128;
    static constexpr std::size_t lanes = 16; ///< columns computed together, also where a gap has fewer
    /// The edges of so many columns. Narrow numbers, so that a processor handles several at once.
    struct Edges {
        std::uint64_t base = 0; ///< the block that `blocks` count from
        std::array<std::int32_t, batch + lanes> blocks;
        std::array<std::uint32_t, batch + lanes> shares; ///< in use before the edge, modulo 2^32
    };

    bool enter(std::size_t number);
    bool walkTo(std::uint64_t block);
    void place(int x, std::size_t columns, BlockInterval gap, Edges& edges);
    bool sumUp(std::size_t columns, Edges& edges);
    std::size_t sumUpInChunk(std::size_t n, std::size_t columns, Edges& edges) const;
    static void shadeBetween(Edges& edges, std::size_t columns, std::uint8_t* shades);

    const AllocationMap& m_allocation;
    const Filesystem& m_filesystem;
    DrawRow& m_row;
    ScaleWalk m_walk;
    std::uint32_t m_stretchBits;
    std::size_t m_number = 0;
    const AllocationChunk* m_chunk = nullptr; ///< chunk m_number; null until entered
    std::uint64_t m_first = 0; ///< first block of the chunk
    std::uint64_t m_end = 0;
    std::uint32_t m_before = 0; ///< shares of the chunks walked through before this one, modulo 2^32
};

} // namespace atlas
