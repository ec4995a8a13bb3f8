// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chart_painter.h"

#include <QPainter>
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
            std::min(tick.y + m_metrics.ascent() / 2 - 1, plot.bottom()); // below it stands the name of x
        m_painter.drawText(QPointF(plot.left() - 4 - width, base), tick.words);
    }
    m_painter.setPen(m_palette.line);
    m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

/// Slanted names end below the middle of their bar.
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

/// A triangle above the bar: a colour alone would be no mark.
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
        if (bar.isRecommended) {
            paintMark(bar);
        }
    }
    if (m_scene.isNamed(index)) {
        paintName(bar);
    }
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
    for (std::size_t n = 0; n < scene.bars.size(); ++n) {
        chart.paintBar(n, fill);
    }
    for (const auto& line : scene.lines) {
        chart.paintLine(line);
    }
}

} // namespace atlas::ui
