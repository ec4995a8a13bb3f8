// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_plan.h"

#include "view/magnify.h"

#include <cmath>

namespace atlas {

double PlannedRow::placeOf(BlockNumber block) const {
    const auto offset = std::clamp(block, blocks.first, blocks.end()) - blocks.first;
    return scale.columnOf(static_cast<double>(offset.value));
}

BlockNumber PlannedRow::blockUnder(double column) const {
    if (blocks.empty()) {
        return blocks.first;
    }
    const double most = static_cast<double>(blocks.count.value - 1);
    const double offset = std::clamp(std::floor(scale.offsetAt(column)), 0.0, most);
    return std::min(blocks.first + BlockCount{static_cast<std::uint64_t>(offset)}, blocks.last());
}

DrawPlan planRows(const Volume& volume, const RowLayout& layout, const PlanRequest& request) {
    DrawPlan plan{layout, request.firstRow, {}};
    const auto rows = layout.rowCount();
    const auto end = request.firstRow + std::min(request.rowCount, rows - std::min(rows, request.firstRow));
    for (auto row = request.firstRow; row < end; ++row) {
        const auto blocks = layout.blocksOf(row);
        auto warp = request.magnified ? magnify(volume, blocks, layout.blocksPerRow) : Warp{};
        plan.rows.push_back(planRow(volume, blocks, RowScale(request.window, request.columns, std::move(warp))));
    }
    return plan;
}

} // namespace atlas
