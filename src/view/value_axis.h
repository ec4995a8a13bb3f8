// SPDX-License-Identifier: GPL-3.0-or-later
// The value axis of a chart, and which of the names along its other axis fit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace atlas {

inline constexpr double maxLinearSpan =
    100; ///< largest over smallest value above 0; beyond it bars of one scale vanish

/// From 0 to the largest value, or logarithmic where the values above 0 span more than maxLinearSpan.
class ValueAxis {
public:
    enum class Ticks : std::uint8_t { Decimal, Binary }; ///< of numbers, or of bytes on a logarithmic axis
    ValueAxis() = default;
    explicit ValueAxis(std::span<const double> values, Ticks ticks = Ticks::Decimal);

    [[nodiscard]] bool isLogarithmic() const { return m_logarithmic; }
    /// Of the axis's length, from 0 to 1; 0 for what lies below a logarithmic axis.
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

/// How the names of bars are written: each of them whole, or every second, third … of them.
struct NamePlan {
    bool slanted = false; ///< by slant
    std::size_t every = 1;
    bool operator==(const NamePlan&) const = default;
};
inline constexpr double slant = 60; ///< degrees

/// For bars that lie `pitch` apart, names of at most `widest` and lines of `lineHeight`.
[[nodiscard]] NamePlan planNames(double pitch, double widest, double lineHeight);

} // namespace atlas
