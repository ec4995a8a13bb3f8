// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measurement_plot.h"

#include "report/words/doubt_text.h"
#include "report/words/measured_table.h"
#include "ui/compare/metric_plot.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace atlas::ui {
namespace {

struct MeasurementPlotText {
    Q_DECLARE_TR_FUNCTIONS(MeasurementPlotText)
};

constexpr double barOfSlot = 0.7;
constexpr double widestBar = 120; ///< pixels: a single bar does not fill the chart
constexpr double linesAbove = 1.9; ///< for the unit and the key

enum class FigureKind { Requests, Bytes, Seconds };

FigureKind kindOf(const Measurement& measurement) {
    switch (measurement.experiment) {
    case Experiment::MetadataReads: return FigureKind::Seconds;
    case Experiment::SizeSweep:
    case Experiment::Sequential: return FigureKind::Bytes;
    default: return FigureKind::Requests;
    }
}

Spread figureOf(const Measurement& measurement, const MeasuredPoint& point) {
    switch (kindOf(measurement)) {
    case FigureKind::Seconds: return point.seconds();
    case FigureKind::Bytes: return point.bytesPerSecond();
    default: return point.perSecond();
    }
}

QString figureText(const Measurement& measurement, double figure) {
    constexpr double noDecimals = 100;
    switch (kindOf(measurement)) {
    case FigureKind::Seconds: return duration(figure);
    case FigureKind::Bytes: return size({static_cast<std::uint64_t>(std::llround(figure))});
    default:
        return figure >= noDecimals || figure == std::floor(figure)
                   ? number(static_cast<std::uint64_t>(std::llround(figure)))
                   : decimal(figure, 'f', 1);
    }
}

std::vector<const MeasuredPoint*> pointsOf(const Measurement* measurement, Access access) {
    std::vector<const MeasuredPoint*> points;
    if (measurement != nullptr)
        for (const auto& point : measurement->points)
            if (point.setting.access == access)
                points.push_back(&point);
    return points;
}

/// The figure that a line across the bar shows: of the same setting on the other drive, else of the model.
std::optional<double> referenceOf(const MeasuredFigures& figures, std::size_t bar) {
    const auto points = pointsOf(figures.measurement, figures.access);
    if (figures.beside == nullptr)
        return points[bar]->modelled;
    const auto others = pointsOf(figures.beside, figures.access);
    const bool isSame = figures.beside->experiment == figures.measurement->experiment && bar < others.size() &&
                        others[bar]->setting.request == points[bar]->setting.request &&
                        others[bar]->setting.shift == points[bar]->setting.shift;
    return isSame ? std::optional(figureOf(*figures.beside, *others[bar]).median) : std::nullopt;
}

QString referenceName(const MeasuredFigures& figures) {
    return figures.beside == nullptr ? MeasurementPlotText::tr("model") : diskText(figures.beside->target);
}

ValueAxis axisOf(const MeasuredFigures& figures) {
    std::vector<double> values;
    const auto points = pointsOf(figures.measurement, figures.access);
    for (std::size_t n = 0; n < points.size(); ++n) {
        values.push_back(figureOf(*figures.measurement, *points[n]).median);
        if (const auto reference = referenceOf(figures, n))
            values.push_back(*reference);
    }
    const bool isBytes = figures.measurement != nullptr && kindOf(*figures.measurement) == FigureKind::Bytes;
    return ValueAxis(values, isBytes ? ValueAxis::Ticks::Binary : ValueAxis::Ticks::Decimal);
}

} // namespace

QString settingAxisName(const Measurement& measurement) {
    switch (measurement.experiment) {
    case Experiment::SizeSweep: return MeasurementPlotText::tr("request");
    case Experiment::Sequential: return MeasurementPlotText::tr("at");
    case Experiment::MetadataReads: return {};
    default: return MeasurementPlotText::tr("shift");
    }
}

void placeChart(ChartScene& scene, const QStringList& names, const QStringList& ticks, const QFontMetricsF& metrics) {
    double widestTick = metrics.horizontalAdvance(scene.xName);
    for (const auto& words : ticks) {
        scene.ticks.push_back({.words = words});
        widestTick = std::max(widestTick, metrics.horizontalAdvance(words));
    }
    double widestName = 0;
    for (const auto& name : names)
        widestName = std::max(widestName, metrics.horizontalAdvance(name));
    const double line = metrics.height();
    scene.plot.setLeft(widestTick + 2 * chartEdge);
    scene.plot.setRight(scene.size.width() - chartEdge);
    scene.names = planNames(scene.plot.width() / static_cast<double>(names.size()), widestName, line);
    const double angle = slant * std::numbers::pi / 180;
    const double below =
        scene.names.slanted ? widestName * std::sin(angle) + line * std::cos(angle) + chartEdge : line + chartEdge;
    scene.plot.setTop(line * linesAbove);
    scene.plot.setBottom(std::max(scene.size.height() - below, scene.plot.top() + 1));
}

ChartBar chartBar(const ChartScene& scene, std::size_t bar, std::size_t bars, double top) {
    const double pitch = scene.plot.width() / static_cast<double>(bars);
    const double gap = (pitch - std::min(pitch * barOfSlot, widestBar)) / 2;
    const QRectF slot(scene.plot.left() + static_cast<double>(bar) * pitch, scene.plot.top(), pitch,
                      scene.plot.height());
    return {.name = {}, .slot = slot, .bar = QRectF(slot.left() + gap, top, pitch - 2 * gap, slot.bottom() - top)};
}

