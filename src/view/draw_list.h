// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted of each row of the map, and what lies under the pointer.
#pragma once

#include "view/draw_row.h"
#include "view/row_layout.h"

namespace atlas {

struct DrawList {
    RowLayout mapRows; ///< all that the map has, shown or not
    std::uint64_t firstRow = 0;
    std::vector<DrawRow> rows;
    LayoutPtr warpedFor{}; ///< layout that the rows' warps were computed from; null without warps
};

/// Which rows to lay out, the window inside them, and the number of columns.
struct DrawRequest {
    std::uint64_t firstRow = 0;
    std::uint64_t rowCount = 0; ///< fewer are laid out at the end of the volume
    Window window;
    int columns = 1;
    bool magnified = false; ///< warp each row by its own metadata (see magnify)
    bool byCover = false; ///< compute Run::cover, which walks every region in the window
    bool operator==(const DrawRequest&) const = default;
};

/// The warp of `row` at the magnified scale: that of `drawn` if it is of the same layout and rows, else computed.
[[nodiscard]] Warp rowWarp(const Volume& volume, const RowLayout& rows, std::uint64_t row, const DrawList& drawn);

/// Reuses the memory of `reused`, an earlier draw list, because allocating it for a large volume takes as long as filling it.
/// Also reuses the warps of the rows that are in both.
[[nodiscard]] DrawList layOutRows(const Volume& volume, const RowLayout& rows, const DrawRequest& request,
                                  DrawList reused = {});

// Hit test: finds what a pixel shows, from the draw list that was painted.

struct Hit {
    std::uint64_t row = 0; ///< row number in the row layout
    BlockNumber block; ///< a block of the kind that the pixel shows, or of the gap between regions
    BlockInterval stretch; ///< blocks of the run
    std::optional<RegionKind> kind{}; ///< nullopt for a gap between regions
    std::size_t region = 0; ///< index of the region that contains `block`; meaningful when `kind` is set
    std::uint64_t pieces = 0; ///< of metadata, in this pixel
    std::uint16_t kinds = 0; ///< their kinds, bit index(kind)
    bool operator==(const Hit&) const = default;
};

/// Hit test by column of the draw list's row with index `row`; nullopt past the end of the row.
[[nodiscard]] std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column);

/// Hit test by widget coordinates; nullopt outside the rows.
[[nodiscard]] std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry,
                                          double x, double y);

} // namespace atlas
