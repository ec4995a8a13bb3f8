// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_chart.h"

#include "report/words/labels.h"
#include "ui/text/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace atlas::ui {
namespace {

class ChartPainter {
public:
    ChartPainter(QPainter& painter, const ChartScene& scene, const Palette& palette)
        : m_painter(painter), m_scene(scene), m_palette(palette), m_metrics(painter.font()) {}

    void paintGrid() const;
    void paintBar(std::size_t index, const QColor& fill) const;
    void paintLine(const ChartLine& line) const;

private:
    void paintName(const ChartBar& bar) const;
    void paintMark(const ChartBar& bar) const;

    QPainter& m_painter;
    const ChartScene& m_scene;
    const Palette& m_palette;
    QFontMetricsF m_metrics;
};

void ChartPainter::paintGrid() const {
    const auto& plot = m_scene.plot;
    m_painter.fillRect(QRectF(QPointF(0, 0), m_scene.size), m_palette.background);
    m_painter.setPen(m_palette.mutedText);
    const double base = m_metrics.ascent() + 1;
    m_painter.drawText(QPointF(chartEdge, base), m_scene.unit);
    m_painter.drawText(QPointF(plot.right() - m_metrics.horizontalAdvance(m_scene.key), base), m_scene.key);
    m_painter.drawText(QPointF(chartEdge, plot.bottom() + 2 + m_metrics.ascent()), m_scene.xName);
    for (const auto& tick : m_scene.ticks) {
        m_painter.setPen(m_palette.free);
        m_painter.drawLine(QPointF(plot.left(), tick.y), QPointF(plot.right(), tick.y));
        m_painter.setPen(m_palette.mutedText);
        const double width = m_metrics.horizontalAdvance(tick.words);
        const double base =
            std::min(tick.y + m_metrics.ascent() / 2 - 1, plot.bottom()); // the name of the x axis is below
        m_painter.drawText(QPointF(plot.left() - 4 - width, base), tick.words);
    }
    m_painter.setPen(m_palette.line);
    m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

/// Slanted names end below the middle of their bars.
void ChartPainter::paintName(const ChartBar& bar) const {
    m_painter.save();
    QFont font = m_painter.font();
    font.setBold(bar.isRecommended);
    m_painter.setFont(font);
    m_painter.setPen(bar.isRecommended ? m_palette.text : m_palette.mutedText);
    const double width = QFontMetricsF(font).horizontalAdvance(bar.name);
    const double x = bar.slot.center().x();
    if (m_scene.names.slanted) {
        m_painter.translate(x + m_metrics.ascent() / 2, m_scene.plot.bottom() + 4);
        m_painter.rotate(-slant);
        m_painter.drawText(QPointF(-width, m_metrics.ascent() / 2), bar.name);
    } else {
        m_painter.drawText(QPointF(x - width / 2, m_scene.plot.bottom() + 2 + m_metrics.ascent()), bar.name);
    }
    m_painter.restore();
}

/// A triangle above the bar, since colour alone is not accessible.
void ChartPainter::paintMark(const ChartBar& bar) const {
    const double x = bar.slot.center().x();
    const double tip = bar.bar.top() - 2;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_palette.text);
    m_painter.drawPolygon(QPolygonF{QPointF(x, tip), QPointF(x - 5, tip - 7), QPointF(x + 5, tip - 7)});
    m_painter.restore();
}

void ChartPainter::paintBar(std::size_t index, const QColor& fill) const {
    const auto& bar = m_scene.bars[index];
    if (!bar.bar.isEmpty() || bar.isRecommended) {
        if (bar.isDefault) {
            m_painter.fillRect(bar.bar, QBrush(fill, Qt::Dense4Pattern));
            m_painter.setPen(QPen(m_palette.text, 1.5));
            m_painter.drawRect(bar.bar);
        } else {
            m_painter.fillRect(bar.bar, fill);
        }
        if (bar.isRecommended)
            paintMark(bar);
    }
    if (m_scene.isNamed(index))
        paintName(bar);
}

void ChartPainter::paintLine(const ChartLine& line) const {
    const auto& plot = m_scene.plot;
    m_painter.setPen(QPen(m_palette.text, 1.5, Qt::DashLine));
    m_painter.drawLine(QPointF(plot.left(), line.y), QPointF(plot.right(), line.y));
    m_painter.fillRect(line.label, m_palette.background);
    m_painter.setPen(m_palette.text);
    const double width = m_metrics.horizontalAdvance(line.words);
    m_painter.drawText(QPointF(line.label.center().x() - width / 2, line.label.top() + m_metrics.ascent()), line.words);
}

} // namespace

void paintChart(QPainter& painter, const ChartScene& scene, const Palette& palette, const QColor& fill) {
    const ChartPainter chart(painter, scene, palette);
    chart.paintGrid();
    for (std::size_t n = 0; n < scene.bars.size(); ++n)
        chart.paintBar(n, fill);
    for (const auto& line : scene.lines)
        chart.paintLine(line);
}

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
    for (std::size_t n = 0; n < m_scene.bars.size(); ++n)
        values << barText(m_comparison, metric, n).section('\n', 0, 0);
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
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        relayOut();
}

bool MetricPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
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
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&comparison, &Comparison::sweepChanged, this, soon);
    connect(&comparison, &Comparison::layoutChanged, this, soon);
    connect(&comparison, &Comparison::layoutsChanged, this, soon);
}

void MetricCharts::refresh() {
    for (auto* chart : std::as_const(m_charts))
        chart->refresh();
}

void MetricCharts::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    const double width = area.width() / static_cast<double>(m_charts.size());
    for (qsizetype n = 0; n < m_charts.size(); ++n) {
        m_charts[n]->renderTo(
            painter, {area.left() + width * static_cast<double>(n), area.top(), width - 8, area.height()}, font);
    }
}

} // namespace atlas::ui
