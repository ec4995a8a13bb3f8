// SPDX-License-Identifier: GPL-3.0-or-later
// Shades rows by free and used blocks: by descriptors, by stretches of bitmaps, or bit by bit.
#pragma once

#include "view/draw_row.h"

#include <array>

namespace atlas {

/// Shades one row from left to right by the free counts of groups. `volume` and `row` must outlive this object.
class GapShader {
public:
    GapShader(const DrawnVolume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`. A column gets the average shade of the groups from
    /// after the middle of the previous column to its own middle.
    void shade(int x0, int x1, BlockInterval gap);

private:
    [[nodiscard]] std::int64_t groupAt(int column);
    [[nodiscard]] int endOf(std::int64_t group, int column, int end);
    void shadeWide(int x0, int x1, std::int64_t first, std::int64_t last);
    void shadeNarrow(int x0, int x1, std::int64_t first, std::int64_t last);
    void fill(int x0, int x1, std::uint8_t shade);

    const DrawnVolume& m_volume;
    DrawRow& m_row;
    ScaleWalk m_walk;
    double m_base; ///< from the start of the first group to the start of the row, in blocks
    double m_blocksPerGroup;
};

// Fast shading of columns that are wider than the stretches of an AllocationChunk.

/// Shades one row from left to right, with thousands of groups, in a few instructions each. The constructor arguments
/// must outlive this object. Precondition: `volume` has an allocation.
class StretchShader {
public:
    StretchShader(const DrawnVolume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`, like BitmapShader. Returns false if that must do it:
    /// bits are kept, bitmaps are unknown, clusters are larger than blocks, or columns are narrow or very wide.
    bool shade(int x0, int x1, BlockInterval gap);

private:
    static constexpr std::size_t batch = 128;
    static constexpr std::size_t lanes = 16; ///< columns computed together, even if a gap has fewer
    /// Edges of columns. Narrow numbers, so that a processor handles several at once.
    struct Edges {
        std::uint64_t base = 0; ///< origin of `blocks`
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
    std::uint32_t m_before = 0; ///< shares of the preceding chunks, modulo 2^32
};

// Shading by the block bitmaps read so far.

/// Shades one row from left to right. The constructor arguments must outlive this object. Precondition: `volume` has an
/// allocation. `unread` shades columns without bitmaps.
class BitmapShader {
public:
    BitmapShader(const DrawnVolume& volume, DrawRow& row, GapShader& unread);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`, each by its own blocks: 0 only if all are free,
    /// shadeSteps only if all are in use.
    void shade(int x0, int x1, BlockInterval gap);

private:
    [[nodiscard]] BlockNumber edge(int column);
    void enter(BlockNumber block);
    [[nodiscard]] int insideUntil(int x1);
    [[nodiscard]] std::optional<std::uint8_t> shadeOfColumn(BlockNumber from, BlockNumber end);
    void fill(int x0, int x1, std::uint8_t shade);
    void shadeMixed(int x, int inside, BlockNumber from, BlockNumber end);
    [[nodiscard]] int sameStretchUntil(std::uint32_t begin, std::uint32_t stop, int inside);
    void addEstimate(int x0, int x1);

    const AllocationMap& m_allocation;
    const Filesystem& m_filesystem;
    DrawRow& m_row;
    GapShader& m_unread;
    StretchShader m_stretches;
    ScaleWalk m_walk;
    std::uint32_t m_ratio; ///< blocks per cluster
    GroupNumber m_group{0};
    BlockInterval m_blocks{}; ///< of m_group; empty before the first enter()
    GroupUse m_use{};
};

} // namespace atlas
