// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of metrics over the flex group size (-G): one bar per setting with the default and the
// recommended one marked, the baseline and opened images as lines.
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

    /// Renders the charts side by side in `area`. For export.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    /// Applies pending updates immediately instead of after the update delay.
    void refresh();

private:
    Comparison& m_comparison;
    QList<MetricChart*> m_charts;
    QTimer m_soon; ///< coalesces updates: plans arrive one by one, and drawing a chart takes milliseconds
};

} // namespace atlas::ui
