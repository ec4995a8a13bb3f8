// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chart_scene.h"

#include <QFontMetricsF>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

/// A plot of 400 × 200 with a bar of each height, and lines at these heights.
ChartScene scene(const std::vector<double>& bars, const std::vector<double>& lines) {
    ChartScene scene{.size = {440, 240}, .plot = {20, 20, 400, 200}};
    const double slot = 400.0 / static_cast<double>(bars.size());
    for (std::size_t n = 0; n < bars.size(); ++n) {
        const QRectF place(20 + slot * static_cast<double>(n), 20, slot, 200);
        scene.bars.push_back({.name = {}, .slot = place, .bar = place.adjusted(0, 200 - bars[n], 0, 0)});
    }
    for (const double height : lines) {
        scene.lines.push_back({.name = QStringLiteral("the baseline"), .y = 220 - height});
    }
    placeLabels(scene, QFontMetricsF(QFont()));
    return scene;
}

void expectNothingHidden(const ChartScene& scene) {
    for (std::size_t n = 0; n < scene.lines.size(); ++n) {
        const auto& label = scene.lines[n].label;
        EXPECT_TRUE(scene.plot.adjusted(0, -20, 0, 0).contains(label)) << n;
        for (const auto& bar : scene.bars) {
            EXPECT_FALSE(label.intersects(bar.bar)) << n;
        }
        for (std::size_t other = 0; other < n; ++other) {
            EXPECT_FALSE(label.intersects(scene.lines[other].label)) << n << " and " << other;
        }
    }
}

TEST(ChartLabels, AvoidTheTallBars) {
    expectNothingHidden(scene({10, 20, 150, 190}, {100}));
    expectNothingHidden(scene({190, 150, 20, 10}, {100}));
}

TEST(ChartLabels, AvoidOneAnother) { expectNothingHidden(scene({10, 10, 10, 10}, {100, 100, 103, 99})); }

TEST(ChartLabels, StandBelowALineAtTheTop) { expectNothingHidden(scene({10, 10, 10, 10}, {200})); }

TEST(ChartLabels, AreShortenedToHalfOfThePlot) {
    auto chart = scene({10, 20}, {100});
    chart.lines[0].name = QString(200, u'm');
    placeLabels(chart, QFontMetricsF(QFont()));
    EXPECT_TRUE(chart.lines[0].words.contains(u'…'));
    EXPECT_LE(chart.lines[0].label.width(), chart.plot.width() / 2);
}

} // namespace
} // namespace atlas::ui
