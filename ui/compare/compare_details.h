// SPDX-License-Identifier: GPL-3.0-or-later
// The lower part of the Compare page: charts, metric table, layout diff and mke2fs notes.
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
