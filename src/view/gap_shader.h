// SPDX-License-Identifier: GPL-3.0-or-later
// The shade of each column that no region takes: from free to data in use.
#pragma once

#include "view/draw_list.h"

namespace atlas {

/// Goes through one row from left to right. Volume and row must outlive it.
class GapShader {
public:
    GapShader(const Volume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all in `gap`: each column has the shade of the group in its middle, together with
    /// those that lie between it and the middle of the column before.
    void shade(int x0, int x1, BlockInterval gap);

private:
    [[nodiscard]] std::int64_t groupAt(int column);
    [[nodiscard]] int endOf(std::int64_t group, int column, int end);
    void shadeWide(int x0, int x1, std::int64_t first, std::int64_t last);
    void shadeNarrow(int x0, int x1, std::int64_t first, std::int64_t last);
    void fill(int x0, int x1, std::uint8_t shade);

    const Volume& m_volume;
    DrawRow& m_row;
    ScaleWalk m_walk;
    double m_base; ///< blocks from the first group's start to the row's
    double m_blocksPerGroup;
};

} // namespace atlas
