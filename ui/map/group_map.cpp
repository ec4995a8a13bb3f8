// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/group_map.h"

#include "ui/drawing/map_overlay.h"
#include "ui/drawing/map_painter.h"
#include "ui/drawing/map_text.h"
#include "ui/map/map_viewpoint.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr double maxSteps = 1 << 30;

/// Sets `bar` to a page at position `at` in a range of `length`; `scale` converts these to steps.
void follow(QScrollBar& bar, double at, double page, double length, double scale) {
    const auto steps = [scale](double value) { return static_cast<int>(std::lround(value * scale)); };
    bar.setRange(0, std::max(0, steps(length - page)));
    bar.setPageStep(std::max(1, steps(page)));
    bar.setValue(steps(at));
}

double rowScale(const RowLayout& rows) {
    return std::min(1.0, maxSteps / static_cast<double>(std::max<std::uint64_t>(rows.rowCount(), 1)));
}

double columnScale(const RowLayout& rows) { return (1 << 20) / static_cast<double>(rows.blocksPerRow); }

} // namespace

void MapScrollBars::follow(const MapScene& scene) const {
    const auto& rows = scene.rows;
    const auto all = scene.volume ? static_cast<double>(rows.rowCount()) : 0;
    ui::follow(*vertical, static_cast<double>(scene.viewpoint.view.topRow), static_cast<double>(scene.wholeRows()), all,
               rowScale(rows));
    const auto& window = scene.viewpoint.view.window;
    ui::follow(*horizontal, window.first, window.length, static_cast<double>(rows.blocksPerRow), columnScale(rows));
}

MapView MapScrollBars::moved(const MapScene& scene) const {
    auto view = scene.viewpoint.view;
    view.topRow = static_cast<std::uint64_t>(vertical->value() / rowScale(scene.rows));
    if (horizontal->maximum() > 0)
        view.window.first = horizontal->value() / columnScale(scene.rows);
    return view;
}

GroupMap::GroupMap(QWidget* parent) : QAbstractScrollArea(parent) {
    m_scene.isPicture = false;
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Group map"));
    describe();
}

void GroupMap::describe() {
    const auto groups = m_scene.volume ? m_scene.volume->filesystem().groupCount.value : 0;
    setAccessibleDescription(m_scene.volume ? tr("Metadata of the block groups, %1 in all").arg(number(groups))
                                            : tr("No file system is shown"));
}

void GroupMap::show(DrawnVolumePtr volume) {
    if (m_scene.show(std::move(volume))) {
        m_interaction.reset();
        describe();
        relayOut();
    } else {
        m_scene.refreshRows(); // the layout, and so the hovered block, is unchanged
        viewport()->update();
    }
}

void GroupMap::setRowMode(RowMode mode) {
    m_scene.viewpoint.mode = mode;
    relayOut();
    m_interaction.revealSelection();
    showView();
}

void GroupMap::setMagnified(bool magnified) {
    if (m_scene.viewpoint.magnified != magnified) {
        m_scene.viewpoint.magnified = magnified;
        // The window is a range of positions, which show other blocks at the other scale.
        m_scene.viewpoint.view.window = wholeRow(m_scene.rows);
        relayOut();
    }
}

void GroupMap::tint(TintsPtr tints) {
    m_scene.tints = std::move(tints);
    viewport()->update();
}

void GroupMap::setDamaged(std::vector<BlockInterval> blocks) {
    m_scene.damaged = std::move(blocks);
    viewport()->update();
}

void GroupMap::setSteps(std::vector<StepMark> steps) {
    m_scene.steps = std::move(steps);
    viewport()->update();
}

void GroupMap::setPins(std::vector<NotePin> pins) {
    m_scene.pins = std::move(pins);
    viewport()->update();
}

void GroupMap::select(BlockInterval blocks) {
    m_interaction.select(blocks);
    showView();
}

void GroupMap::select(GroupNumber group) {
    m_interaction.select(group);
    showView();
}

