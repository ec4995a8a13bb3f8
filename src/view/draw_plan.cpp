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

DrawPlan planRows(const Volume& volume, const RowLayout& layout, const PlanRequest& request, DrawPlan reused) {
    DrawPlan plan{layout, request.firstRow, std::move(reused.rows)};
    const auto rows = layout.rowCount();
    plan.rows.resize(std::min(request.rowCount, rows - std::min(rows, request.firstRow)));
    for (std::size_t i = 0; i < plan.rows.size(); ++i) {
        auto& row = plan.rows[i];
        row.blocks = layout.blocksOf(request.firstRow + i);
        auto warp = request.magnified ? magnify(volume, row.blocks, layout.blocksPerRow) : Warp{};
        row.scale = RowScale(request.window, request.columns, std::move(warp));
        planRow(volume, row);
    }
    return plan;
}

} // namespace atlas
