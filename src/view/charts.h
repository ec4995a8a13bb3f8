// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of charts.
#pragma once

#include "alignment/cost.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace atlas {

inline constexpr double maxLinearSpan =
    100; ///< ratio of largest to smallest value above 0 beyond which small bars of a linear scale vanish

/// Linear from 0, or logarithmic if the values above 0 span more than maxLinearSpan.
class ValueAxis {
public:
    enum class Ticks : std::uint8_t { Decimal, Binary }; ///< for numbers, or for bytes on a logarithmic axis
    ValueAxis() = default;
    explicit ValueAxis(std::span<const double> values, Ticks ticks = Ticks::Decimal);

    [[nodiscard]] bool isLogarithmic() const { return m_logarithmic; }
    /// Position of `value` on the axis, from 0 to 1; 0 below a logarithmic axis.
    [[nodiscard]] double shareOf(double value) const;
    [[nodiscard]] const std::vector<double>& ticks() const { return m_ticks; } ///< ascending, at least one

private:
    void makeLinear(double largest);
    void makeLogarithmic(double smallest, double largest, Ticks ticks);

    bool m_logarithmic = false;
    double m_bottom = 0;
    double m_top = 1;
    std::vector<double> m_ticks{0, 1};
};

/// How to write the names of bars: all of them, or every second, third …
struct NamePlan {
    bool slanted = false; ///< by `slant`
    std::size_t every = 1;
    bool operator==(const NamePlan&) const = default;
};
inline constexpr double slant = 60; ///< degrees

/// For bars `pitch` apart, names up to `widest` and lines of `lineHeight`.
[[nodiscard]] NamePlan planNames(double pitch, double widest, double lineHeight);

// The bar chart of an offset sweep: one bar per partition start.

/// A bar in columns [x0, x1). OffsetSweepChart::at() assigns the space between bars to the nearest start.
struct OffsetSweepBar {
    int x0 = 0;
    int x1 = 0;
    double share = 0; ///< share of the plot's height, 0 to 1
    bool best = false; ///< OffsetSweep::isBest()
};

class OffsetSweepChart {
public:
    OffsetSweepChart() = default;
    /// `width` in pixels, at least 1.
    OffsetSweepChart(OffsetSweep sweep, int width);

    [[nodiscard]] const OffsetSweep& sweep() const { return m_sweep; }
    [[nodiscard]] const std::vector<OffsetSweepPoint>& points() const { return m_sweep.points; }
    [[nodiscard]] std::uint64_t maximum() const { return m_maximum; }
    [[nodiscard]] OffsetSweepBar bar(std::size_t i) const;
    /// X coordinate of the middle of bar `i`.
    [[nodiscard]] double middle(std::size_t i) const;
    /// Index of the bar nearest to `x`. Precondition: there are points.
    [[nodiscard]] std::size_t at(double x) const;
    /// Index of `start`; nullopt if the sweep lacks it.
    [[nodiscard]] std::optional<std::size_t> indexOf(Lba start) const;
    /// The nearest best bar after or before `i`; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> bestBeside(std::size_t i, bool after) const;
    /// The best bars that have room for a label of `labelWidth` pixels, chosen from left to right.
    [[nodiscard]] std::vector<std::size_t> labelled(double labelWidth) const;

private:
    [[nodiscard]] double edge(std::size_t i) const {
        return static_cast<double>(i) * m_width / static_cast<double>(points().size());
    }

    OffsetSweep m_sweep;
    int m_width = 1;
    std::uint64_t m_maximum = 0;
};

} // namespace atlas
