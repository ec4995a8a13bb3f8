// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_view.h"

#include "ui/lens/lens_painter.h"
#include "ui/lens/lens_parts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/accessible_picture.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace atlas::ui {

bool showsTrackNames(QSize size) {
    constexpr int narrowest = 520; // the names would take a third of it
    return size.width() >= narrowest;
}

QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics) {
    const int text = static_cast<int>(std::ceil(metrics.height()));
    const auto longestName = QCoreApplication::translate("LensPainterText", "file-system blocks");
    const int left = showsTrackNames(size)
                         ? static_cast<int>(std::ceil(metrics.horizontalAdvance(longestName))) + 2 * lens::margin
                         : 1;
    const int width = std::max(size.width() - left - (left == 1 ? 1 : lens::margin), 1);
    const int logical = 12; // room for the names, which need two lines
    const int physical = logical + text + 2 + 11;
    const int blocks = physical + 2 * text + 8;
    const int structures = blocks + text + 12 + 6;
    switch (track) {
    case LensTrack::Logical: return {left, logical, width, text + 2};
    case LensTrack::Physical: return {left, physical, width, 2 * text};
    case LensTrack::Blocks: return {left, blocks, width, text + 12};
    case LensTrack::Structures: return {left, structures, width, text + 8};
    }
    return {};
}

int lensHeight(const QFontMetricsF& metrics) {
    return lensTrack(LensTrack::Structures, {}, metrics).bottom() + lens::margin;
}

LensView::LensView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Lens"));
    setAccessibleDescription(tr(
        "Sectors, blocks and structures on one scale; arrow keys move, plus and minus zoom, 0 shows the whole disk"));
}

void LensView::show(DrawnVolumePtr volume) {
    const auto before = std::exchange(m_volume, std::move(volume));
    if (!m_volume) {
        m_drawn = {};
        return update();
    }
    if (sameLayout(before, m_volume)) {
        const auto startOf = [](const DrawnVolume& each) {
            return static_cast<double>(each.placement().bytes.first.value);
        };
        m_window.first += startOf(*m_volume) - startOf(*before);
        return lookAt(m_window);
    }
    m_selection = {};
    m_outside.reset();
    lookAt(lensOn(*m_volume, {BlockNumber{0}, BlockCount{1}}));
}

void LensView::outline(BlockInterval blocks) {
    m_selection = blocks;
    m_outside.reset();
    update();
}

void LensView::select(BlockInterval blocks) {
    outline(blocks);
    centre();
}

void LensView::selectOutside(ByteOffset byte) {
    if (!m_volume)
        return;
    const auto sector = m_volume->drive().logicalSector.value;
    m_outside = ByteInterval{{byte.value / sector.value * sector.value}, sector};
    centre();
}

ByteInterval LensView::selectedBytes() const {
    return m_outside ? *m_outside : m_selection.empty() ? ByteInterval{} : bytesOnDisk(*m_volume, m_selection);
}

void LensView::centre() {
    if (m_volume && m_outside)
        lookAt(lensOn(*m_volume, m_outside->first));
    else if (m_volume && !m_selection.empty())
        lookAt(lensOn(*m_volume, m_selection));
}

void LensView::showAll() {
    if (m_volume)
        lookAt(wholeDiskWindow(*m_volume));
}

void LensView::zoomBy(double factor) {
    if (m_volume)
        lookAt(zoomedLens(*m_volume, m_window, factor, 0.5));
}

void LensView::lookAt(LensWindow window) {
    if (m_volume)
        m_window = heldLens(*m_volume, window);
    refreshRows();
}

void LensView::refreshRows() {
    if (m_volume) {
        m_drawn = layOutLens(*m_volume, m_window, trackRect(LensTrack::Logical).width());
        ++m_version;
    }
    update();
}

QRect LensView::trackRect(LensTrack track) const { return lensTrack(track, size(), fontMetrics()); }

QSize LensView::sizeHint() const { return {900, lensHeight(fontMetrics())}; }

QSize LensView::minimumSizeHint() const { return {300, sizeHint().height()}; }

std::optional<ByteOffset> LensView::byteAt(double x) const {
    const double column = x - trackRect(LensTrack::Logical).left();
    const double byte = std::floor(m_drawn.byteAt(column));
    if (!m_volume || column < 0 || column >= m_drawn.columns || byte < 0)
        return std::nullopt;
    return ByteOffset{static_cast<std::uint64_t>(byte)};
}

std::optional<BlockNumber> LensView::blockAt(double x) const {
    const auto byte = byteAt(x);
    if (!byte)
        return std::nullopt;
    return m_volume->filesystem().blockAt(*byte, m_volume->placement().bytes.first);
}

void LensView::setRequests(RequestSpansPtr requests) {
    m_requests = std::move(requests);
    update();
}

namespace {

constexpr double requestHeight = 3;
constexpr std::size_t namedRequests = 3; ///< in a tooltip

/// Calls `visit(span)` for the requests that begin or end between the two bytes, or cover them.
template <class Visit>
void eachRequest(const RequestSpans& requests, double first, double end, Visit visit) {
    for (const auto& span : requests) {
        if (static_cast<double>(span.bytes.first.value) >= end)
            break;
        if (static_cast<double>(span.bytes.end().value) > first)
            visit(span);
    }
}

} // namespace

