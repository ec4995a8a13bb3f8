// SPDX-License-Identifier: GPL-3.0-or-later
// Shades the columns without regions by the block bitmaps read so far.
#pragma once

#include "view/gap_shader.h"
#include "view/stretch_shader.h"

namespace atlas {

/// Shades one row from left to right. The constructor arguments must outlive this object. Precondition: `volume` has an
/// allocation. `unread` shades the columns whose bitmaps have not been read.
class BitmapShader {
public:
    BitmapShader(const Volume& volume, DrawRow& row, GapShader& unread);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`, each by its own blocks: 0 only when all of them are free,
    /// shadeSteps only when all are in use.
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
    BlockInterval m_blocks{}; ///< blocks of m_group; empty before the first enter()
    GroupUse m_use{};
};

} // namespace atlas
