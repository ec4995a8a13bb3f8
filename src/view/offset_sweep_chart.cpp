// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/offset_sweep_chart.h"

#include <algorithm>
#include <cmath>

namespace atlas {

OffsetSweepChart::OffsetSweepChart(std::vector<OffsetSweepPoint> points, int width)
    : m_points(std::move(points)), m_width(std::max(width, 1)) {
    if (!m_points.empty()) {
        const auto [minimum, maximum] = std::ranges::minmax(m_points, {}, &OffsetSweepPoint::readModifyWrites);
        m_minimum = minimum.readModifyWrites;
        m_maximum = maximum.readModifyWrites;
    }
}

OffsetSweepBar OffsetSweepChart::bar(std::size_t i) const {
    const int first = static_cast<int>(std::floor(edge(i)));
    const int end = std::max(static_cast<int>(std::floor(edge(i + 1))), first + 1);
    const int gap = end - first > 2 ? 1 : 0;
    const auto cost = m_points[i].readModifyWrites;
    return {first, end - gap, m_maximum == 0 ? 0 : static_cast<double>(cost) / static_cast<double>(m_maximum),
            cost == m_minimum};
}

double OffsetSweepChart::middle(std::size_t i) const { return (edge(i) + edge(i + 1)) / 2; }

std::size_t OffsetSweepChart::at(double x) const {
    const double place = x / m_width * static_cast<double>(m_points.size());
    return static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, static_cast<double>(m_points.size() - 1)));
}

std::optional<std::size_t> OffsetSweepChart::indexOf(Lba start) const {
    if (m_points.empty() || start < m_points.front().start || start > m_points.back().start) {
        return std::nullopt;
    }
    return (start - m_points.front().start).value;
}

std::optional<std::size_t> OffsetSweepChart::bestBeside(std::size_t i, bool after) const {
    while (after ? i + 1 < m_points.size() : i > 0) {
        i = after ? i + 1 : i - 1;
        if (m_points[i].readModifyWrites == m_minimum) {
            return i;
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> OffsetSweepChart::labelled(double labelWidth) const {
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const bool room = labels.empty() || middle(i) - middle(labels.back()) >= labelWidth;
        if (m_points[i].readModifyWrites == m_minimum && room) {
            labels.push_back(i);
        }
    }
    return labels;
}

} // namespace atlas
