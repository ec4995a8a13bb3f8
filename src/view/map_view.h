// SPDX-License-Identifier: GPL-3.0-or-later
// View state of the map (top row, window inside the rows), and its scrolling and zooming.
#pragma once

#include "view/draw_list.h"

#include <optional>

namespace atlas {

inline constexpr double shortestWindow = 4; ///< window length in blocks at maximum zoom

struct MapView {
    std::uint64_t topRow = 0;
    Window window;
    bool operator==(const MapView&) const = default;
};

[[nodiscard]] Window wholeRow(const RowLayout& rows);
/// `window` clamped to the row and to at least shortestWindow.
[[nodiscard]] Window clamped(Window window, const RowLayout& rows);
/// `view` without empty space after the last row while rows above are hidden.
[[nodiscard]] MapView clamped(MapView view, const RowLayout& rows, std::uint64_t wholeRows);

/// Zooms in for `factor` > 1; the position `anchor`, from 0 (left) to 1 (right), stays in place.
[[nodiscard]] Window zoomed(Window window, const RowLayout& rows, double factor, double anchor);
/// Pans right by `share` of the window's length.
[[nodiscard]] Window panned(Window window, const RowLayout& rows, double share);
[[nodiscard]] std::uint64_t rowsMoved(std::uint64_t topRow, std::int64_t by);

/// New top row that shows `row` with minimal scrolling.
[[nodiscard]] std::uint64_t revealed(std::uint64_t topRow, std::uint64_t row, std::uint64_t wholeRows);
/// Centres the window on `blocks` if none of them is visible. `warp` is that of the row with their first block.
[[nodiscard]] Window revealed(Window window, const RowLayout& rows, BlockInterval blocks, const Warp& warp);
/// Window in which `blocks`, clipped to the row of their first block, take most of the width.
[[nodiscard]] Window zoomedTo(const RowLayout& rows, BlockInterval blocks, const Warp& warp);

/// From the first block shown to the last.
[[nodiscard]] BlockInterval visibleBlocks(const DrawList& drawn);

// A view of a volume to return to.

struct Viewpoint {
    RowMode mode = RowMode::Overview;
    bool magnified = false;
    MapView view{};
    std::shared_ptr<const FoldedRows> folds{}; ///< of the overview; null: those of a freshly opened volume
    std::optional<std::uint64_t> ownRow{}; ///< flex group with a row of its own in the overview
    bool operator==(const Viewpoint&) const = default;
};

} // namespace atlas
