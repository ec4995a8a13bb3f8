// SPDX-License-Identifier: GPL-3.0-or-later
// Where the rows and columns of a draw list stand on the widget: one answer for the painter and the hit test.
#pragma once

#include <optional>

namespace atlas {

/// In device-independent pixels, one for each column: a column of half that width, on a dense screen, could not be seen.
struct MapGeometry {
    double left = 0; ///< of the rows' first column
    double top = 0; ///< of the first row
    double width = 0;
    double height = 0; ///< of the area that rows may fill
    double rowPitch = 1; ///< from one row's top to the next one's
    double rowHeight = 1;
    bool operator==(const MapGeometry&) const = default;

    [[nodiscard]] int columns() const { return static_cast<int>(width); }
    /// Rows that fit whole, at least 1.
    [[nodiscard]] int wholeRows() const {
        // The gap below the last row may be cut off.
        const int rows = static_cast<int>((height + rowPitch - rowHeight) / rowPitch);
        return rows > 1 ? rows : 1;
    }
    [[nodiscard]] double x(double column) const { return left + column; }
    [[nodiscard]] double y(double row) const { return top + row * rowPitch; }
    /// The row counted from the first shown; the gap below a row belongs to it.
    [[nodiscard]] std::optional<int> rowAt(double py) const {
        return py < top || py >= top + height ? std::nullopt : std::optional(static_cast<int>((py - top) / rowPitch));
    }
    [[nodiscard]] std::optional<int> columnAt(double px) const {
        return px < left || px >= left + columns() ? std::nullopt : std::optional(static_cast<int>(px - left));
    }
};

} // namespace atlas
