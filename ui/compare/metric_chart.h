// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of one metric over the flex group size (-G).
#pragma once

#include <QWidget>

#include "ui/compare/comparison.h"
#include "ui/widgets/palette.h"

class QBarCategoryAxis;
class QBarSet;
class QChart;
class QChartView;
class QComboBox;
class QLineSeries;
class QStackedBarSeries;
class QValueAxis;

namespace atlas::ui {

class MetricChart : public QWidget {
    Q_OBJECT
public:
    MetricChart(Comparison& comparison, MetricKind metric, RegionKind colour, QWidget* parent = nullptr);

    void refresh();
    void renderTo(QPainter& painter, const QRectF& area) const;

private:
    void fillChoice();
    void dressChart();
    void fillBars(const Metric& metric, double scale);
    void fillPresent(const Metric& metric, double scale);
    [[nodiscard]] const Metric& chosen() const;
    [[nodiscard]] QString tooltip(int bar) const;

    Comparison& m_comparison;
    RegionKind m_colour;
    QComboBox* m_choice;
    QChart* m_chart;
    QChartView* m_view;
    QStackedBarSeries* m_bars;
    QBarSet* m_usual;   ///< all settings except the default
    QBarSet* m_default;
    QLineSeries* m_present;
    QBarCategoryAxis* m_settings;
    QValueAxis* m_values;
};

} // namespace atlas::ui
