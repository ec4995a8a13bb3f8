// SPDX-License-Identifier: GPL-3.0-or-later
// What to draw: visible rows × pixel columns as runs. The painter draws it, the hit test answers from it.
#pragma once

#include "view/row_layout.h"
#include "view/scale.h"
#include "view/volume.h"

namespace atlas {

/// Columns [x0, x1) of one row that look the same.
struct Run {
    int x0 = 0;
    int x1 = 0;
    BlockInterval blocks;             ///< the regions' own, or the whole stretch between two regions; cut to the row
    std::optional<RegionKind> kind{}; ///< shown; none where no region lies
    std::size_t regionBegin = 0;      ///< of Layout::regions; more than one are folded into this one column
    std::size_t regionEnd = 0;
    std::uint16_t kinds = 0;          ///< all that are here, bit index(kind)
    std::uint64_t structures = 0;     ///< that are here
    bool misaligned = false;          ///< any block of the regions
    bool operator==(const Run&) const = default;

    [[nodiscard]] bool folded() const { return regionEnd - regionBegin > 1; }
};

/// Columns [x0, x1).
struct Columns {
    int x0 = 0;
    int x1 = 0;
    bool operator==(const Columns&) const = default;
};

struct DrawRow {
    BlockInterval blocks;
    RowScale scale;
    std::vector<Run> runs{};      ///< from left to right, none overlaps another, without holes
    std::vector<std::uint8_t>
        shades{}; ///< of each column of the runs, 0 (free) to shadeSteps; told where no region lies
    std::vector<int> partLines{}; ///< columns where the parts of a run meet, when they are wide enough to be told apart

    std::vector<Columns> estimates{}; ///< shaded without their bitmaps, or by those of an image that has changed since

    /// Column of `block` with its fraction; beyond the scale's columns outside the window.
    [[nodiscard]] double placeOf(BlockNumber block) const;
    /// The block at a place, cut to the row.
    [[nodiscard]] BlockNumber blockUnder(double column) const;
    /// The block at the middle of `column`, cut to the row.
    [[nodiscard]] BlockNumber blockAt(int column) const { return blockUnder(column + 0.5); }
    /// Calls `each(x0, x1, shade)` for the stretches of one shade in a run where no region lies.
    template <class Each>
    void eachShade(const Run& run, Each each) const;
};

template <class Each>
void DrawRow::eachShade(const Run& run, Each each) const {
    for (int x = run.x0; x < run.x1;) {
        const auto shade = shades[static_cast<std::size_t>(x)];
        int end = x + 1;
        while (end < run.x1 && shades[static_cast<std::size_t>(end)] == shade) {
            ++end;
        }
        each(x, end, shade);
        x = end;
    }
}

/// Every region of `blocks` inside the scale's window takes at least one column; what shares a column is folded and counted.
[[nodiscard]] DrawRow layOutRow(const Volume& volume, BlockInterval blocks, RowScale scale);
/// The same into `row`, which has its blocks and its scale.
void layOutRow(const Volume& volume, DrawRow& row);

/// Only the runs where regions lie.
[[nodiscard]] std::vector<Run> layOutRegions(const Volume& volume, BlockInterval blocks, RowScale scale);

struct DrawList {
    RowLayout layout;
    std::uint64_t firstRow = 0;
    std::vector<DrawRow> rows;
    LayoutPtr bentFor{}; ///< whose metadata the rows are bent by; null where they are not
};

/// What part of which rows, in how many columns.
struct DrawRequest {
    std::uint64_t firstRow = 0;
    std::uint64_t rowCount = 0; ///< fewer are laid out where the volume ends
    Window window;
    int columns = 1;
    bool magnified = false; ///< each row is bent by its own metadata
    bool operator==(const DrawRequest&) const = default;
};

/// The memory of `reused`, an older draw list, is taken over: that of a big volume is as long in coming as the draw list. So are the bends
/// of the rows that are in both.
[[nodiscard]] DrawList layOutRows(const Volume& volume, const RowLayout& layout, const DrawRequest& request,
                                  DrawList reused = {});

} // namespace atlas