BlockInterval GroupMap::visibleBlocks() const { return atlas::visibleBlocks(m_scene.drawn); }

std::vector<BlockInterval> GroupMap::visibleRows() const {
    std::vector<BlockInterval> rows;
    for (const auto& row : m_scene.drawn.rows) {
        const auto end = row.blockUnder(row.scale.columns()) + BlockCount{1};
        rows.push_back(intersection(between(row.blockUnder(0), end), row.blocks));
    }
    return rows;
}

Viewpoint GroupMap::viewpoint() const { return m_before.value_or(m_scene.viewpoint); }

void GroupMap::lookFrom(const Viewpoint& viewpoint) {
    ui::lookFrom(m_scene, viewpoint);
    showView();
}

void GroupMap::zoomTo(BlockInterval blocks) {
    Q_EMIT zooming();
    ui::zoomTo(m_scene, blocks);
    showView();
}

void GroupMap::showAll() {
    ui::showAll(m_scene);
    showView();
}

void GroupMap::zoomIn() {
    zoomAtSelection(m_scene, zoomStep);
    showView();
}

void GroupMap::zoomOut() {
    zoomAtSelection(m_scene, 1 / zoomStep);
    showView();
}

void GroupMap::scrollTo(BlockNumber first) {
    ui::scrollTo(m_scene, first);
    showView();
}

/// Keeps the selection visible when the number or height of the rows changes.
void GroupMap::relayOut() {
    const bool wasInSight = m_interaction.seesSelection();
    m_scene.layOut(viewport()->size(), QFontMetricsF(font()));
    if (wasInSight && !m_interaction.seesSelection())
        m_interaction.revealSelection();
    showView();
}

/// Call after every change of the view: lays out its rows, updates the scroll bars and emits viewChanged.
void GroupMap::showView() {
    m_scene.refreshRows();
    m_interaction.forgetHover();
    (void)m_interaction.takeLinksArea(); // the whole viewport is repainted anyway
    m_syncing = true;
    MapScrollBars{verticalScrollBar(), horizontalScrollBar()}.follow(m_scene);
    m_syncing = false;
    viewport()->update();
    if (m_scene.viewpoint.mode != m_lastMode) {
        m_lastMode = m_scene.viewpoint.mode;
        Q_EMIT rowModeChanged(m_lastMode);
    }
    if (const auto visible = visibleBlocks(); visible != m_lastVisible) {
        m_lastVisible = visible;
        Q_EMIT viewChanged(visible);
    }
}

void GroupMap::scrollContentsBy(int, int) {
    if (!m_syncing && m_scene.volume) {
        m_scene.viewpoint.view = MapScrollBars{verticalScrollBar(), horizontalScrollBar()}.moved(m_scene);
        showView();
    }
}

QSize GroupMap::pictureSize() const {
    constexpr int maxHeight = 16000; // formats and viewers have limits of 32,767 pixels
    if (!m_scene.volume || !m_scene.metrics)
        return size();
    auto scene = m_scene;
    scene.isPicture = true;
    scene.layOut({static_cast<double>(width()), 0.0}, QFontMetricsF(font()));
    const int all = static_cast<int>(std::ceil(std::min<double>(scene.heightOfAllRows(), maxHeight)));
    const bool fills = scene.rows.mode == RowMode::WholeVolume; // has as many rows as fit
    return {width(), fills ? height() : all};
}

/// What is selected on the screen is no part of the picture.
void GroupMap::renderTo(QPainter& painter, QSize size) const {
    auto scene = m_scene;
    scene.isPicture = true;
    scene.selection = {};
    scene.linked.reset();
    scene.linkX.reset();
    painter.save();
    painter.setFont(font());
    scene.layOut(size, QFontMetricsF(font()));
    scene.refreshRows();
    const auto colors = paletteFor(palette());
    paintMap(painter, scene, colors);
    paintMapOverlay(painter, scene, colors);
    painter.restore();
}

