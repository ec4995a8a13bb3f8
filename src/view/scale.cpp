// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/scale.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

/// Linear between the two knots around `from`; the outermost segments go on beyond the ends.
double interpolate(const std::vector<Warp::Knot>& knots, double from, double Warp::Knot::* in,
                   double Warp::Knot::* out) {
    const auto inside = std::ranges::upper_bound(knots.begin() + 1, knots.end() - 1, from, {}, in);
    const auto& a = *(inside - 1);
    const auto& b = *inside;
    const double span = b.*in - a.*in;
    return span > 0 ? a.*out + (from - a.*in) / span * (b.*out - a.*out) : a.*out;
}

} // namespace

Warp::Warp(std::vector<Knot> knots) : m_knots(std::move(knots)) {}

double Warp::placeOf(double offset) const {
    return bends() ? interpolate(m_knots, offset, &Knot::offset, &Knot::place) : offset;
}

double Warp::offsetAt(double place) const {
    return bends() ? interpolate(m_knots, place, &Knot::place, &Knot::offset) : place;
}

RowScale::RowScale(Window window, int columns, Warp warp)
    : m_window(window),
      m_columns(std::max(columns, 1)),
      m_columnsPerPlace(m_columns / window.length),
      m_warp(std::move(warp)) {}

double RowScale::columnOf(double offset) const { return (m_warp.placeOf(offset) - m_window.first) * m_columnsPerPlace; }

double RowScale::offsetAt(double column) const { return m_warp.offsetAt(m_window.first + column / m_columnsPerPlace); }

} // namespace atlas
