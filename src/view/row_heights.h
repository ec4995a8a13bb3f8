// SPDX-License-Identifier: GPL-3.0-or-later
// How high the rows of a map are and how far apart: of the group map and of the small multiples.
#pragma once

#include "view/map_geometry.h"
#include "view/row_layout.h"

namespace atlas {

/// In device-independent pixels.
struct RowHeights {
    double gap = 0;      ///< between two rows
    double minPitch = 1; ///< smallest distance between the tops of consecutive rows
    double maxPitch = 1; ///< largest one: fewer rows leave some of the height free

    /// Number of rows that fit into `height`; the gap below the last one need not.
    [[nodiscard]] std::uint64_t rowsIn(double height) const;
    /// Distributes `rows` over the height of `map`.
    void spread(std::uint64_t rows, MapGeometry& map) const;
};

/// Of a group map of `height`, whose rows have a name of height `line`. Two rows fill it, a single one does not.
[[nodiscard]] RowHeights groupMapRows(RowMode mode, bool magnified, double line, double height);

/// Of a small multiple, whose rows have no name.
inline constexpr RowHeights smallMultipleRows{.gap = 1, .minPitch = 4, .maxPitch = 16};

} // namespace atlas
