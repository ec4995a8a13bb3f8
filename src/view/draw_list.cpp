// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/magnify.h"

#include <cmath>

namespace atlas {

double DrawRow::placeOf(BlockNumber block) const {
    const auto offset = std::clamp(block, blocks.first, blocks.end()) - blocks.first;
    return scale.columnOf(static_cast<double>(offset.value));
}

BlockNumber DrawRow::blockUnder(double column) const {
    if (blocks.empty()) {
        return blocks.first;
    }
    const double maximum = static_cast<double>(blocks.count.value - 1);
    const double offset = std::clamp(std::floor(scale.offsetAt(column)), 0.0, maximum);
    return std::min(blocks.first + BlockCount{static_cast<std::uint64_t>(offset)}, blocks.last());
}

namespace {

/// Warps of `count` rows from `firstRow` on: taken from `reused` when still valid, else computed.
std::vector<Warp> bends(const Volume& volume, const RowLayout& layout, const DrawRequest& request, std::size_t count,
                        const DrawList& reused) {
    const bool known = reused.bentFor == volume.layoutPtr() && reused.rowLayout == layout;
    std::vector<Warp> warps;
    for (auto row = request.firstRow; row < request.firstRow + count; ++row) {
        if (known && row >= reused.firstRow && row - reused.firstRow < reused.rows.size()) {
            warps.push_back(reused.rows[row - reused.firstRow].scale.warp());
        } else {
            warps.push_back(magnify(volume, layout.blocksOf(row), layout.blocksPerRow));
        }
    }
    return warps;
}

} // namespace

DrawList layOutRows(const Volume& volume, const RowLayout& layout, const DrawRequest& request, DrawList reused) {
    const auto rows = layout.rowCount();
    const auto count = std::min(request.rowCount, rows - std::min(rows, request.firstRow));
    auto warps = request.magnified ? bends(volume, layout, request, count, reused) : std::vector<Warp>(count);
    DrawList drawn{layout, request.firstRow, std::move(reused.rows), request.magnified ? volume.layoutPtr() : nullptr};
    drawn.rows.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto& row = drawn.rows[i];
        row.blocks = layout.blocksOf(request.firstRow + i);
        row.scale = RowScale(request.window, request.columns, std::move(warps[i]));
        layOutRow(volume, row);
    }
    return drawn;
}

} // namespace atlas
