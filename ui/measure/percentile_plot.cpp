// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/percentile_plot.h"

#include "report/words/doubt_text.h"
#include "report/words/measured_table.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"
#include "view/charts.h"

#include <QCoreApplication>
#include <QPainter>

namespace atlas::ui {
namespace {

struct PercentilePlotText {
    Q_DECLARE_TR_FUNCTIONS(PercentilePlotText)
};

std::array<double, percentileMarks> marksOf(const Latencies& latency) {
    return {latency.p95, latency.p99, latency.longest};
}

ValueAxis axisOf(const Measurement& measurement) {
    std::vector<double> values;
    for (const auto& point : measurement.points) {
        const auto latency = point.latency();
        values.insert(values.end(), {latency.median, latency.p95, latency.p99, latency.longest});
    }
    return ValueAxis(values);
}

bool hasBoth(const Measurement& measurement) {
    return measurement.points.front().setting.access != measurement.points.back().setting.access;
}

/// "512", or "write 512" where reads and writes were measured.
QString nameOf(const Measurement& measurement, const MeasuredPoint& point) {
    const auto setting = text(shortSetting(measurement, point));
    return hasBoth(measurement) ? QStringLiteral("%1 %2").arg(text(label(point.setting.access)), setting) : setting;
}

} // namespace

PercentileScene layOutPercentiles(const Measurement& measurement, QSizeF size, const QFontMetricsF& metrics) {
    PercentileScene scene{.chart = {.size = size, .xName = settingAxisName(measurement)}};
    auto& chart = scene.chart;
    const auto axis = axisOf(measurement);
    chart.unit = PercentilePlotText::tr("How long requests took");
    if (axis.isLogarithmic())
        chart.unit = listText({chart.unit, PercentilePlotText::tr("logarithmic")});
    chart.key = PercentilePlotText::tr("bar: half of them   – 95 %   — 99 %   ○ the longest");
    QStringList names;
    for (const auto& point : measurement.points)
        names << nameOf(measurement, point);
    QStringList ticks;
    for (const double value : axis.ticks())
        ticks << duration(value);
    placeChart(chart, names, ticks, metrics);
    const auto yOf = [&](double value) { return chart.plot.bottom() - axis.shareOf(value) * chart.plot.height(); };
    for (std::size_t n = 0; n < measurement.points.size(); ++n) {
        const auto& point = measurement.points[n];
        const auto latency = point.latency();
        auto bar = chartBar(chart, n, measurement.points.size(), yOf(latency.median));
        bar.name = names[static_cast<qsizetype>(n)];
        bar.isRecommended = measurement.alignedFor(point) == &point;
        chart.bars.push_back(std::move(bar));
        auto marks = marksOf(latency);
        for (auto& mark : marks)
            mark = yOf(mark);
        scene.marks.push_back(marks);
    }
    for (std::size_t n = 0; n < chart.ticks.size(); ++n)
        chart.ticks[n].y = yOf(axis.ticks()[n]);
    return scene;
}

PercentilePlot::PercentilePlot() { setObjectName("percentilePlot"); }

void PercentilePlot::show(const Measurement* measurement) {
    m_measurement = measurement;
    describe(hasBars() ? PercentilePlotText::tr("How long requests took") : QString(),
             hasBars() ? measurement->points.size() : 0);
}

/// Runs of programs that report no latencies have zeros.
bool PercentilePlot::hasBars() const {
    return m_measurement != nullptr && !m_measurement->points.empty() &&
           m_measurement->points.front().latency().longest > 0;
}

ChartScene PercentilePlot::scene(QSizeF size, const QFontMetricsF& metrics) const {
    return layOutPercentiles(*m_measurement, size, metrics).chart;
}

QString PercentilePlot::barText(std::size_t bar) const {
    const auto& point = m_measurement->points[bar];
    const auto latency = point.latency();
    return QStringList{labelledText(nameOf(*m_measurement, point),
                                    PercentilePlotText::tr("half within %1").arg(duration(latency.median))),
                       PercentilePlotText::tr("95 % within %1").arg(duration(latency.p95)),
                       PercentilePlotText::tr("99 % within %1").arg(duration(latency.p99)),
                       PercentilePlotText::tr("the longest %1").arg(duration(latency.longest))}
        .join('\n');
}

void PercentilePlot::paintOver(QPainter& painter, const ChartScene& scene) const {
    constexpr double ring = 2.5; // pixels
    constexpr double pen = 1.5;  // pixels: clear on bars of both palettes
    constexpr double shortMark = 0.4; // of the bar
    constexpr double longMark = 0.8;
    const auto laidOut = layOutPercentiles(*m_measurement, scene.size, QFontMetricsF(painter.font()));
    const auto colours = paletteFor(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.text, pen));
    for (std::size_t n = 0; n < laidOut.marks.size(); ++n) {
        const auto& bar = laidOut.chart.bars[n].bar;
        const auto [p95, p99, longest] = laidOut.marks[n];
        const double middle = bar.center().x();
        const auto across = [&](double y, double share) {
            const double half = bar.width() * share / 2;
            painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y));
        };
        painter.drawLine(QPointF(middle, bar.top()), QPointF(middle, longest));
        across(p95, shortMark);
        across(p99, longMark);
        painter.drawEllipse(QPointF(middle, longest), ring, ring);
    }
}

} // namespace atlas::ui
