// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/row_heights.h"

#include <algorithm>
#include <cmath>

namespace atlas {

std::uint64_t RowHeights::rowsIn(double height) const {
    return static_cast<std::uint64_t>(std::max((height + gap) / minPitch, 1.0));
}

void RowHeights::spread(std::uint64_t rows, MapGeometry& map) const {
    const double even = std::floor(map.height / static_cast<double>(std::max<std::uint64_t>(rows, 1)));
    map.rowPitch = std::clamp(even, minPitch, std::max(minPitch, maxPitch));
    map.rowHeight = map.rowPitch - gap;
}

RowHeights groupMapRows(RowMode mode, bool magnified, double line, double height) {
    constexpr double maxLines = 11;
    const double around = mode == RowMode::Overview ? 7 : magnified ? 10 : 1; // above and below the name
    return {.gap = 2, .minPitch = line + around, .maxPitch = std::max(maxLines * (line + 1), height / 2)};
}

} // namespace atlas
