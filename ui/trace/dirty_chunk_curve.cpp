// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/dirty_chunk_curve.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr QSize usualSize{300, 120};
constexpr QSize smallestSize{180, 80};
constexpr double dot = 2.5;

double bytesOf(const DirtyChunks& chunk) {
    return static_cast<double>(chunk.chunks) * static_cast<double>(chunk.size.value);
}

} // namespace

DirtyChunkCurve::DirtyChunkCurve(QWidget* parent) : QWidget(parent) {
    setObjectName("dirtyChunks");
    setAccessibleName(tr("Dirty chunks by their size"));
}

void DirtyChunkCurve::show(std::vector<DirtyChunks> chunks) {
    m_chunks = std::move(chunks);
    QStringList all;
    for (const auto& chunk : m_chunks)
        all << textOf(chunk);
    setAccessibleDescription(all.join(QStringLiteral("; ")));
    update();
}

QSize DirtyChunkCurve::sizeHint() const { return usualSize; }
QSize DirtyChunkCurve::minimumSizeHint() const { return smallestSize; }

QString DirtyChunkCurve::textOf(const DirtyChunks& chunk) const {
    const auto words =
        tr("%1: %2 chunks, %3 to copy")
            .arg(ui::size(chunk.size), number(chunk.chunks), ui::size({chunk.chunks * chunk.size.value}));
    return chunk.isUpperBound ? tr("%1 at most").arg(words) : words;
}

QRectF DirtyChunkCurve::plot() const {
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(line, 2.6 * line, -line, -1.5 * line);
}

std::size_t DirtyChunkCurve::indexAt(double x) const {
    const auto area = plot();
    const auto steps = static_cast<double>(m_chunks.size() - 1);
    const auto at = std::clamp((x - area.left()) / std::max(area.width(), 1.0), 0.0, 1.0) * steps;
    return static_cast<std::size_t>(std::lround(at));
}

bool DirtyChunkCurve::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_chunks.size() > 1) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), textOf(m_chunks[indexAt(help.pos().x())]), this);
        return true;
    }
    return QWidget::event(event);
}

void DirtyChunkCurve::paintEvent(QPaintEvent* /*event*/) {
    if (m_chunks.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto area = plot();
    const auto most = std::max(std::log1p(bytesOf(*std::ranges::max_element(m_chunks, {}, bytesOf))), 1.0);
    QPolygonF line;
    for (std::size_t n = 0; n < m_chunks.size(); ++n) {
        const auto x = area.left() + area.width() * static_cast<double>(n) / static_cast<double>(m_chunks.size() - 1);
        line << QPointF(x, area.bottom() - area.height() * std::log1p(bytesOf(m_chunks[n])) / most);
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPolyline(line);
    painter.setBrush(palette().color(QPalette::Highlight));
    for (const auto& point : line)
        painter.drawEllipse(point, dot, dot);
    painter.setPen(palette().color(QPalette::WindowText));
    const double height = fontMetrics().height();
    painter.drawText(QRectF(0, 0, width(), height), Qt::AlignHCenter,
                     tr("Bytes in chunks that were written at least once"));
    for (const std::size_t n : {std::size_t{0}, m_chunks.size() / 2, m_chunks.size() - 1}) {
        const auto words = ui::size(m_chunks[n].size);
        const auto space = fontMetrics().horizontalAdvance(words);
        const auto x =
            std::clamp(line[static_cast<qsizetype>(n)].x() - space / 2.0, 0.0, std::max(0.0, width() - 1.0 * space));
        painter.drawText(QPointF(x, area.bottom() + height), words);
        const auto value = ui::size({m_chunks[n].chunks * m_chunks[n].size.value});
        const auto valueSpace = fontMetrics().horizontalAdvance(value);
        const auto valueX = std::clamp(line[static_cast<qsizetype>(n)].x() - valueSpace / 2.0, 0.0,
                                       std::max(0.0, width() - 1.0 * valueSpace));
        painter.drawText(QPointF(valueX, line[static_cast<qsizetype>(n)].y() - 5), value);
    }
}

} // namespace atlas::ui
