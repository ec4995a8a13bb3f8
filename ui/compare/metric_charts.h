// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of metrics over -G: a bar for each setting, the default marked, the present image's value as a line.
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/compare/comparison.h"

class QPainter;

namespace atlas::ui {

class MetricChart;

class MetricCharts : public QWidget {
    Q_OBJECT
public:
    explicit MetricCharts(Comparison& comparison, QWidget* parent = nullptr);

    /// The charts beside each other in `area`: for export.
    void renderTo(QPainter& painter, const QRectF& area) const;
    /// Draws what has arrived at once instead of soon.
    void refresh();

private:
    Comparison& m_comparison;
    QList<MetricChart*> m_charts;
    QTimer m_soon; ///< plans arrive one by one, and a chart takes milliseconds
};

} // namespace atlas::ui
