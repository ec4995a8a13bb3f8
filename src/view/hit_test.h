// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under a pixel, by the draw list that painted it.
#pragma once

#include "view/draw_list.h"
#include "view/map_geometry.h"

namespace atlas {

struct Hit {
    std::uint64_t row = 0;            ///< of the row layout
    int column = 0;
    BlockNumber block; ///< of what the pixel shows: of the shown kind, or in the stretch without metadata
    BlockInterval stretch; ///< the run's blocks
    std::optional<RegionKind> kind{}; ///< none where no region lies
    std::size_t region = 0; ///< that holds `block`; meaningful when `kind` is set
    std::uint64_t structures = 0; ///< under this one pixel
    std::uint16_t kinds = 0; ///< of them
    bool misaligned = false;
    bool operator==(const Hit&) const = default;
};

/// What `column` of the `row`-th laid out row shows; none past the end of the row.
[[nodiscard]] std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column);

/// The same for a point of the widget; none outside the rows.
[[nodiscard]] std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry,
                                          double x, double y);

} // namespace atlas
