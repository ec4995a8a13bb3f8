// SPDX-License-Identifier: GPL-3.0-or-later
// Widget coordinates of the rows and columns of a draw list, shared by the painter and the hit test.
#pragma once

#include <optional>

namespace atlas {

/// In device-independent pixels. One column per such pixel, because columns of one physical pixel are hard to see on a
/// high-density screen.
struct MapGeometry {
    double left = 0; ///< left edge of the first column
    double top = 0; ///< top edge of the first row
    double width = 0;
    double height = 0; ///< of the area available for rows
    double rowPitch = 1; ///< distance between the tops of consecutive rows
    double rowHeight = 1;
    bool operator==(const MapGeometry&) const = default;

    [[nodiscard]] int columns() const { return static_cast<int>(width); }
    /// Number of rows that fit completely, at least 1.
    [[nodiscard]] int wholeRows() const {
        // The gap below the last row need not fit.
        const int rows = static_cast<int>((height + rowPitch - rowHeight) / rowPitch);
        return rows > 1 ? rows : 1;
    }
    [[nodiscard]] double x(double column) const { return left + column; }
    [[nodiscard]] double y(double row) const { return top + row * rowPitch; }
    /// Index of the row relative to the first one shown; the gap below a row belongs to that row.
    [[nodiscard]] std::optional<int> rowAt(double py) const {
        return py < top || py >= top + height ? std::nullopt : std::optional(static_cast<int>((py - top) / rowPitch));
    }
    [[nodiscard]] std::optional<int> columnAt(double px) const {
        return px < left || px >= left + columns() ? std::nullopt : std::optional(static_cast<int>(px - left));
    }
};

} // namespace atlas