void GroupMap::paintEvent(QPaintEvent*) {
    const auto colors = paletteFor(palette());
    const auto& picture =
        m_picture.of(m_scene.version, viewport()->size(), devicePixelRatioF(), [&](QPainter& painter) {
            painter.setFont(font());
            paintMap(painter, m_scene, colors);
        });
    QPainter painter(viewport());
    painter.drawImage(0, 0, picture);
    painter.setFont(font());
    paintMapOverlay(painter, m_scene, colors);
    if (hasFocus()) {
        painter.setPen(QPen(colors.focus, 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void GroupMap::resizeEvent(QResizeEvent*) { relayOut(); }

void GroupMap::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::StyleChange) {
        relayOut();
    }
}

void GroupMap::hover(std::optional<QPointF> point) {
    const bool isAnother = m_interaction.hover(point);
    viewport()->update(m_interaction.takeLinksArea());
    if (isAnother)
        Q_EMIT hovered(m_interaction.hovered(), m_interaction.hoveredAlike());
}

void GroupMap::showTooltip(QPoint point, QPoint global) {
    if (const auto hit = m_scene.hitAt(point)) {
        const auto red = paletteFor(QToolTip::palette()).misaligned;
        // The rectangle limits the tooltip to this pixel.
        const auto notes = m_scene.notesAt(point);
        auto words = mapTooltip(*m_scene.volume, m_scene.rows, *hit, red);
        if (std::ranges::any_of(m_scene.damaged, [&](const auto& each) { return each.contains(hit->block); }))
            words += QStringLiteral("<p style='color:%1'>%2</p>").arg(red.name(), tr("Damaged: see the findings."));
        QToolTip::showText(global, notes.isEmpty() ? words : noteHtml(notes) + words, viewport(),
                           QRect(point, QSize(1, 1)));
    } else {
        QToolTip::hideText();
    }
}

bool GroupMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        hover({});
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTooltip(help->pos(), help->globalPos());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GroupMap::wheelEvent(QWheelEvent* event) {
    m_interaction.wheel(event->position(), event->angleDelta(), event->modifiers());
    showView();
    hover(event->position());
    event->accept();
}

void GroupMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m_interaction.press(event->position());
}

void GroupMap::mouseMoveEvent(QMouseEvent* event) {
    if (!m_interaction.isPressed()) {
        hover(event->position());
    } else if (m_interaction.drag(event->position(), QApplication::startDragDistance())) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        showView();
    }
}

void GroupMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_interaction.isPressed())
        return;
    viewport()->unsetCursor();
    const auto before = viewpoint();
    const auto block = m_interaction.release(event->position());
    showView();
    if (block)
        tell(block, before);
    hover(event->position());
}

void GroupMap::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto before = viewpoint();
    if (event->button() == Qt::LeftButton && m_interaction.doubleClick(event->position())) {
        showView();
        tell({}, before);
    }
}

void GroupMap::keyPressEvent(QKeyEvent* event) {
    const auto before = viewpoint();
    const auto effect = m_interaction.key(event->key(), event->modifiers());
    if (!effect)
        return QAbstractScrollArea::keyPressEvent(event);
    showView();
    if (effect->selected || effect->zoomed)
        tell(effect->selected, before);
}

/// Emits `selected` if a block was chosen, else `zooming`; viewpoint() returns `before` meanwhile.
void GroupMap::tell(std::optional<BlockNumber> chosen, const Viewpoint& before) {
    m_before = before;
    if (chosen)
        Q_EMIT selected(*chosen);
    else
        Q_EMIT zooming();
    m_before.reset();
}

void GroupMap::focusInEvent(QFocusEvent*) { viewport()->update(); }

void GroupMap::focusOutEvent(QFocusEvent*) { viewport()->update(); }

int GroupMap::heightOfAllRows() const {
    return m_scene.volume && m_scene.metrics ? static_cast<int>(std::ceil(m_scene.heightOfAllRows())) : height();
}

QSize GroupMap::sizeHint() const { return {900, 480}; }

QSize GroupMap::minimumSizeHint() const { return {360, 70}; }

} // namespace atlas::ui
