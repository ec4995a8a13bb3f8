// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a measurement: a bar for each setting, lines for the model or for another drive.
#pragma once

#include "measure/measurement.h"
#include "ui/compare/chart_scene.h"

#include <QWidget>
#include <optional>

class QPainter;

namespace atlas::ui {

/// What the bars of a measurement show.
struct MeasuredFigures {
    const Measurement* measurement = nullptr;
    const Measurement* beside = nullptr; ///< of another drive, drawn as lines in place of the model; may be null
    Access access{};
};

/// Bars of the points with this access; those on a boundary of the physical sectors stand out.
[[nodiscard]] ChartScene layOutMeasurement(const MeasuredFigures& figures, QSizeF size, const QFontMetricsF& metrics);

/// Places ticks, names and plot of `scene`, which has its unit and the name of its x axis, for bars with these names.
void placeChart(ChartScene& scene, const QStringList& names, const QStringList& ticks, const QFontMetricsF& metrics);
/// The slot of bar `bar` of `bars`, and the bar in it up to `top`.
[[nodiscard]] ChartBar chartBar(const ChartScene& scene, std::size_t bar, std::size_t bars, double top);
/// What the x axis of a measurement shows: "shift".
[[nodiscard]] QString settingAxisName(const Measurement& measurement);

/// The full text on a bar: its setting, its figure with the spread, and the line across it.
[[nodiscard]] QString measuredBarText(const MeasuredFigures& figures, std::size_t bar);

/// Bytes a second, requests a second, or for metadata reads seconds.
[[nodiscard]] QString measuredTitle(const MeasuredFigures& figures);

/// A chart of measurements with bars, their tooltips, and export. Hidden without bars.
class MeasuredChart : public QWidget {
    Q_OBJECT
public:
    MeasuredChart();

    /// Renders title and bars, for export.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    [[nodiscard]] virtual bool hasBars() const = 0;

protected:
    [[nodiscard]] virtual ChartScene scene(QSizeF size, const QFontMetricsF& metrics) const = 0;
    [[nodiscard]] virtual QString barText(std::size_t bar) const = 0;
    /// Paints what the bars alone do not show.
    virtual void paintOver(QPainter& painter, const ChartScene& scene) const;
    /// Shows or hides the chart, and describes its `bars`.
    void describe(const QString& title, std::size_t bars);
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

class MeasurementPlot : public MeasuredChart {
    Q_OBJECT
public:
    explicit MeasurementPlot(Access access);

    /// The measurements must outlive the next call. Hidden without a point with this access.
    void show(const Measurement* measurement, const Measurement* beside);
    [[nodiscard]] bool hasBars() const override;

private:
    [[nodiscard]] ChartScene scene(QSizeF size, const QFontMetricsF& metrics) const override;
    [[nodiscard]] QString barText(std::size_t bar) const override { return measuredBarText(m_figures, bar); }

    MeasuredFigures m_figures;
};

} // namespace atlas::ui
