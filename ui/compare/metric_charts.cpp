// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_charts.h"

#include "ui/compare/metric_chart.h"

#include <QHBoxLayout>

namespace atlas::ui {

MetricCharts::MetricCharts(Comparison& comparison, QWidget* parent) : QWidget(parent), m_comparison(comparison) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 0);
    row->setSpacing(8);
    const auto add = [&](MetricKind metric, RegionKind colour) {
        auto* chart = new MetricChart(comparison, metric, colour);
        m_charts << chart;
        row->addWidget(chart, 1);
    };
    add(MetricKind::InodeTableRuns, RegionKind::InodeTable);
    add(MetricKind::FirstWriteReads, RegionKind::BlockBitmap);
    add(MetricKind::LongestMetadataFree, RegionKind::InodeBitmap);
    m_soon.setSingleShot(true);
    m_soon.setInterval(40);
    connect(&m_soon, &QTimer::timeout, this, &MetricCharts::refresh);
    const auto soon = [this] {
        if (!m_soon.isActive()) {
            m_soon.start();
        }
    };
    connect(&comparison, &Comparison::sweepChanged, this, soon);
    connect(&comparison, &Comparison::layoutChanged, this, soon);
    connect(&comparison, &Comparison::layoutsChanged, this, soon);
}

void MetricCharts::refresh() {
    for (auto* chart : std::as_const(m_charts)) {
        chart->refresh();
    }
}

void MetricCharts::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    const double width = area.width() / static_cast<double>(m_charts.size());
    for (qsizetype n = 0; n < m_charts.size(); ++n) {
        m_charts[n]->renderTo(
            painter, {area.left() + width * static_cast<double>(n), area.top(), width - 8, area.height()}, font);
    }
}

} // namespace atlas::ui
