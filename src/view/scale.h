// SPDX-License-Identifier: GPL-3.0-or-later
// Converts between blocks of a row and columns of the map.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace atlas {

/// A monotonic, piecewise linear mapping of a row onto itself that keeps both ends; without knots the identity. Copies
/// share the knots.
class Warp {
public:
    struct Knot {
        double offset; ///< blocks from the start of the row
        double place; ///< mapped position, in the same unit
    };

    Warp() = default;
    /// Precondition: at least two knots, ascending in both members; equal neighbours are allowed.
    explicit Warp(std::vector<Knot> knots);

    [[nodiscard]] bool isWarped() const { return m_knots != nullptr; }
    [[nodiscard]] double placeOf(double offset) const;
    [[nodiscard]] double offsetAt(double place) const;

    /// With a search hint for consecutive calls: the caller keeps `knot`, initially 1.
    [[nodiscard]] double placeOf(double offset, std::size_t& knot) const;
    [[nodiscard]] double offsetAt(double place, std::size_t& knot) const;

private:
    std::shared_ptr<const std::vector<Knot>> m_knots;
};

/// The visible part of a row, in mapped positions (Warp::Knot::place). Invariant: `length` is above 0.
struct Window {
    double first = 0;
    double length = 1;
    bool operator==(const Window&) const = default;
    [[nodiscard]] double end() const { return first + length; }
};

/// Maps a row's window onto `columns` pixel columns.
class RowScale {
public:
    RowScale() = default;
    RowScale(Window window, int columns, Warp warp = {});

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] Window window() const { return m_window; }
    [[nodiscard]] const Warp& warp() const { return m_warp; }
    /// Fractional column of a block offset; below 0 or above columns() outside the window.
    [[nodiscard]] double columnOf(double offset) const;
    [[nodiscard]] double offsetAt(double column) const;

private:
    friend class ScaleWalk;

    Window m_window;
    int m_columns = 1;
    double m_columnsPerPlace = 1;
    double m_placesPerColumn = 1;
    Warp m_warp;
};

/// Cursor for consecutive conversions, which are cheap close to the previous one. `scale` must outlive this object.
class ScaleWalk {
public:
    explicit ScaleWalk(const RowScale& scale) : m_scale(scale), m_warped(scale.warp().isWarped()) {}

    [[nodiscard]] double columnOf(double offset) {
        const double place = m_warped ? m_scale.m_warp.placeOf(offset, m_offsetKnot) : offset;
        return (place - m_scale.m_window.first) * m_scale.m_columnsPerPlace;
    }
    [[nodiscard]] double offsetAt(double column) {
        const double place = m_scale.m_window.first + column * m_scale.m_placesPerColumn;
        return m_warped ? m_scale.m_warp.offsetAt(place, m_placeKnot) : place;
    }
    /// offsetAt() of the columns from `column` on.
    void offsetsFrom(int column, std::span<double> offsets);

private:
    const RowScale& m_scale;
    bool m_warped;
    std::size_t m_offsetKnot = 1;
    std::size_t m_placeKnot = 1;
};

// Ruler ticks at round numbers.

/// At most `maximum` multiples of a power of two within [first, first + length]. Precondition: `maximum` is at least 1
/// and values are below 2^53.
[[nodiscard]] std::vector<std::uint64_t> rulerTicks(double first, double length, int maximum);

} // namespace atlas
