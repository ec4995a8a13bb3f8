// SPDX-License-Identifier: GPL-3.0-or-later
// The group map under the pointer and the keys.
#include "ui/map/group_map.h"

#include "ui/map/group_map_state.h"
#include "ui/map/map_painter.h"
#include "ui/map/map_text.h"
#include "ui/widgets/palette.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>
#include <utility>

namespace atlas::ui {

BlockInterval GroupMap::State::structureAt(const Hit& hit) const {
    if (!hit.kind) {
        return scene.volume->filesystem().blocksOf(scene.volume->filesystem().groupOf(hit.block));
    }
    const auto& region = scene.volume->layout().regions[hit.region];
    return region.owned() ? region.part(region.ownerOf(hit.block).value - region.group.value).blocks()
                          : region.blocks();
}

GroupNumber GroupMap::State::groupAt(const Hit& hit) const {
    const auto owner = hit.kind ? scene.volume->layout().regions[hit.region].ownerOf(hit.block) : noGroup;
    return owner == noGroup ? scene.volume->filesystem().groupOf(hit.block) : owner;
}

QRect GroupMap::State::updateLinks(QPointF pointer) {
    scene.linked = hover ? std::optional(groupAt(*hover)) : pinned;
    const bool onItsRow = hover && !hover->kind;
    scene.linkX = onItsRow ? std::optional(pointer.x()) : std::nullopt;
    const auto now = linkedBounds(scene).toAlignedRect();
    return std::exchange(linkedBefore, now).united(now);
}

std::optional<Hit> GroupMap::hitAt(QPointF point) const {
    const auto& scene = m_state->scene;
    return scene.volume ? hitPoint(scene.volume->layout(), scene.drawn, scene.geometry, point.x(), point.y())
                        : std::nullopt;
}

void GroupMap::hover(std::optional<QPointF> point) {
    auto& s = *m_state;
    const auto before = s.hover;
    s.hover = point ? hitAt(*point) : std::nullopt;
    viewport()->update(s.updateLinks(point.value_or(QPointF())));
    if (s.hover.has_value() != before.has_value() || (s.hover && s.hover->block != before->block)) {
        Q_EMIT hovered(s.hover ? std::optional(s.hover->block) : std::nullopt);
    }
}

bool GroupMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        hover({});
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto hit = hitAt(help->pos())) {
            const auto red = paletteFor(QToolTip::palette()).misaligned;
            // The text holds for this pixel alone.
            QToolTip::showText(help->globalPos(), mapTooltip(*m_state->scene.volume, *hit, red), viewport(),
                               QRect(help->pos(), QSize(1, 1)));
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GroupMap::wheelEvent(QWheelEvent* event) {
    auto& s = *m_state;
    auto& view = s.scene.view;
    const auto turn = event->angleDelta();
    const int mostly = turn.y() != 0 ? turn.y() : turn.x();
    if (event->modifiers() & Qt::ControlModifier) {
        const double anchor = (event->position().x() - s.scene.geometry.left) / s.scene.geometry.width;
        view.window = zoomed(view.window, s.scene.rows, std::pow(1.2, mostly / 120.0), std::clamp(anchor, 0.0, 1.0));
    } else if ((event->modifiers() & Qt::ShiftModifier) || turn.y() == 0) {
        view.window = panned(view.window, s.scene.rows, -mostly / 120.0 * 0.1);
    } else {
        // Three rows for a notch of 15 degrees; touchpads turn by less.
        s.wheelRest += turn.y() * 3;
        view.topRow = rowsMoved(view.topRow, -s.wheelRest / 120);
        s.wheelRest %= 120;
    }
    showView();
    hover(event->position());
    event->accept();
}

void GroupMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_state->drag = {event->position(), m_state->scene.view};
    }
}

