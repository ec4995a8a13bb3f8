// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/offset_sweep_chart.h"

#include <algorithm>
#include <cmath>

namespace atlas {

OffsetSweepChart::OffsetSweepChart(OffsetSweep sweep, int width)
    : m_sweep(std::move(sweep)), m_width(std::max(width, 1)) {
    if (!points().empty()) {
        m_maximum = std::ranges::max(points(), {}, &OffsetSweepPoint::readModifyWrites).readModifyWrites;
    }
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
    if (points().empty() || start < points().front().start || start > points().back().start) {
        return std::nullopt;
    }
    return (start - points().front().start).value;
}

std::optional<std::size_t> OffsetSweepChart::bestBeside(std::size_t i, bool after) const {
    while (after ? i + 1 < points().size() : i > 0) {
        i = after ? i + 1 : i - 1;
        if (m_sweep.isBest(points()[i])) {
            return i;
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> OffsetSweepChart::labelled(double labelWidth) const {
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < points().size(); ++i) {
        const bool room = labels.empty() || middle(i) - middle(labels.back()) >= labelWidth;
        if (m_sweep.isBest(points()[i]) && room) {
            labels.push_back(i);
        }
    }
    return labels;
}

} // namespace atlas
