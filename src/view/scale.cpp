// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/scale.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace atlas {
namespace {

using Knots = std::vector<Warp::Knot>;

/// Index of the first inner knot beyond `from`, else of the last knot. Tries a few knots around `near`, then a binary
/// search.
std::size_t knotBeyond(const Knots& knots, double from, double Warp::Knot::* in, std::size_t near) {
    const auto last = knots.size() - 1;
    constexpr int steps = 4;
    for (int i = 0; i < steps; ++i)
        if (near < last && !(from < knots[near].*in))
            ++near;
        else if (near > 1 && from < knots[near - 1].*in)
            --near;
        else
            return near;
    const auto beyond = std::ranges::upper_bound(knots.begin() + 1, knots.end() - 1, from, {}, in);
    return static_cast<std::size_t>(beyond - knots.begin());
}

/// Interpolates linearly between the knots around `from`; extrapolates the outermost segments. Updates the hint `knot`.
double interpolate(const Knots& knots, double from, double Warp::Knot::* in, double Warp::Knot::* out,
                   std::size_t& knot) {
    knot = knotBeyond(knots, from, in, knot);
    const auto& a = knots[knot - 1];
    const auto& b = knots[knot];
    const double span = b.*in - a.*in;
    return span > 0 ? a.*out + (from - a.*in) / span * (b.*out - a.*out) : a.*out;
}

} // namespace

Warp::Warp(std::vector<Knot> knots) : m_knots(std::make_shared<const std::vector<Knot>>(std::move(knots))) {}

double Warp::placeOf(double offset, std::size_t& knot) const {
    return isWarped() ? interpolate(*m_knots, offset, &Knot::offset, &Knot::place, knot) : offset;
}

double Warp::offsetAt(double place, std::size_t& knot) const {
    return isWarped() ? interpolate(*m_knots, place, &Knot::place, &Knot::offset, knot) : place;
}

double Warp::placeOf(double offset) const {
    std::size_t knot = 1;
    return placeOf(offset, knot);
}

double Warp::offsetAt(double place) const {
    std::size_t knot = 1;
    return offsetAt(place, knot);
}

RowScale::RowScale(Window window, int columns, Warp warp)
    : m_window(window),
      m_columns(std::max(columns, 1)),
      m_columnsPerPlace(m_columns / window.length),
      m_placesPerColumn(window.length / m_columns),
      m_warp(std::move(warp)) {}

double RowScale::columnOf(double offset) const { return (m_warp.placeOf(offset) - m_window.first) * m_columnsPerPlace; }

double RowScale::offsetAt(double column) const { return m_warp.offsetAt(m_window.first + column * m_placesPerColumn); }

void ScaleWalk::offsetsFrom(int column, std::span<double> offsets) {
    std::ranges::generate(offsets, [&] { return m_scale.m_window.first + column++ * m_scale.m_placesPerColumn; });
    if (m_warped)
        for (auto& offset : offsets)
            offset = m_scale.m_warp.offsetAt(offset, m_placeKnot);
}

std::vector<std::uint64_t> rulerTicks(double first, double length, int maximum) {
    constexpr std::uint64_t longest = std::uint64_t{1} << 62;
    std::uint64_t step = 1;
    // n intervals have n + 1 ticks.
    while (step < longest && length / static_cast<double>(step) > std::max(maximum, 2) - 1)
        step *= 2;
    std::vector<std::uint64_t> ticks;
    const auto from = static_cast<std::uint64_t>(std::ceil(std::max(first, 0.0) / static_cast<double>(step)));
    for (auto i = from;
         static_cast<double>(i * step) <= first + length && ticks.size() < static_cast<std::size_t>(maximum); ++i) {
        ticks.push_back(i * step);
    }
    return ticks;
}

} // namespace atlas