void GroupMap::mouseMoveEvent(QMouseEvent* event) {
    auto& s = *m_state;
    if (!s.drag) {
        hover(event->position());
        return;
    }
    const auto way = event->position() - s.drag->from;
    if (!s.drag->moved && way.manhattanLength() < QApplication::startDragDistance()) {
        return;
    }
    if (!s.drag->moved) {
        s.drag->moved = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    s.scene.view.window = panned(s.drag->view.window, s.scene.rows, -way.x() / s.scene.geometry.width);
    s.scene.view.topRow = rowsMoved(s.drag->view.topRow, std::lround(-way.y() / s.scene.geometry.rowPitch));
    showView();
}

void GroupMap::mouseReleaseEvent(QMouseEvent* event) {
    auto& s = *m_state;
    if (event->button() != Qt::LeftButton || !s.drag) {
        return;
    }
    const bool clicked = !s.drag->moved;
    s.drag.reset();
    viewport()->unsetCursor();
    if (const auto hit = clicked ? hitAt(event->position()) : std::nullopt) {
        pick(*hit);
    }
    hover(event->position());
}

void GroupMap::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto hit = event->button() == Qt::LeftButton ? hitAt(event->position()) : std::nullopt;
    if (!hit) {
        return;
    }
    if (hit->kind) {
        zoomTo(m_state->structureAt(*hit));
    } else {
        auto& scene = m_state->scene;
        scene.view.window = zoomed(scene.view.window, scene.rows, 4,
                                   (event->position().x() - scene.geometry.left) / scene.geometry.width);
        showView();
    }
}

/// Selects what was clicked: a structure, or the group where there is none.
void GroupMap::pick(const Hit& hit) {
    if (hit.kind) {
        select(m_state->structureAt(hit));
    } else {
        select(m_state->groupAt(hit));
    }
    Q_EMIT selected(hit.block);
}

/// Where the keyboard stands: the selection, the linked group, or the first block shown.
BlockNumber GroupMap::current() const {
    const auto& s = *m_state;
    if (!s.scene.selection.empty()) {
        return s.scene.selection.first;
    }
    return s.pinned ? s.scene.volume->filesystem().blocksOf(*s.pinned).first : visibleBlocks().first;
}

/// To the row `by` rows on, held to the first and the last. With nothing selected, a single step goes to the first row shown.
void GroupMap::stepRow(std::int64_t by) {
    const auto& s = *m_state;
    const bool fresh = s.scene.selection.empty() && !s.pinned && std::abs(by) == 1;
    const auto row = rowsMoved(s.scene.rows.rowOf(current()), fresh ? 0 : by);
    const auto first = s.scene.rows.blocksOf(std::min(row, s.scene.rows.rowCount() - 1)).first;
    select(s.scene.volume->filesystem().groupOf(first));
    if (s.scene.rows.mode != RowMode::Group) {
        m_state->scene.view.topRow = revealed(s.scene.view.topRow, s.scene.rows.rowOf(first), s.scene.wholeRows());
        showView();
    }
    Q_EMIT selected(first);
}

/// To the next or the previous structure, as one group owns it.
void GroupMap::stepStructure(bool forwards) {
    const auto& layout = m_state->scene.volume->layout();
    const bool onStructure = !m_state->scene.selection.empty();
    const auto from = current();
    BlockNumber at =
        forwards ? (onStructure ? m_state->scene.selection.end() : from) : from - BlockCount{from.value > 0 ? 1u : 0u};
    auto i = layout.firstRegionEndingAfter(at);
    if (!forwards && (i == layout.regions.size() || layout.regions[i].first > at)) {
        if (i == 0) {
            return;
        }
        at = layout.regions[--i].blocks().last();
    }
    if (i == layout.regions.size()) {
        return;
    }
    const auto& region = layout.regions[i];
    at = std::max(at, region.first);
    select(region.owned() ? region.part(region.ownerOf(at).value - region.group.value).blocks() : region.blocks());
    Q_EMIT selected(m_state->scene.selection.first);
}

void GroupMap::keyPressEvent(QKeyEvent* event) {
    if (!m_state->scene.volume) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const auto page = static_cast<std::int64_t>(m_state->scene.wholeRows());
    const auto all = static_cast<std::int64_t>(m_state->scene.rows.rowCount());
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Up: stepRow(-1); break;
    case Qt::Key_Down: stepRow(1); break;
    case Qt::Key_PageUp: stepRow(-page); break;
    case Qt::Key_PageDown: stepRow(page); break;
    case Qt::Key_Home: stepRow(-all); break;
    case Qt::Key_End: stepRow(all); break;
    case Qt::Key_Left: control ? pan(-0.2) : stepStructure(false); break;
    case Qt::Key_Right: control ? pan(0.2) : stepStructure(true); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); break;
    case Qt::Key_Minus: zoomOut(); break;
    case Qt::Key_0: showAll(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: zoomTo(m_state->scene.selection); break;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void GroupMap::pan(double share) {
    m_state->scene.view.window = panned(m_state->scene.view.window, m_state->scene.rows, share);
    showView();
}

void GroupMap::focusInEvent(QFocusEvent*) { viewport()->update(); }

void GroupMap::focusOutEvent(QFocusEvent*) { viewport()->update(); }

} // namespace atlas::ui
