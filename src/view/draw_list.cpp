// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/alike_rows.h"
#include "view/magnify.h"

#include <algorithm>

namespace atlas {

Warp rowWarp(const Volume& volume, const RowLayout& rows, std::uint64_t row, const DrawList& drawn) {
    const bool known = drawn.warpedFor == volume.layoutPtr() && drawn.mapRows == rows && row >= drawn.firstRow &&
                       row - drawn.firstRow < drawn.rows.size();
    if (known)
        return drawn.rows[row - drawn.firstRow].scale.warp();
    return magnify(volume, rows.blocksOf(row), rows.blocksPerRow, magnificationOf(rows, row));
}

namespace {

std::vector<Warp> rowWarps(const Volume& volume, const RowLayout& rows, const DrawRequest& request, std::size_t count,
                           const DrawList& reused) {
    std::vector<Warp> warps;
    for (auto row = request.firstRow; row < request.firstRow + count; ++row)
        warps.push_back(rowWarp(volume, rows, row, reused));
    return warps;
}

std::optional<std::uint8_t> commonShade(const Volume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto all = rows.allBlocksOf(row);
    if (all == rows.blocksOf(row))
        return {};
    const auto& fs = volume.filesystem();
    return shadeOf(volume.usage().dataInUse(fs.groupOf(all.first), fs.groupOf(all.last())));
}

} // namespace

DrawList layOutRows(const Volume& volume, const RowLayout& rows, const DrawRequest& request, DrawList reused) {
    const auto all = rows.rowCount();
    const auto count = std::min(request.rowCount, all - std::min(all, request.firstRow));
    auto warps = request.magnified ? rowWarps(volume, rows, request, count, reused) : std::vector<Warp>(count);
    DrawList drawn{rows, request.firstRow, std::move(reused.rows), request.magnified ? volume.layoutPtr() : nullptr};
    drawn.rows.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto& row = drawn.rows[i];
        row.blocks = rows.blocksOf(request.firstRow + i);
        row.commonShade = commonShade(volume, rows, request.firstRow + i);
        row.byCover = request.byCover;
        row.alignmentDiffers = alignmentDiffers(volume, rows, request.firstRow + i);
        row.drawsCopies = rows.drawsCopies(request.firstRow + i);
        row.scale = RowScale(request.window, request.columns, std::move(warps[i]));
        layOutRow(volume, row);
    }
    return drawn;
}

namespace {

const Run* runAt(const DrawRow& row, int column) {
    const auto past = std::ranges::upper_bound(row.runs, column, {}, &Run::x0);
    if (past == row.runs.begin() || std::prev(past)->x1 <= column)
        return nullptr;
    return &*std::prev(past);
}

std::size_t shownRegion(const Layout& layout, const Run& run) {
    auto i = run.regionBegin;
    while (i + 1 < run.regionEnd && layout.regions[i].kind != run.kind)
        ++i;
    return i;
}

/// Parts of `region` under `column`.
std::uint64_t partsUnder(const Region& region, const DrawRow& row, int column) {
    const auto from = std::clamp(row.blockUnder(column), region.first, region.blocks().last());
    const auto to = std::clamp(row.blockUnder(column + 1), from + BlockCount{1}, region.end());
    const auto part = region.partSize().value;
    return ((to - region.first).value - 1) / part - (from - region.first).value / part + 1;
}

} // namespace

std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column) {
    if (row >= drawn.rows.size())
        return {};
    const auto& drawRow = drawn.rows[row];
    const auto* run = runAt(drawRow, column);
    if (run == nullptr)
        return {};
    Hit hit{.row = drawn.firstRow + row,
            .block = std::clamp(drawRow.blockAt(column), run->blocks.first, run->blocks.last()),
            .stretch = run->blocks,
            .kind = run->kind,
            .pieces = run->pieces,
            .kinds = run->kinds};
    if (run->kind) {
        hit.region = shownRegion(layout, *run);
        const auto& region = layout.regions[hit.region];
        const auto here = intersection(region.blocks(), drawRow.blocks);
        hit.block = run->merged() ? here.first : std::clamp(hit.block, here.first, here.last());
        hit.pieces = run->merged() ? run->pieces : partsUnder(region, drawRow, column);
    }
    return hit;
}

std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry, double x,
                            double y) {
    const auto row = geometry.rowAt(y);
    const auto column = geometry.columnAt(x);
    return row && column ? hitColumn(layout, drawn, static_cast<std::size_t>(*row), *column) : std::nullopt;
}

} // namespace atlas
