// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace atlas {
namespace {

constexpr double linearTicks = 3; ///< approximate number above 0
constexpr std::size_t fewestTicks = 3; ///< on a logarithmic axis, if its span allows
constexpr double nameGap = 4; ///< between upright names

/// 1, 2 or 5 times a power of ten, at least `step`.
double roundStep(double step) {
    const double decade = std::pow(10, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= step)
            return factor * decade;
    return 10 * decade;
}

/// The powers of `base` in [from, to].
std::vector<double> powersIn(double base, double from, double to) {
    std::vector<double> found;
    for (auto n = std::ceil(std::log(from) / std::log(base) - 1e-9); std::pow(base, n) <= to * (1 + 1e-9); ++n)
        found.push_back(std::pow(base, n));
    return found;
}

} // namespace

ValueAxis::ValueAxis(std::span<const double> values, Ticks ticks) {
    double smallest = HUGE_VAL;
    double largest = 0;
    for (const double value : values) {
        largest = std::max(largest, value);
        smallest = value > 0 ? std::min(smallest, value) : smallest;
    }
    if (largest > maxLinearSpan * smallest)
        makeLogarithmic(smallest, largest, ticks);
    else if (largest > 0)
        makeLinear(largest);
}

void ValueAxis::makeLinear(double largest) {
    const double step = roundStep(largest / linearTicks);
    m_ticks.clear();
    for (double n = 0; n == 0 || m_ticks.back() < largest * (1 - 1e-9); ++n)
        m_ticks.push_back(n * step);
    m_top = m_ticks.back();
}

/// Starts below the smallest value, so that its bar is visible.
void ValueAxis::makeLogarithmic(double smallest, double largest, Ticks ticks) {
    m_logarithmic = true;
    m_bottom = smallest / 2;
    m_top = largest * 1.2;
    const auto bases = ticks == Ticks::Binary ? std::array{1024.0, 32.0, 4.0} : std::array{1000.0, 100.0, 10.0};
    for (const double base : bases) {
        m_ticks = powersIn(base, m_bottom, m_top);
        if (m_ticks.size() >= fewestTicks)
            return;
    }
}

double ValueAxis::shareOf(double value) const {
    if (!m_logarithmic)
        return std::clamp(value / m_top, 0.0, 1.0);
    return value <= m_bottom ? 0 : std::min(std::log(value / m_bottom) / std::log(m_top / m_bottom), 1.0);
}

NamePlan planNames(double pitch, double widest, double lineHeight) {
    if (widest + nameGap <= pitch)
        return {};
    const double across = lineHeight / std::sin(slant * std::numbers::pi / 180);
    return {.slanted = true,
            .every = static_cast<std::size_t>(std::max(1.0, std::ceil(across / std::max(pitch, 1.0))))};
}

OffsetSweepChart::OffsetSweepChart(OffsetSweep sweep, int width)
    : m_sweep(std::move(sweep)), m_width(std::max(width, 1)) {
    if (!points().empty())
        m_maximum = std::ranges::max(points(), {}, &OffsetSweepPoint::readModifyWrites).readModifyWrites;
}

OffsetSweepBar OffsetSweepChart::bar(std::size_t i) const {
    const int first = static_cast<int>(std::floor(edge(i)));
    const int end = std::max(static_cast<int>(std::floor(edge(i + 1))), first + 1);
    const int gap = end - first > 2 ? 1 : 0;
    const auto cost = points()[i].readModifyWrites;
    return {first, end - gap, m_maximum == 0 ? 0 : static_cast<double>(cost) / static_cast<double>(m_maximum),
            m_sweep.isBest(points()[i])};
}

double OffsetSweepChart::middle(std::size_t i) const { return (edge(i) + edge(i + 1)) / 2; }

std::size_t OffsetSweepChart::at(double x) const {
    const double place = x / m_width * static_cast<double>(points().size());
    return static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, static_cast<double>(points().size() - 1)));
}

std::optional<std::size_t> OffsetSweepChart::indexOf(Lba start) const {
    if (points().empty() || start < points().front().start || start > points().back().start)
        return std::nullopt;
    return (start - points().front().start).value;
}

std::optional<std::size_t> OffsetSweepChart::bestBeside(std::size_t i, bool after) const {
    while (after ? i + 1 < points().size() : i > 0) {
        i = after ? i + 1 : i - 1;
        if (m_sweep.isBest(points()[i]))
            return i;
    }
    return std::nullopt;
}

std::vector<std::size_t> OffsetSweepChart::labelled(double labelWidth) const {
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < points().size(); ++i) {
        const bool room = labels.empty() || middle(i) - middle(labels.back()) >= labelWidth;
        if (m_sweep.isBest(points()[i]) && room)
            labels.push_back(i);
    }
    return labels;
}

} // namespace atlas
