// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/map_interaction.h"

#include "ui/drawing/map_overlay.h"
#include "ui/map/map_viewpoint.h"

#include <cmath>
#include <utility>

namespace atlas::ui {

namespace {

constexpr int notch = 120; ///< eighths of a degree; touchpads report smaller turns
constexpr int rowsPerNotch = 3;

} // namespace

void MapInteraction::reset() {
    m_hover.reset();
    m_pinned.reset();
}

void MapInteraction::select(BlockInterval blocks) {
    m_scene.selection = blocks;
    m_pinned.reset();
    reveal(m_scene, blocks);
    if (m_scene.volume && !blocks.empty())
        m_pinned = m_scene.volume->layout().groupAt(blocks.first);
}

std::optional<BlockNumber> MapInteraction::selected() const {
    const auto blocks = selectedBlocks();
    return blocks.empty() ? std::nullopt : std::optional(blocks.first);
}

BlockInterval MapInteraction::selectedBlocks() const {
    const bool group = m_scene.selection.empty() && m_pinned;
    return group ? m_scene.volume->filesystem().blocksOf(*m_pinned) : m_scene.selection;
}

void MapInteraction::giveSelectionOwnRow() {
    if (const auto block = selected())
        giveOwnRow(m_scene, *block);
}

void MapInteraction::revealSelection() {
    if (!m_scene.selection.empty()) {
        reveal(m_scene, m_scene.selection);
    } else if (const auto block = selected()) {
        giveOwnRow(m_scene, *block);
        revealRow(m_scene, *block);
    }
}

bool MapInteraction::seesSelection() const {
    const auto block = m_scene.volume ? selected() : std::nullopt;
    if (!block)
        return false;
    const auto row = m_scene.rows.rowOf(*block);
    return row >= m_scene.viewpoint.view.topRow && row - m_scene.viewpoint.view.topRow < m_scene.wholeRows();
}

void MapInteraction::select(GroupNumber group) {
    m_scene.selection = {};
    m_pinned.reset();
    if (m_scene.volume && group.value < m_scene.volume->layout().groups.size().value) {
        const auto first = m_scene.volume->filesystem().blocksOf(group).first;
        giveOwnRow(m_scene, first);
        revealRow(m_scene, first);
        m_pinned = group;
    }
}

/// Sets the linked group. Its links start at `x` in its row if the hovered block is in no structure.
void MapInteraction::link(std::optional<double> x) {
    m_scene.linked = m_hover ? std::optional(m_scene.volume->layout().groupAt(m_hover->block)) : m_pinned;
    m_scene.linkX = m_hover && !m_hover->kind ? x : std::nullopt;
}

bool MapInteraction::hover(std::optional<QPointF> at) {
    const auto before = hovered();
    m_hover = at ? m_scene.hitAt(*at) : std::nullopt;
    link(at ? std::optional(at->x()) : std::nullopt);
    return hovered() != before;
}

std::optional<BlockNumber> MapInteraction::hovered() const {
    return m_hover ? std::optional(m_hover->block) : std::nullopt;
}

std::uint64_t MapInteraction::hoveredAlike() const {
    const auto run = m_hover ? foldedRun(m_scene.rows, m_hover->row) : std::nullopt;
    return run ? run->count() - 1 : 0;
}

void MapInteraction::forgetHover() {
    m_hover.reset();
    link({});
}

QRect MapInteraction::takeLinksArea() {
    const auto now = linkedBounds(m_scene).toAlignedRect();
    return std::exchange(m_linksArea, now).united(now);
}

void MapInteraction::wheel(QPointF at, QPoint turn, Qt::KeyboardModifiers modifiers) {
    const int mostly = turn.y() != 0 ? turn.y() : turn.x();
    const double notches = static_cast<double>(mostly) / notch;
    if (modifiers & Qt::ControlModifier) {
        zoomAt(m_scene, std::pow(1.2, notches), at);
    } else if ((modifiers & Qt::ShiftModifier) || turn.y() == 0) {
        pan(m_scene, -notches * 0.1);
    } else {
        m_wheelRest += turn.y() * rowsPerNotch;
        m_scene.viewpoint.view.topRow = rowsMoved(m_scene.viewpoint.view.topRow, -m_wheelRest / notch);
        m_wheelRest %= notch;
    }
}

void MapInteraction::press(QPointF at) { m_drag = {at, m_scene.viewpoint.view}; }

bool MapInteraction::drag(QPointF to, int threshold) {
    const auto way = to - m_drag->from;
    m_drag->moved = m_drag->moved || way.manhattanLength() >= threshold;
    if (m_drag->moved) {
        const auto& geometry = m_scene.geometry;
        m_scene.viewpoint.view.window = panned(m_drag->view.window, m_scene.rows, -way.x() / geometry.width);
        m_scene.viewpoint.view.topRow = rowsMoved(m_drag->view.topRow, std::lround(-way.y() / geometry.rowPitch));
    }
    return m_drag->moved;
}

std::optional<BlockNumber> MapInteraction::release(QPointF at) {
    const bool clicked = m_drag && !m_drag->moved;
    m_drag.reset();
    const auto hit = clicked ? m_scene.hitAt(at) : std::nullopt;
    if (!hit) {
        const auto row = m_scene.geometry.rowAt(at.y());
        if (clicked && row && at.x() < m_scene.geometry.left) {
            toggleFold(m_scene, m_scene.drawn.firstRow + static_cast<std::uint64_t>(*row));
            giveSelectionOwnRow();
        }
        return {};
    }
    if (hit->kind)
        select(m_scene.structureAt(*hit));
    else
        select(m_scene.volume->layout().groupAt(hit->block));
    return hit->block;
}

bool MapInteraction::doubleClick(QPointF at) {
    const auto hit = m_scene.hitAt(at);
    if (hit && hit->kind)
        zoomTo(m_scene, m_scene.structureAt(*hit));
    else if (hit)
        zoomAt(m_scene, 4, at);
    return hit.has_value();
}

/// The start of keyboard navigation: the selection, else the pinned group, else the first visible block.
BlockNumber MapInteraction::current() const { return selected().value_or(visibleBlocks(m_scene.drawn).first); }

/// Moves by `by` rows, clamped to the first and last. With nothing selected, a single step selects the first visible
/// row.
BlockNumber MapInteraction::stepRow(std::int64_t by) {
    const bool fresh = m_scene.selection.empty() && !m_pinned && std::abs(by) == 1;
    const auto row = rowsMoved(m_scene.rows.rowOf(current()), fresh ? 0 : by);
    const auto first = m_scene.rows.blocksOf(std::min(row, m_scene.rows.rowCount() - 1)).first;
    select(m_scene.volume->filesystem().groupOf(first));
    revealRow(m_scene, first); // the group may begin in a row above
    return first;
}

/// Selects the next or previous structure, limited to one group's share; nullopt if there is none.
std::optional<BlockNumber> MapInteraction::stepStructure(bool forwards) {
    const auto& layout = m_scene.volume->layout();
    const bool onStructure = !m_scene.selection.empty();
    const auto from = current();
    BlockNumber at =
        forwards ? (onStructure ? m_scene.selection.end() : from) : from - BlockCount{from.value > 0 ? 1u : 0u};
    auto i = layout.firstRegionEndingAfter(at);
    if (!forwards && (i == layout.regions.size() || layout.regions[i].first > at)) {
        if (i == 0)
            return {};
        at = layout.regions[--i].blocks().last();
    }
    if (i == layout.regions.size())
        return {};
    const auto& region = layout.regions[i];
    select(region.partAt(std::max(at, region.first)).blocks());
    return m_scene.selection.first;
}

std::optional<BlockNumber> MapInteraction::stepByKey(int key) {
    const auto page = static_cast<std::int64_t>(m_scene.wholeRows());
    const auto all = static_cast<std::int64_t>(m_scene.rows.rowCount());
    switch (key) {
    case Qt::Key_Up: return stepRow(-1);
    case Qt::Key_Down: return stepRow(1);
    case Qt::Key_PageUp: return stepRow(-page);
    case Qt::Key_PageDown: return stepRow(page);
    case Qt::Key_Home: return stepRow(-all);
    case Qt::Key_End: return stepRow(all);
    case Qt::Key_Left: return stepStructure(false);
    default: return stepStructure(true);
    }
}

std::optional<MapInteraction::KeyEffect> MapInteraction::key(int key, Qt::KeyboardModifiers modifiers) {
    if (!m_scene.volume)
        return {};
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    if (sideways && (modifiers & Qt::ControlModifier)) {
        pan(m_scene, key == Qt::Key_Left ? -0.2 : 0.2);
        return KeyEffect{};
    }
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Left:
    case Qt::Key_Right: return KeyEffect{stepByKey(key)};
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAtSelection(m_scene, zoomStep); break;
    case Qt::Key_Minus: zoomAtSelection(m_scene, 1 / zoomStep); break;
    case Qt::Key_0: showAll(m_scene); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: zoomTo(m_scene, selectedBlocks()); return KeyEffect{.zoomed = true};
    default: return {};
    }
    return KeyEffect{};
}

} // namespace atlas::ui
