// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/bit_grid.h"

#include "ui/widgets/palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

namespace atlas::ui {

BitGrid::BitGrid(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Bitmap"));
    setAccessibleDescription(tr("One cell for each bit; arrow keys choose one"));
}

int BitGrid::cell() const { return std::max(6, fontMetrics().height() / 2); }

void BitGrid::show(GroupBitmap bitmap) {
    m_bitmap = std::move(bitmap);
    m_selected.reset();
    layOut();
}

void BitGrid::layOut() {
    const int room = viewport()->width() / cell();
    m_perLine = room < 16 ? 8 : room / 16 * 16; // whole bytes of the bitmap
    const auto lines = (static_cast<int>(m_bitmap.bits.size()) + m_perLine - 1) / m_perLine;
    verticalScrollBar()->setRange(0, std::max(0, lines * cell() - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(cell());
    viewport()->update();
}

void BitGrid::select(std::optional<std::size_t> nth) {
    m_selected = nth && *nth < m_bitmap.bits.size() ? nth : std::nullopt;
    if (m_selected) {
        const auto rect = rectOf(*m_selected);
        if (rect.top() < 0 || rect.bottom() >= viewport()->height())
            verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top() - viewport()->height() / 2);
    }
    viewport()->update();
}

QRect BitGrid::rectOf(std::size_t nth) const {
    const auto at = static_cast<int>(nth);
    return {at % m_perLine * cell(), at / m_perLine * cell() - verticalScrollBar()->value(), cell(), cell()};
}

std::optional<std::size_t> BitGrid::bitAt(QPoint point) const {
    const int column = point.x() / cell();
    const int line = (point.y() + verticalScrollBar()->value()) / cell();
    const auto nth = static_cast<std::size_t>(line) * static_cast<std::size_t>(m_perLine) +
                     static_cast<std::size_t>(std::max(column, 0));
    return point.y() >= 0 && point.x() >= 0 && column < m_perLine && nth < m_bitmap.bits.size() ? std::optional(nth)
                                                                                                : std::nullopt;
}

void BitGrid::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const auto colours = paletteFor(palette());
    painter.fillRect(viewport()->rect(), colours.background);
    const auto first =
        static_cast<std::size_t>(verticalScrollBar()->value() / cell()) * static_cast<std::size_t>(m_perLine);
    for (auto nth = first; nth < m_bitmap.bits.size(); ++nth) {
        const auto rect = rectOf(nth);
        if (rect.top() >= viewport()->height())
            break;
        const auto& bit = m_bitmap.bits[nth];
        const auto inside = rect.adjusted(0, 0, -1, -1);
        painter.fillRect(inside, bit.kind ? colours.of(*bit.kind) : bit.inUse ? colours.dataInUse : colours.free);
        if (!bit.inUse) { // an outline marks free cells, since metadata may be marked as free as well
            painter.setPen(colours.line);
            painter.drawRect(inside.adjusted(0, 0, -1, -1));
        }
    }
    if (m_bitmap.computed) {
        const auto lines = m_bitmap.bits.empty() ? 0 : rectOf(m_bitmap.bits.size() - 1).bottom();
        hatch(painter, QRectF(0, 0, m_perLine * cell(), std::min(lines, viewport()->height())), colours.mutedText, 12);
    }
    if (m_selected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.frame, 2));
        painter.drawRect(rectOf(*m_selected));
    }
}

void BitGrid::resizeEvent(QResizeEvent*) {
    layOut();
    select(m_selected);
}

void BitGrid::mousePressEvent(QMouseEvent* event) {
    const auto nth = bitAt(event->position().toPoint());
    if (nth && event->button() == Qt::LeftButton)
        Q_EMIT chosen(*nth);
}

void BitGrid::mouseMoveEvent(QMouseEvent* event) { Q_EMIT hovered(bitAt(event->position().toPoint())); }

void BitGrid::leaveEvent(QEvent*) { Q_EMIT hovered({}); }

void BitGrid::keyPressEvent(QKeyEvent* event) {
    const int way = event->key() == Qt::Key_Left    ? -1
                    : event->key() == Qt::Key_Right ? 1
                    : event->key() == Qt::Key_Up    ? -m_perLine
                    : event->key() == Qt::Key_Down  ? m_perLine
                                                    : 0;
    const auto next = static_cast<std::int64_t>(m_selected.value_or(0)) + way;
    if (way == 0 || next < 0 || next >= std::ssize(m_bitmap.bits))
        return QAbstractScrollArea::keyPressEvent(event);
    Q_EMIT chosen(static_cast<std::size_t>(next));
}

} // namespace atlas::ui
