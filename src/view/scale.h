// SPDX-License-Identifier: GPL-3.0-or-later
// Where a block of a row stands among the columns of the map, and back.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace atlas {

/// A rising, piecewise linear bend of a row that maps its ends onto themselves. Without knots nothing is bent. Copies share
/// the knots.
class Warp {
public:
    struct Knot {
        double offset; ///< blocks from the start of the row
        double place; ///< where it stands, in the same unit
    };

    Warp() = default;
    /// At least two knots, rising in both; equal neighbours are allowed.
    explicit Warp(std::vector<Knot> knots);

    [[nodiscard]] bool bends() const { return m_knots != nullptr; }
    [[nodiscard]] double placeOf(double offset) const;
    [[nodiscard]] double offsetAt(double place) const;

    /// The same, looking first where the last question was answered: `knot` is kept by who asks, 1 at first.
    [[nodiscard]] double placeOf(double offset, std::size_t& knot) const;
    [[nodiscard]] double offsetAt(double place, std::size_t& knot) const;

private:
    std::shared_ptr<const std::vector<Knot>> m_knots;
};

/// The part of a row that is shown, in places: `first` and `length` above 0.
struct Window {
    double first = 0;
    double length = 1;
    bool operator==(const Window&) const = default;
    [[nodiscard]] double end() const { return first + length; }
};

/// A row's window spread over `columns` device pixels.
class RowScale {
public:
    RowScale() = default;
    RowScale(Window window, int columns, Warp warp = {});

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] Window window() const { return m_window; }
    [[nodiscard]] const Warp& warp() const { return m_warp; }
    /// Column of a block offset, with its fraction; below 0 or above columns() outside the window.
    [[nodiscard]] double columnOf(double offset) const;
    [[nodiscard]] double offsetAt(double column) const;

private:
    friend class ScaleWalk;

    Window m_window;
    int m_columns = 1;
    double m_columnsPerPlace = 1;
    Warp m_warp;
};

/// Asks a scale for one place after another; the nearer to the last one, the cheaper. The scale must outlive it.
class ScaleWalk {
public:
    explicit ScaleWalk(const RowScale& scale) : m_scale(scale), m_bends(scale.warp().bends()) {}

    [[nodiscard]] double columnOf(double offset) {
        const double place = m_bends ? m_scale.m_warp.placeOf(offset, m_offsetKnot) : offset;
        return (place - m_scale.m_window.first) * m_scale.m_columnsPerPlace;
    }
    [[nodiscard]] double offsetAt(double column) {
        const double place = m_scale.m_window.first + column / m_scale.m_columnsPerPlace;
        return m_bends ? m_scale.m_warp.offsetAt(place, m_placeKnot) : place;
    }

private:
    const RowScale& m_scale;
    bool m_bends;
    std::size_t m_offsetKnot = 1;
    std::size_t m_placeKnot = 1;
};

} // namespace atlas