namespace {

void placePlot(ChartScene& scene, const MeasuredFigures& figures, const ValueAxis& axis, const QFontMetricsF& metrics) {
    QStringList ticks;
    for (const double value : axis.ticks())
        ticks << figureText(*figures.measurement, value);
    QStringList names;
    for (const auto* point : pointsOf(figures.measurement, figures.access))
        names << text(shortSetting(*figures.measurement, *point));
    placeChart(scene, names, ticks, metrics);
}

void placeBars(ChartScene& scene, const MeasuredFigures& figures, const ValueAxis& axis) {
    const auto points = pointsOf(figures.measurement, figures.access);
    const auto yOf = [&](double value) { return scene.plot.bottom() - axis.shareOf(value) * scene.plot.height(); };
    for (std::size_t n = 0; n < points.size(); ++n) {
        const auto& point = *points[n];
        auto bar = chartBar(scene, n, points.size(), yOf(figureOf(*figures.measurement, point).median));
        bar.name = text(shortSetting(*figures.measurement, point));
        if (const auto reference = referenceOf(figures, n))
            bar.referenceY = yOf(*reference);
        bar.isRecommended = figures.measurement->alignedFor(point) == &point;
        scene.bars.push_back(std::move(bar));
    }
    for (std::size_t n = 0; n < scene.ticks.size(); ++n)
        scene.ticks[n].y = yOf(axis.ticks()[n]);
}

} // namespace

QString measuredTitle(const MeasuredFigures& figures) {
    const bool reads = figures.access == Access::Read;
    switch (kindOf(*figures.measurement)) {
    case FigureKind::Seconds: return MeasurementPlotText::tr("Time of all reads");
    case FigureKind::Bytes:
        return reads ? MeasurementPlotText::tr("Bytes read per second")
                     : MeasurementPlotText::tr("Bytes written per second");
    default: return reads ? MeasurementPlotText::tr("Reads per second") : MeasurementPlotText::tr("Writes per second");
    }
}

ChartScene layOutMeasurement(const MeasuredFigures& figures, QSizeF size, const QFontMetricsF& metrics) {
    ChartScene scene{.size = size, .xName = {}};
    const auto points = pointsOf(figures.measurement, figures.access);
    if (points.empty())
        return scene;
    const auto axis = axisOf(figures);
    scene.xName = settingAxisName(*figures.measurement);
    scene.unit = measuredTitle(figures);
    if (axis.isLogarithmic())
        scene.unit = listText({scene.unit, MeasurementPlotText::tr("logarithmic")});
    placePlot(scene, figures, axis, metrics);
    placeBars(scene, figures, axis);
    QStringList key;
    if (std::ranges::any_of(scene.bars, &ChartBar::isRecommended))
        key << MeasurementPlotText::tr("▼ on a boundary");
    if (std::ranges::any_of(scene.bars, [](const ChartBar& bar) { return bar.referenceY.has_value(); }))
        key << QStringLiteral("— ") + referenceName(figures);
    scene.key = key.join(QStringLiteral("   "));
    return scene;
}

QString measuredBarText(const MeasuredFigures& figures, std::size_t bar) {
    const auto points = pointsOf(figures.measurement, figures.access);
    if (bar >= points.size())
        return {};
    const auto& measurement = *figures.measurement;
    const auto spread = figureOf(measurement, *points[bar]);
    QStringList lines{
        labelledText(text(shortSetting(measurement, *points[bar])), figureText(measurement, spread.median))};
    lines << MeasurementPlotText::tr("%1 to %2 in %3 runs")
                 .arg(figureText(measurement, spread.lowest), figureText(measurement, spread.highest))
                 .arg(points[bar]->runs.size());
    if (const auto reference = referenceOf(figures, bar))
        lines << labelledText(referenceName(figures), figureText(measurement, *reference));
    return lines.join('\n');
}

MeasuredChart::MeasuredChart() {
    addCopyPicture(*this);
    hide();
}

void MeasuredChart::paintOver(QPainter&, const ChartScene&) const {}

void MeasuredChart::describe(const QString& title, std::size_t bars) {
    setVisible(hasBars());
    QStringList values;
    for (std::size_t n = 0; n < bars; ++n)
        values << barText(n).section('\n', 0, 0);
    setAccessibleName(title);
    setAccessibleDescription(clausesText(values));
    update();
}

QSize MeasuredChart::minimumSizeHint() const { return {240, 150}; }

void MeasuredChart::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    if (!hasBars())
        return; // a hidden chart is painted where its picture is copied
    painter.save();
    painter.translate(area.topLeft());
    painter.setFont(chartFont(font));
    const auto laidOut = scene(area.size(), QFontMetricsF(painter.font()));
    paintChart(painter, laidOut, paletteFor(palette()));
    paintOver(painter, laidOut);
    painter.restore();
}

void MeasuredChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    renderTo(painter, rect(), font());
}

bool MeasuredChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && hasBars()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto bar = scene(size(), QFontMetricsF(chartFont(font()))).barAt(help->pos());
        QToolTip::showText(help->globalPos(), bar ? barText(*bar) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

MeasurementPlot::MeasurementPlot(Access access) : m_figures{.access = access} {
    setObjectName(access == Access::Read ? "readPlot" : "writePlot");
}

void MeasurementPlot::show(const Measurement* measurement, const Measurement* beside) {
    m_figures.measurement = measurement;
    m_figures.beside = beside;
    describe(hasBars() ? measuredTitle(m_figures) : QString(), pointsOf(measurement, m_figures.access).size());
}

bool MeasurementPlot::hasBars() const { return !pointsOf(m_figures.measurement, m_figures.access).empty(); }

ChartScene MeasurementPlot::scene(QSizeF size, const QFontMetricsF& metrics) const {
    return layOutMeasurement(m_figures, size, metrics);
}

} // namespace atlas::ui
