// SPDX-License-Identifier: GPL-3.0-or-later
// The shade of columns that no region takes, by the block bitmaps as far as they have been read.
#pragma once

#include "view/gap_shader.h"

namespace atlas {

/// Goes through one row from left to right. All must outlive it; `volume` has an allocation, and `unread` shades what it does not
/// know.
class BitmapShader {
public:
    BitmapShader(const Volume& volume, DrawRow& row, GapShader& unread);

    /// Fills `row.shades` of columns [x0, x1), all in `gap`, each by its own blocks: 0 only for what is all free, shadeSteps only
    /// for what is all in use.
    void shade(int x0, int x1, BlockInterval gap);

private:
    [[nodiscard]] BlockNumber edge(int column);
    void enter(BlockNumber block);
    [[nodiscard]] int insideUntil(int x1);
    [[nodiscard]] std::optional<double> inUse(BlockNumber from, BlockNumber end);
    void fill(int x0, int x1, double used);
    void shadeMixed(int x, int inside, BlockNumber from, BlockNumber end);
    void addEstimate(int x0, int x1);

    const AllocationMap& m_allocation;
    const Filesystem& m_filesystem;
    DrawRow& m_row;
    GapShader& m_unread;
    ScaleWalk m_walk;
    std::uint32_t m_ratio; ///< blocks of a cluster
    GroupNumber m_group{0};
    BlockInterval m_blocks{}; ///< of that group; empty before the first
    GroupUse m_use{};
};

} // namespace atlas
