// SPDX-License-Identifier: GPL-3.0-or-later
// One row of the draw list as runs of pixel columns, for the painter and the hit test.
#pragma once

#include "view/drawn_volume.h"
#include "view/scale.h"

namespace atlas {

/// Columns [x0, x1) of one row with the same content.
struct Run {
    int x0 = 0;
    int x1 = 0;
    BlockInterval blocks; ///< of the regions, or of the whole gap between two of them; clipped to the row
    std::optional<RegionKind> kind{}; ///< shown kind; nullopt for a gap between regions
    std::size_t regionBegin = 0; ///< index into Layout::regions; a column may merge several regions
    std::size_t regionEnd = 0;
    std::uint16_t kinds = 0;          ///< all kinds in the run, bit index(kind)
    std::uint64_t pieces = 0; ///< of metadata in the run: RegionSummary
    std::uint8_t cover = shadeSteps; ///< share of its columns covered by regions, up to shadeSteps, if `byCover`
    bool offMarked = false; ///< any of the regions is off the marked granularity: DrawnVolume::anyOffMarked()
    bool operator==(const Run&) const = default;

    [[nodiscard]] bool merged() const { return regionEnd - regionBegin > 1; }
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
    /// Shade of the gaps in a row that stands for several flex groups: share in use of all its groups.
    std::optional<std::uint8_t> commonShade{};
    bool byCover = false; ///< compute Run::cover
    bool alignmentDiffers = false; ///< the row stands for flex groups with different alignments: alignmentDiffers()
    bool drawsCopies = true; ///< copies of superblock and descriptors are drawn, else left as a gap
    std::vector<Run> runs{}; ///< from left to right, without overlaps or holes
    std::vector<std::uint8_t> shades{}; ///< per column, 0 (free) to shadeSteps; only for gaps between regions
    std::vector<int> partLines{}; ///< columns between the parts of a region, if the parts are wide enough

    std::vector<Columns> estimates{}; ///< shaded with outdated bitmaps or without any, or by unknown free counts

    /// Fractional column of `block`; outside [0, columns] for blocks outside the window.
    [[nodiscard]] double columnOf(BlockNumber block) const;
    /// Whether the mark of `run` means that only some of what it stands for is off.
    [[nodiscard]] bool marksSome(const Run& run) const { return run.merged() || alignmentDiffers; }
    /// The block at a fractional column, clamped to the row.
    [[nodiscard]] BlockNumber blockUnder(double column) const;
    /// The block at the middle of `column`, clamped to the row.
    [[nodiscard]] BlockNumber blockAt(int column) const { return blockUnder(column + 0.5); }
    /// Calls `each(x0, x1, shade)` for each range of equal shade. Precondition: `run` is a gap between regions.
    template <class Each>
    void eachShade(const Run& run, Each each) const;
};

template <class Each>
void DrawRow::eachShade(const Run& run, Each each) const {
    for (int x = run.x0; x < run.x1;) {
        const auto shade = shades[static_cast<std::size_t>(x)];
        int end = x + 1;
        while (end < run.x1 && shades[static_cast<std::size_t>(end)] == shade)
            ++end;
        each(x, end, shade);
        x = end;
    }
}

/// Every region of `blocks` inside the scale's window takes at least one column; regions that start in the same column
/// are merged into one run.
[[nodiscard]] DrawRow layOutRow(const DrawnVolume& volume, BlockInterval blocks, RowScale scale);
/// Lays out into `row`, reusing its memory. Precondition: `row.blocks` and `row.scale` are set.
void layOutRow(const DrawnVolume& volume, DrawRow& row);

/// Only the runs of regions, without gaps and shades.
[[nodiscard]] std::vector<Run> layOutRegions(const DrawnVolume& volume, BlockInterval blocks, RowScale scale);

} // namespace atlas
