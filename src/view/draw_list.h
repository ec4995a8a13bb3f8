// SPDX-License-Identifier: GPL-3.0-or-later
// The draw list: the visible rows of a map.
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

} // namespace atlas
