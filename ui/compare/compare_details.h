// SPDX-License-Identifier: GPL-3.0-or-later
// Below the small maps: charts, the metric table, differences, and what mke2fs would say.
#pragma once

#include <QTabWidget>

#include "ui/compare/comparison.h"

class QTextBrowser;

namespace atlas::ui {

class MetricCharts;
class MetricModel;

class CompareDetails : public QTabWidget {
    Q_OBJECT
public:
    explicit CompareDetails(Comparison& comparison, QWidget* parent = nullptr);

    [[nodiscard]] MetricCharts& charts() { return *m_charts; }

private:
    [[nodiscard]] QWidget* metricPage();
    void fillNotes();

    Comparison& m_comparison;
    MetricCharts* m_charts;
    MetricModel* m_metrics;
    QTextBrowser* m_notes;
};

} // namespace atlas::ui
