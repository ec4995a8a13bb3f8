// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/chart_scene.h"
#include "ui/compare/comparison.h"
#include "ui/widgets/palette.h"

#include <QTimer>
#include <QWidget>

class QPainter;
class QComboBox;

namespace atlas::ui {

/// Paints bars in `fill`. The painter's font must be the one `scene` was laid out with.
void paintChart(QPainter& painter, const ChartScene& scene, const Palette& palette, const QColor& fill);

/// The drawn part of a chart.
class MetricPlot : public QWidget {
    Q_OBJECT
public:
    MetricPlot(const Comparison& comparison, RegionKind colour);

    void show(const Metric& metric);
    void renderTo(QPainter& painter, QSizeF size, const QFont& font) const;
    [[nodiscard]] const ChartScene& scene() const { return m_scene; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void relayOut();

    const Comparison& m_comparison;
    RegionKind m_colour;
    const Metric* m_metric;
    ChartScene m_scene;
};

class MetricChart : public QWidget {
    Q_OBJECT
public:
    MetricChart(Comparison& comparison, MetricKind metric, RegionKind colour, QWidget* parent = nullptr);

    void refresh();
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;

private:
    void fillChoice();
    [[nodiscard]] const Metric& chosen() const;

    Comparison& m_comparison;
    QComboBox* m_choice;
    MetricPlot* m_plot;
};

// Charts of metrics over the flex group size (-G): one bar per setting, the default and the recommended one marked, the
// baseline and opened images as lines.

class MetricChart;

class MetricCharts : public QWidget {
    Q_OBJECT
public:
    explicit MetricCharts(Comparison& comparison, QWidget* parent = nullptr);

    /// Renders the charts side by side in `area`, for export.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    /// Applies pending updates now instead of after the update delay.
    void refresh();

private:
    Comparison& m_comparison;
    QList<MetricChart*> m_charts;
    QTimer m_soon; ///< coalesces updates: plans arrive one by one, and a chart takes milliseconds to draw
};

} // namespace atlas::ui
