// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_plot.h"

#include "report/words/labels.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/write_picture.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace atlas::ui {

QColor barColour(const Palette& palette, bool recommended) {
    return recommended ? palette.focus : mixed(palette.of(RegionKind::BlockBitmap), palette.background, 0.55);
}

QFont chartFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

QFont chartTitleFont(QFont font) {
    font.setBold(true);
    return font;
}

namespace {

class ChartPainter {
public:
    ChartPainter(QPainter& painter, const ChartScene& scene, const Palette& palette)
        : m_painter(painter), m_scene(scene), m_palette(palette), m_metrics(painter.font()) {}

    void paintGrid() const;
    void paintBar(std::size_t index) const;
    void paintLine(const ChartLine& line) const;

private:
    void paintName(const ChartBar& bar) const;
    void paintMark(const ChartBar& bar) const;
    void paintRole(const ChartBar& bar) const;

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
    font.setBold(bar.isRecommended || bar.isDefault);
    m_painter.setFont(font);
    m_painter.setPen(bar.isRecommended || bar.isDefault ? m_palette.text : m_palette.mutedText);
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

void ChartPainter::paintRole(const ChartBar& bar) const {
    m_painter.save();
    m_painter.setPen(bar.isRecommended ? m_palette.focus : m_palette.mutedText);
    m_painter.drawText(QPointF(bar.roleX, m_scene.plot.bottom() + 2 + m_metrics.height() + m_metrics.ascent()),
                       bar.role);
    QFont font = m_painter.font();
    font.setBold(bar.isRecommended);
    m_painter.setFont(font);
    m_painter.setPen(m_palette.text);
    const double width = QFontMetricsF(font).horizontalAdvance(bar.value);
    const double x = std::clamp(bar.slot.center().x() - width / 2, 0.0, std::max(0.0, m_scene.size.width() - width));
    m_painter.drawText(QPointF(x, bar.bar.top() - 3), bar.value);
    m_painter.restore();
}

void ChartPainter::paintBar(std::size_t index) const {
    const auto& bar = m_scene.bars[index];
    const auto fill = barColour(m_palette, bar.isRecommended);
    if (!bar.bar.isEmpty() || bar.isRecommended) {
        if (bar.isDefault && !m_scene.hasRoles) {
            m_painter.fillRect(bar.bar, QBrush(fill, Qt::Dense4Pattern));
            m_painter.setPen(QPen(m_palette.text, 1.5));
            m_painter.drawRect(bar.bar);
        } else {
            m_painter.fillRect(bar.bar, fill);
        }
        if (bar.isRecommended && !m_scene.hasRoles)
            paintMark(bar);
    }
    if (bar.referenceY) {
        m_painter.setPen(QPen(m_palette.text, 1.5));
        m_painter.drawLine(QPointF(bar.slot.left() + 1, *bar.referenceY),
                           QPointF(bar.slot.right() - 1, *bar.referenceY));
    }
    if (m_scene.isNamed(index))
        paintName(bar);
    if (!bar.role.isEmpty())
        paintRole(bar);
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

void paintChart(QPainter& painter, const ChartScene& scene, const Palette& palette) {
    const ChartPainter chart(painter, scene, palette);
    chart.paintGrid();
    for (std::size_t n = 0; n < scene.bars.size(); ++n)
        chart.paintBar(n);
    for (const auto& line : scene.lines)
        chart.paintLine(line);
}

MetricPlot::MetricPlot(const Comparison& comparison)
    : m_comparison(comparison), m_metric(&atlas::metric(MetricKind::FirstWriteSeconds)) {
    setObjectName("metricPlot");
    addCopyPicture(*this);
}

QSize MetricPlot::minimumSizeHint() const { return {240, 130}; }

void MetricPlot::show(const Metric& metric) {
    m_metric = &metric;
    relayOut();
    QStringList values;
    for (std::size_t n = 0; n < m_scene.bars.size(); ++n)
        values << barText(m_comparison, metric, n).section('\n', 0, 0);
    setAccessibleName(text(label(metric.kind)));
    setAccessibleDescription(clausesText(values));
}

void MetricPlot::relayOut() {
    m_scene = layOutChart(m_comparison, *m_metric, size(), QFontMetricsF(chartFont(font())));
    update();
}

void MetricPlot::renderTo(QPainter& painter, QSizeF size, const QFont& font) const {
    painter.setFont(chartFont(font));
    paintChart(painter, layOutChart(m_comparison, *m_metric, size, QFontMetricsF(painter.font())),
               paletteFor(palette()));
}

void MetricPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(chartFont(font()));
    paintChart(painter, m_scene, paletteFor(palette()));
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

MemberPlot::MemberPlot(const Comparison& comparison) : m_comparison(comparison) {
    setObjectName("memberPlot");
    addCopyPicture(*this);
    refresh();
}

QSize MemberPlot::minimumSizeHint() const { return {200, 130}; }

bool MemberPlot::hasArray() const {
    const auto& made = m_comparison.recommendation();
    return made && !made->chosen.load.empty();
}

QString MemberPlot::title() const {
    return tr("Block bitmaps on each disk with %1").arg(text(m_comparison.recommendation()->chosen.label));
}

ChartScene MemberPlot::sceneFor(QSizeF size, const QFont& font) const {
    return layOutMembers(*m_comparison.recommendation(), size, QFontMetricsF(chartFont(font)));
}

void MemberPlot::refresh() {
    setVisible(hasArray());
    if (!hasArray())
        return;
    QStringList values;
    for (const auto load : m_comparison.recommendation()->chosen.load)
        values << number(load);
    setAccessibleName(title());
    setAccessibleDescription(listText(values));
    update();
}

void MemberPlot::paint(QPainter& painter, QSizeF size, const QFont& font) const {
    const auto colours = paletteFor(palette());
    const double titleHeight = std::ceil(QFontMetricsF(font).height()) + 6;
    painter.setFont(chartTitleFont(font));
    painter.setPen(colours.text);
    painter.drawText(QRectF(0, 0, size.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(title(), Qt::ElideRight, size.width()));
    painter.translate(0, titleHeight);
    painter.setFont(chartFont(font));
    paintChart(painter, sceneFor({size.width(), size.height() - titleHeight}, font), colours);
}

void MemberPlot::paintEvent(QPaintEvent*) {
    if (!hasArray())
        return;
    QPainter painter(this);
    paint(painter, size(), font());
}

void MemberPlot::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    if (!hasArray())
        return;
    painter.save();
    painter.translate(area.topLeft());
    paint(painter, area.size(), font);
    painter.restore();
}

bool MemberPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !hasArray())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto& made = *m_comparison.recommendation();
    const auto bar = sceneFor(size(), font()).barAt(help->pos());
    QStringList lines;
    if (bar) {
        lines << tr("Disk %1").arg(number(*bar + 1));
        lines << labelledText(text(made.chosen.label), number(made.chosen.load[*bar]));
        if (*bar < made.reference.load.size() && made.reference.label != made.chosen.label)
            lines << labelledText(text(made.reference.label), number(made.reference.load[*bar]));
    }
    QToolTip::showText(help->globalPos(), lines.join('\n'), this);
    return true;
}

} // namespace atlas::ui
