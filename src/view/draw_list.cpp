// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/alike_rows.h"
#include "view/magnify.h"

#include <algorithm>

namespace atlas {

Warp rowWarp(const Volume& volume, const RowLayout& rows, std::uint64_t row, const DrawList& drawn) {
    const bool known = drawn.warpedFor == volume.layoutPtr() && drawn.mapRows == rows && row >= drawn.firstRow &&
                       row - drawn.firstRow < drawn.rows.size();
    if (known) {
        return drawn.rows[row - drawn.firstRow].scale.warp();
    }
    return magnify(volume, rows.blocksOf(row), rows.blocksPerRow, magnificationOf(rows, row));
}

namespace {

std::vector<Warp> rowWarps(const Volume& volume, const RowLayout& rows, const DrawRequest& request, std::size_t count,
                           const DrawList& reused) {
    std::vector<Warp> warps;
    for (auto row = request.firstRow; row < request.firstRow + count; ++row) {
        warps.push_back(rowWarp(volume, rows, row, reused));
    }
    return warps;
}

std::optional<std::uint8_t> commonShade(const Volume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto all = rows.allBlocksOf(row);
    if (all == rows.blocksOf(row)) {
        return {};
    }
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

} // namespace atlas
