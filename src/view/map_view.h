// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows: its topmost row and the window of the rows; moving and zooming as plain functions.
#pragma once

#include "view/draw_list.h"

namespace atlas {

inline constexpr double shortestWindow = 4; ///< blocks across the row at the deepest zoom

struct MapView {
    std::uint64_t topRow = 0;
    Window window;
    bool operator==(const MapView&) const = default;
};

[[nodiscard]] Window wholeRow(const RowLayout& rows);
/// The nearest window inside the row that is no shorter than shortestWindow.
[[nodiscard]] Window held(Window window, const RowLayout& rows);
/// The nearest view that leaves no empty rows below the last while others are hidden above.
[[nodiscard]] MapView held(MapView view, const RowLayout& rows, std::uint64_t wholeRows);

/// `factor` above 1 shows less; what stands at `anchor` (0 left to 1 right) stays there.
[[nodiscard]] Window zoomed(Window window, const RowLayout& rows, double factor, double anchor);
/// Moves right by `share` of the window's length.
[[nodiscard]] Window panned(Window window, const RowLayout& rows, double share);
[[nodiscard]] std::uint64_t rowsMoved(std::uint64_t topRow, std::int64_t by);

/// Shows `row` with the least scrolling.
[[nodiscard]] std::uint64_t revealed(std::uint64_t topRow, std::uint64_t row, std::uint64_t wholeRows);
/// Moves the window until it shows `blocks` of the row they start in, when it does not yet; `warp` is that row's.
[[nodiscard]] Window revealed(Window window, const RowLayout& rows, BlockInterval blocks, const Warp& warp);
/// A window in which `blocks`, cut to the row they start in, take most of the width.
[[nodiscard]] Window zoomedTo(const RowLayout& rows, BlockInterval blocks, const Warp& warp);

/// From the first block shown to the last, of whatever lies between.
[[nodiscard]] BlockInterval visibleBlocks(const DrawList& drawn);

} // namespace atlas