/// In the margin below the tracks: writes in one line, reads in another below it, with a tick at each end.
void LensView::paintRequests(QPainter& painter, const QColor& colour) const {
    const QRect track = trackRect(LensTrack::Structures);
    eachRequest(*m_requests, m_drawn.window.first, m_drawn.window.end(), [&](const RequestSpan& span) {
        const auto column = [&](ByteOffset byte) {
            return std::clamp(m_drawn.columnOf(static_cast<double>(byte.value)), 0.0, 1.0 * m_drawn.columns);
        };
        const double left = column(span.bytes.first);
        const double right = std::max(column(span.bytes.end()), left + 1);
        const double top = track.bottom() + 2 + (span.isWrite ? 0 : requestHeight);
        painter.fillRect(QRectF(track.left() + left, top, right - left, requestHeight - 1), colour);
        for (const double end : {left, right - 1})
            painter.fillRect(QRectF(track.left() + end, top - 1, 1, requestHeight + 1), colour);
    });
}

QString LensView::requestsAt(double x) const {
    QStringList all;
    const auto first = m_drawn.byteAt(x);
    eachRequest(*m_requests, first, m_drawn.byteAt(x + 1), [&](const RequestSpan& span) {
        const auto words =
            span.isWrite ? tr("%1 × write of %2 bytes at byte %3") : tr("%1 × read of %2 bytes at byte %3");
        all << words.arg(number(span.requests), number(span.bytes.count.value), number(span.bytes.first.value));
    });
    const auto more = all.size() - static_cast<qsizetype>(namedRequests);
    if (more > 0)
        all = all.first(static_cast<qsizetype>(namedRequests)) << tr("… and %n more", nullptr, static_cast<int>(more));
    return all.join('\n');
}

QString LensView::tooltipAt(QPoint point) const {
    if (const QRect last = trackRect(LensTrack::Structures); m_volume && m_requests && point.y() > last.bottom())
        return requestsAt(point.x() - last.left());

    for (const auto track : {LensTrack::Logical, LensTrack::Physical, LensTrack::Blocks, LensTrack::Structures}) {
        const QRect rect = trackRect(track);
        if (m_volume && rect.contains(point))
            return lensTooltip({m_drawn, *m_volume, selectedBytes(), size()}, track, point.x() - rect.left());
    }
    return {};
}

bool LensView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tooltipAt(help->pos()), this, QRect(help->pos(), QSize(1, 1)));
        return true;
    }
    case QEvent::FontChange:
    case QEvent::StyleChange: refreshRows(); break;
    case QEvent::FocusIn:
    case QEvent::FocusOut: update(); break;
    default: break;
    }
    return QWidget::event(event);
}

void LensView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto colours = paletteFor(palette());
    if (!m_volume)
        return painter.fillRect(rect(), colours.background);
    paintLens(painter, {m_drawn, *m_volume, selectedBytes(), size()}, colours);
    if (m_requests)
        paintRequests(painter, colours.tint(firstHeatTint + heatTints - 1));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void LensView::resizeEvent(QResizeEvent*) { refreshRows(); }

void LensView::wheelEvent(QWheelEvent* event) {
    const bool zooms = event->modifiers() & Qt::ControlModifier;
    if (!m_volume || (!zooms && !m_entered && !hasFocus()))
        return event->ignore(); // lets the page scroll
    const auto turn = event->angleDelta();
    const int mostly = turn.y() != 0 ? turn.y() : turn.x();
    if (zooms) {
        const QRect track = trackRect(LensTrack::Logical);
        const double anchor = std::clamp((event->position().x() - track.left()) / track.width(), 0.0, 1.0);
        lookAt(zoomedLens(*m_volume, m_window, std::pow(1.2, mostly / 120.0), anchor));
    } else {
        lookAt(pannedLens(*m_volume, m_window, -mostly / 120.0 * 0.1));
    }
    event->accept();
}

void LensView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_volume)
        m_drag = {event->position(), m_window};
}

void LensView::leaveEvent(QEvent*) { m_entered = false; }

void LensView::mouseMoveEvent(QMouseEvent* event) {
    m_entered = true;
    if (!m_drag) {
        if (const auto byte = byteAt(event->position().x()))
            Q_EMIT hovered(*byte);
        return;
    }
    const double way = event->position().x() - m_drag->from.x();
    if (!m_drag->moved && std::abs(way) < QApplication::startDragDistance())
        return;
    m_drag->moved = true;
    setCursor(Qt::ClosedHandCursor);
    lookAt(pannedLens(*m_volume, m_drag->window, -way / m_drawn.columns));
}

void LensView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const bool clicked = !m_drag->moved;
    m_drag.reset();
    unsetCursor();
    if (const auto block = clicked ? blockAt(event->position().x()) : std::nullopt)
        Q_EMIT selected(*block);
}

void LensView::keyPressEvent(QKeyEvent* event) {
    if (!m_volume)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: lookAt(pannedLens(*m_volume, m_window, -0.1)); break;
    case Qt::Key_Right: lookAt(pannedLens(*m_volume, m_window, 0.1)); break;
    case Qt::Key_PageUp: lookAt(pannedLens(*m_volume, m_window, -1)); break;
    case Qt::Key_PageDown: lookAt(pannedLens(*m_volume, m_window, 1)); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(1.5); break;
    case Qt::Key_Minus: zoomBy(1 / 1.5); break;
    case Qt::Key_0:
    case Qt::Key_Home: showAll(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: centre(); break;
    default: return QWidget::keyPressEvent(event);
    }
    announceChosen(*this);
}

} // namespace atlas::ui
