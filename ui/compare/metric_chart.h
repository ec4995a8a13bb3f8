// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of one metric over the flex group size (-G).
#pragma once

#include <QWidget>

#include "ui/compare/chart_scene.h"
#include "ui/widgets/palette.h"

class QComboBox;

namespace atlas::ui {

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

} // namespace atlas::ui
