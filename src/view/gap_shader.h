// SPDX-License-Identifier: GPL-3.0-or-later
// Shades the columns without regions by the free counts of the groups.
#pragma once

#include "view/draw_row.h"

namespace atlas {

/// Shades one row from left to right. `volume` and `row` must outlive this object.
class GapShader {
public:
    GapShader(const Volume& volume, DrawRow& row);

    /// Fills `row.shades` of columns [x0, x1), all inside `gap`. A column gets the average shade of the group at its middle
    /// and of the groups between that and the middle of the previous column.
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
    double m_base; ///< blocks from the start of the first group to the start of the row
    double m_blocksPerGroup;
};

} // namespace atlas
