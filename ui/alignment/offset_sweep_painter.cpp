// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/offset_sweep_painter.h"

#include "ui/text/qt_text.h"

#include <QPainter>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr int axisMargin = 6;
constexpr int plotRightMargin = 14;
constexpr int markerHeight = 8;

class OffsetSweepPainter {
public:
    OffsetSweepPainter(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette)
        : m_painter(painter),
          m_view(view),
          m_chart(view.chart()),
          m_palette(palette),
          m_metrics(painter.font()),
          m_area(area),
          m_plot(offsetSweepPlot(area, m_metrics, m_chart.maximum())) {}

    void paintScale() const;
    void paintBars() const;
    void paintStarts() const;
    void paintOwn() const;
    void paintMarker() const;

private:
    void text(double x, double baseline, const QString& words, const QColor& colour) const {
        m_painter.setPen(colour);
        m_painter.drawText(QPointF(x, baseline), words);
    }
    [[nodiscard]] double y(double share) const { return m_plot.bottom() + 1 - share * m_plot.height(); }
    [[nodiscard]] double labelBaseline() const { return m_plot.bottom() + 5 + m_metrics.ascent(); }

    QPainter& m_painter;
    const OffsetSweepView& m_view;
    const OffsetSweepChart& m_chart;
    const Palette& m_palette;
    QFontMetricsF m_metrics;
    QRect m_area;
    QRect m_plot;
};

void OffsetSweepPainter::paintScale() const {
    for (const double share : {0.0, 0.5, 1.0}) {
        const auto value = static_cast<std::uint64_t>(std::llround(share * static_cast<double>(m_chart.maximum())));
        const QString words = ui::number(value);
        m_painter.fillRect(QRectF(m_plot.left(), std::round(y(share)), m_plot.width(), 1), m_palette.line);
        text(m_plot.left() - 6 - m_metrics.horizontalAdvance(words),
             y(share) + (m_metrics.ascent() - m_metrics.descent()) / 2, words, m_palette.mutedText);
        if (m_chart.maximum() == 0) {
            return;
        }
    }
}

void OffsetSweepPainter::paintBars() const {
    const QColor cost = m_view.marks().misaligned ? m_palette.misaligned : m_palette.dataInUse;
    const QColor fill = mixed(m_palette.background, cost, 0.5);
    const QColor best = mixed(m_palette.background, m_palette.good, 0.16);
    for (std::size_t i = 0; i < m_chart.points().size(); ++i) {
        const auto bar = m_chart.bar(i);
        const QRectF column(m_plot.left() + bar.x0, m_plot.top(), bar.x1 - bar.x0, m_plot.height());
        if (bar.best) {
            m_painter.fillRect(column, best);
        }
        if (bar.share > 0) {
            m_painter.fillRect(QRectF(column.left(), std::round(y(bar.share)), column.width(),
                                      m_plot.bottom() + 1 - std::round(y(bar.share))),
                               fill);
        }
        if (bar.best) {
            m_painter.fillRect(QRectF(column.left(), m_plot.bottom() + 1, column.width(), 3), m_palette.good);
        }
    }
}

/// Labels the best starts, in green; fewer of them if space is limited.
void OffsetSweepPainter::paintStarts() const {
    const double room = m_metrics.horizontalAdvance(QStringLiteral("+255")) + 12;
    for (const auto i : m_chart.labelled(room)) {
        const QString words = QStringLiteral("+%1").arg(i);
        const double x = m_plot.left() + m_chart.middle(i) - m_metrics.horizontalAdvance(words) / 2;
        text(x, labelBaseline() + 2, words, m_palette.good);
    }
}

/// Marks the partition's own start while another start is tried.
void OffsetSweepPainter::paintOwn() const {
    const auto own = m_chart.sweep().own;
    const auto at = m_chart.indexOf(own);
    if (!at || own == m_view.marks().tried) {
        return;
    }
    const double x = std::round(m_plot.left() + m_chart.middle(*at));
    m_painter.setPen(QPen(m_palette.mutedText, 1, Qt::DashLine));
    m_painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
}

void OffsetSweepPainter::paintMarker() const {
    const auto& marks = m_view.marks();
    const auto at = m_chart.indexOf(marks.tried);
    if (!at) {
        return;
    }
    const QColor colour = marks.misaligned ? m_palette.misaligned : m_palette.good;
    const double x = m_plot.left() + m_chart.middle(*at);
    const double top = m_plot.top() - markerHeight;
    m_painter.fillRect(QRectF(std::round(x) - 1, top, 2, m_plot.height() + markerHeight + 1), colour);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{QPointF(x - 6, top - 2), QPointF(x + 6, top - 2), QPointF(x, top + 7)});
    m_painter.restore();
    const QString words = m_view.markerText();
    const double width = m_metrics.horizontalAdvance(words);
    const double left = std::clamp(x - width / 2, static_cast<double>(m_plot.left()),
                                   std::max<double>(m_plot.left(), m_area.right() - width - 2));
    text(left, m_area.top() + 3 + m_metrics.ascent(), words, colour);
}

} // namespace

QRect offsetSweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum) {
    const int line = static_cast<int>(std::ceil(metrics.height()));
    const int left = static_cast<int>(std::ceil(metrics.horizontalAdvance(ui::number(maximum)))) + 2 * axisMargin;
    const int top = line + markerHeight + 6;
    return {area.left() + left, area.top() + top, std::max(area.width() - left - plotRightMargin, 1),
            std::max(area.height() - top - line - axisMargin - 5, 1)};
}

void paintOffsetSweep(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette) {
    painter.fillRect(area, palette.background);
    if (view.chart().points().empty()) {
        return;
    }
    const OffsetSweepPainter sweep(painter, area, view, palette);
    sweep.paintScale();
    sweep.paintBars();
    sweep.paintStarts();
    sweep.paintOwn();
    sweep.paintMarker();
}

} // namespace atlas::ui
