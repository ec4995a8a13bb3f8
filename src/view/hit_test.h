// SPDX-License-Identifier: GPL-3.0-or-later
// Hit test: finds what a pixel shows, from the draw list that was painted.
#pragma once

#include "view/draw_list.h"
#include "view/map_geometry.h"

namespace atlas {

struct Hit {
    std::uint64_t row = 0; ///< row number in the row layout
    BlockNumber block; ///< a block of the kind that the pixel shows, or of the gap between regions
    BlockInterval stretch; ///< blocks of the run
    std::optional<RegionKind> kind{}; ///< nullopt for a gap between regions
    std::size_t region = 0; ///< index of the region that contains `block`; meaningful when `kind` is set
    std::uint64_t pieces = 0; ///< of metadata, in this pixel
    std::uint16_t kinds = 0; ///< their kinds, bit index(kind)
    bool operator==(const Hit&) const = default;
};

/// Hit test by column of the draw list's row with index `row`; nullopt past the end of the row.
[[nodiscard]] std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column);

/// Hit test by widget coordinates; nullopt outside the rows.
[[nodiscard]] std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry,
                                          double x, double y);

} // namespace atlas
