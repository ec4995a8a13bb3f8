// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_chart.h"

#include "report/words/labels.h"
#include "ui/compare/chart_painter.h"
#include "ui/text/qt_text.h"
#include "ui/text/sentence_text.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

namespace {

QFont smallerThan(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

} // namespace

MetricPlot::MetricPlot(const Comparison& comparison, RegionKind colour)
    : m_comparison(comparison), m_colour(colour), m_metric(&atlas::metric(MetricKind::InodeTableRuns)) {
    setObjectName("metricPlot");
}

QSize MetricPlot::minimumSizeHint() const { return {160, 110}; }

void MetricPlot::show(const Metric& metric) {
    m_metric = &metric;
    relayOut();
    QStringList values;
    for (std::size_t n = 0; n < m_scene.bars.size(); ++n) {
        values << barText(m_comparison, metric, n).section('\n', 0, 0);
    }
    setAccessibleName(capitalised(text(label(metric.kind))));
    setAccessibleDescription(clausesText(values));
}

void MetricPlot::relayOut() {
    m_scene = layOutChart(m_comparison, *m_metric, size(), QFontMetricsF(smallerThan(font())));
    update();
}

void MetricPlot::renderTo(QPainter& painter, QSizeF size, const QFont& font) const {
    const auto colours = paletteFor(palette());
    painter.setFont(smallerThan(font));
    paintChart(painter, layOutChart(m_comparison, *m_metric, size, QFontMetricsF(painter.font())), colours,
               colours.of(m_colour));
}

void MetricPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(smallerThan(font()));
    const auto colours = paletteFor(palette());
    paintChart(painter, m_scene, colours, colours.of(m_colour));
}

void MetricPlot::resizeEvent(QResizeEvent*) { relayOut(); }

void MetricPlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        relayOut();
    }
}

bool MetricPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto bar = m_scene.barAt(help->pos());
    QToolTip::showText(help->globalPos(), bar ? barText(m_comparison, *m_metric, *bar) : QString(), this);
    return true;
}

MetricChart::MetricChart(Comparison& comparison, MetricKind metric, RegionKind colour, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_choice(new QComboBox), m_plot(new MetricPlot(comparison, colour)) {
    m_choice->setToolTip(tr("Which metric is drawn over -G"));
    m_choice->setObjectName("chartMetric");
    fillChoice();
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(metric)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_plot, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &MetricChart::refresh);
}

void MetricChart::fillChoice() {
    for (const auto& metric : m_comparison.metrics()) {
        m_choice->addItem(capitalised(text(label(metric.kind))), static_cast<int>(metric.kind));
        m_choice->setItemData(m_choice->count() - 1, text(definition(metric.kind)), Qt::ToolTipRole);
    }
}

const Metric& MetricChart::chosen() const {
    return atlas::metric(static_cast<MetricKind>(m_choice->currentData().toInt()));
}

void MetricChart::refresh() {
    if (static_cast<std::size_t>(m_choice->count()) != m_comparison.metrics().size()) {
        const QSignalBlocker quiet(m_choice);
        const auto current = m_choice->currentData();
        m_choice->clear();
        fillChoice();
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(current)));
    }
    m_plot->show(chosen());
}

void MetricChart::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    const QFontMetricsF metrics(font);
    const double title = metrics.height() + 2;
    painter.save();
    painter.setFont(font);
    painter.setPen(paletteFor(palette()).text);
    painter.drawText(QPointF(area.left() + 4, area.top() + metrics.ascent()), m_choice->currentText());
    painter.translate(area.left(), area.top() + title);
    m_plot->renderTo(painter, {area.width(), area.height() - title}, font);
    painter.restore();
}

} // namespace atlas::ui
