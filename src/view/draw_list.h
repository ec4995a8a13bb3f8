// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the map to paint, enlarged or to scale, and what lies under the pointer.
#pragma once

#include "view/draw_row.h"
#include "view/drawn_volume.h"
#include "view/row_layout.h"
#include "view/scale.h"

namespace atlas {

struct Magnification {
    double metadata = 0.5; ///< share of the row for metadata, unless its true share is larger
    double copies = 1; ///< weight of backup superblocks and descriptors relative to other structures; 0: not magnified
};

/// For a row of the map. An overview is for reading names, not for judging distances.
[[nodiscard]] Magnification magnificationOf(const RowLayout& rows, std::uint64_t row);

/// Distributes the share of metadata among the regions of `row` by the logarithm of their length. Monotonic; the
/// identity for a row without metadata. `blocksPerRow` is the length of a full row.
[[nodiscard]] Warp magnify(const DrawnVolume& volume, BlockInterval row, std::uint64_t blocksPerRow,
                           const Magnification& magnification = {});

// The rows of the map to paint, and what lies under the pointer.

struct DrawList {
    RowLayout mapRows; ///< all rows of the map, shown or not
    std::uint64_t firstRow = 0;
    std::vector<DrawRow> rows;
    LayoutPtr warpedFor{}; ///< layout that the rows' warps were computed from; null without warps
};

/// Rows to lay out, the window inside them, and the number of columns.
struct DrawRequest {
    std::uint64_t firstRow = 0;
    std::uint64_t rowCount = 0; ///< fewer at the end of the volume
    Window window;
    int columns = 1;
    bool magnified = false; ///< warp each row by its own metadata (see magnify)
    bool byCover = false; ///< compute Run::cover, which walks every region in the window
    bool operator==(const DrawRequest&) const = default;
};

/// The warp of `row` at the magnified scale, taken from `drawn` if that has the same layout and rows.
[[nodiscard]] Warp rowWarp(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row, const DrawList& drawn);

/// Reuses the memory of `reused`, an earlier draw list, because allocating it for a large volume takes as long as
/// filling it. Also reuses the warps of common rows.
[[nodiscard]] DrawList layOutRows(const DrawnVolume& volume, const RowLayout& rows, const DrawRequest& request,
                                  DrawList reused = {});

// Finds what a pixel of a painted draw list shows.

struct Hit {
    std::uint64_t row = 0; ///< row number in the row layout
    BlockNumber block; ///< of the shown kind, or of the gap between regions
    BlockInterval stretch; ///< blocks of the run
    std::optional<RegionKind> kind{}; ///< nullopt for a gap between regions
    std::size_t region = 0; ///< index of the region that contains `block`, if `kind` is set
    std::uint64_t pieces = 0; ///< of metadata in this pixel
    std::uint16_t kinds = 0; ///< kinds in this pixel, bit index(kind)
    bool operator==(const Hit&) const = default;
};

/// By row index and column of the draw list; nullopt past the end of the row.
[[nodiscard]] std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column);

/// By widget coordinates; nullopt outside the rows.
[[nodiscard]] std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry,
                                          double x, double y);

} // namespace atlas
