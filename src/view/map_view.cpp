// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/map_view.h"

#include <cmath>

namespace atlas {
namespace {

constexpr double shareOfZoomed = 0.6; ///< share of the width that zoomedTo() gives to the blocks

/// Position of `blocks` in the row of their first block, in places of the warp.
Window placesOf(const RowLayout& rows, BlockInterval blocks, const Warp& warp) {
    const auto row = rows.blocksOf(rows.rowOf(blocks.first));
    const auto here = intersection(blocks, row);
    if (here.empty())
        return {0, 0};
    const double first = warp.placeOf(static_cast<double>((here.first - row.first).value));
    return {first, warp.placeOf(static_cast<double>((here.end() - row.first).value)) - first};
}

} // namespace

Window wholeRow(const RowLayout& rows) { return {0, static_cast<double>(rows.blocksPerRow)}; }

Window clamped(Window window, const RowLayout& rows) {
    const double row = static_cast<double>(rows.blocksPerRow);
    const double length = std::clamp(window.length, std::min(shortestWindow, row), row);
    return {std::clamp(window.first, 0.0, row - length), length};
}

MapView clamped(MapView view, const RowLayout& rows, std::uint64_t wholeRows) {
    const auto count = rows.rowCount();
    const auto lastTop = count - std::min(count, std::max<std::uint64_t>(wholeRows, 1));
    return {std::min(view.topRow, lastTop), clamped(view.window, rows)};
}

Window zoomed(Window window, const RowLayout& rows, double factor, double anchor) {
    const double row = static_cast<double>(rows.blocksPerRow);
    const double length = std::clamp(window.length / factor, std::min(shortestWindow, row), row);
    return clamped({window.first + (window.length - length) * anchor, length}, rows);
}

Window panned(Window window, const RowLayout& rows, double share) {
    return clamped({window.first + window.length * share, window.length}, rows);
}

std::uint64_t rowsMoved(std::uint64_t topRow, std::int64_t by) {
    if (by >= 0)
        return topRow + static_cast<std::uint64_t>(by);
    return topRow - std::min(topRow, static_cast<std::uint64_t>(-by));
}

std::uint64_t revealed(std::uint64_t topRow, std::uint64_t row, std::uint64_t wholeRows) {
    if (row < topRow)
        return row;
    return row - topRow >= wholeRows ? row - wholeRows + 1 : topRow;
}

Window revealed(Window window, const RowLayout& rows, BlockInterval blocks, const Warp& warp) {
    const auto places = placesOf(rows, blocks, warp);
    if (places.first < window.end() && places.end() > window.first)
        return window;
    return clamped({places.first + places.length / 2 - window.length / 2, window.length}, rows);
}

Window zoomedTo(const RowLayout& rows, BlockInterval blocks, const Warp& warp) {
    const auto places = placesOf(rows, blocks, warp);
    const double length = std::max(places.length / shareOfZoomed, shortestWindow);
    return clamped({places.first + places.length / 2 - length / 2, length}, rows);
}

BlockInterval visibleBlocks(const DrawList& drawn) {
    if (drawn.rows.empty())
        return {};
    if (drawn.mapRows.folds) {
        const auto lastRow = drawn.firstRow + drawn.rows.size() - 1;
        return between(drawn.mapRows.blocksOf(drawn.firstRow).first, drawn.mapRows.allBlocksOf(lastRow).end());
    }
    const auto first = drawn.rows.front().blockUnder(0);
    const auto& last = drawn.rows.back();
    // The right edge is the first block not shown; rounds up inside a block.
    const double end = std::ceil(last.scale.offsetAt(last.scale.columns()));
    const auto shown =
        std::min(last.blocks.first + BlockCount{static_cast<std::uint64_t>(std::max(end, 1.0))}, last.blocks.end());
    return between(first, shown);
}

} // namespace atlas
