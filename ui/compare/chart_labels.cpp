// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chart_labels.h"

#include <algorithm>
#include <array>
#include <span>

namespace atlas::ui {
namespace {

constexpr double labelMargin = 2;

double overlap(const QRectF& one, const QRectF& other) {
    const auto shared = one & other;
    return shared.width() * shared.height();
}

/// The pixels of bars and labels that lie under `place`, or outside the chart.
double hiddenBy(const QRectF& place, const ChartScene& scene, std::span<const ChartLine> placed) {
    double hidden = 0;
    for (const auto& bar : scene.bars) {
        hidden += overlap(place, bar.bar);
    }
    for (const auto& line : placed) {
        hidden += overlap(place, line.label);
    }
    const QRectF inside = scene.plot.adjusted(0, -place.height() * 0.6, 0, 0);
    return hidden + place.width() * place.height() - overlap(place, inside);
}

} // namespace

void placeLabels(ChartScene& scene, const QFontMetricsF& metrics) {
    const auto& plot = scene.plot;
    for (std::size_t n = 0; n < scene.lines.size(); ++n) {
        auto& line = scene.lines[n];
        line.words = metrics.elidedText(line.name, Qt::ElideMiddle, plot.width() / 2 - 4 * labelMargin);
        const QSizeF size(metrics.horizontalAdvance(line.words) + 2 * labelMargin, metrics.height());
        const double right = plot.right() - labelMargin - size.width();
        const double left = plot.left() + labelMargin;
        const double above = line.y - size.height() - labelMargin;
        const double below = line.y + labelMargin;
        const std::array places{QPointF(right, above), QPointF(left, above), QPointF(right, below),
                                QPointF(left, below)};
        const auto placed = std::span(scene.lines).first(n);
        const auto hidden = [&](QPointF place) { return hiddenBy(QRectF(place, size), scene, placed); };
        line.label = QRectF(*std::ranges::min_element(places, {}, hidden), size);
    }
}

} // namespace atlas::ui
