// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/group_map.h"

#include "ui/map/group_map_state.h"
#include "ui/map/map_painter.h"

#include <QEvent>
#include <QPainter>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr double maxSteps = 1 << 30; ///< of a scroll bar, which counts in int: longer ways are scaled to it

/// Shows a stretch `page` at `at` of a way of `length`.
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

GroupMap::GroupMap(QWidget* parent) : QAbstractScrollArea(parent), m_state(std::make_unique<State>()) {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Group map"));
    setAccessibleDescription(tr("No file system is shown"));
}

GroupMap::~GroupMap() = default;

void GroupMap::show(VolumePtr volume) {
    auto& s = *m_state;
    if (!s.scene.show(std::move(volume))) {
        const auto hover = s.hover;
        showView();
        s.hover = hover; // nothing has moved under the pointer
        return;
    }
    s.hover.reset();
    s.pinned.reset();
    const auto groups = s.scene.volume ? s.scene.volume->filesystem().groupCount.value : 0;
    setAccessibleDescription(s.scene.volume ? tr("Metadata of %Ln block group(s)", nullptr,
                                                 static_cast<int>(std::min<std::uint32_t>(groups, 1u << 30)))
                                            : tr("No file system is shown"));
    relayOut();
}

const MapScene& GroupMap::scene() const { return m_state->scene; }

RowMode GroupMap::rowMode() const { return m_state->scene.mode; }

void GroupMap::setRowMode(RowMode mode) {
    m_state->scene.mode = mode;
    relayOut();
}

bool GroupMap::isMagnified() const { return m_state->scene.magnified; }

void GroupMap::setMagnified(bool magnified) {
    auto& scene = m_state->scene;
    if (scene.magnified != magnified) {
        scene.magnified = magnified;
        // A window of places means other blocks on the other scale.
        scene.view.window = wholeRow(scene.rows);
        relayOut();
    }
}

void GroupMap::select(BlockInterval blocks) {
    auto& s = *m_state;
    s.scene.selection = blocks;
    s.pinned.reset();
    if (s.scene.volume && !blocks.empty()) {
        auto& view = s.scene.view;
        view.topRow = revealed(view.topRow, s.scene.rows.rowOf(blocks.first), s.scene.wholeRows());
        view.window = revealed(view.window, s.scene.rows, blocks, s.scene.warpOf(blocks.first));
        const auto* region = s.scene.volume->layout().regionAt(blocks.first);
        if (region != nullptr && region->owned()) {
            s.pinned = region->ownerOf(blocks.first);
        }
    }
    showView();
}

void GroupMap::select(GroupNumber group) {
    auto& s = *m_state;
    s.scene.selection = {};
    s.pinned.reset();
    if (s.scene.volume && group.value < s.scene.volume->layout().groups.size().value) {
        const auto row = s.scene.rows.rowOf(s.scene.volume->filesystem().blocksOf(group).first);
        s.scene.view.topRow = revealed(s.scene.view.topRow, row, s.scene.wholeRows());
        s.pinned = group;
    }
    showView();
}

BlockInterval GroupMap::visibleBlocks() const { return atlas::visibleBlocks(m_state->scene.drawn); }

std::vector<BlockInterval> GroupMap::visibleRows() const {
    std::vector<BlockInterval> rows;
    for (const auto& row : m_state->scene.drawn.rows) {
        const auto end = row.blockUnder(row.scale.columns()) + BlockCount{1};
        rows.push_back(intersection(between(row.blockUnder(0), end), row.blocks));
    }
    return rows;
}

void GroupMap::zoomTo(BlockInterval blocks) {
    auto& scene = m_state->scene;
    if (!scene.volume || blocks.empty()) {
        return;
    }
    const auto row = scene.rows.rowOf(blocks.first);
    scene.view = {rowsMoved(row, -static_cast<std::int64_t>(scene.wholeRows() / 2)),
                  zoomedTo(scene.rows, blocks, scene.warpOf(blocks.first))};
    showView();
}

void GroupMap::showAll() {
    m_state->scene.view = {0, wholeRow(m_state->scene.rows)};
    showView();
}

void GroupMap::zoomIn() { zoomBy(1.5); }

void GroupMap::zoomOut() { zoomBy(1 / 1.5); }

/// About the selection when it is in view, else about the middle.
void GroupMap::zoomBy(double factor) {
    auto& scene = m_state->scene;
    const auto rects = scene.volume ? scene.rectsOf(scene.selection) : QList<QRectF>{};
    const double x = rects.isEmpty() ? scene.plotRect().center().x() : rects.front().center().x();
    scene.view.window = zoomed(scene.view.window, scene.rows, factor, (x - scene.geometry.left) / scene.geometry.width);
    showView();
}

void GroupMap::scrollTo(BlockNumber first) {
    m_state->scene.view.topRow = m_state->scene.rows.rowOf(first);
    showView();
}

void GroupMap::relayOut() {
    m_state->scene.layOut(viewport()->size(), QFontMetricsF(font()));
    showView();
}

/// After every change of the view: draw lists it, moves the scroll bars and tells who wants to know.
void GroupMap::showView() {
    auto& s = *m_state;
    s.scene.refreshRows();
    s.stale = true;
    s.hover.reset(); // what is under the pointer is found again when it moves
    s.updateLinks({});
    const auto& rows = s.scene.rows;
    s.syncing = true;
    const double shown = static_cast<double>(s.scene.wholeRows());
    const auto all = s.scene.volume ? static_cast<double>(rows.rowCount()) : 0;
    follow(*verticalScrollBar(), static_cast<double>(s.scene.view.topRow), shown, all, rowScale(rows));
    const auto& window = s.scene.view.window;
    follow(*horizontalScrollBar(), window.first, window.length, static_cast<double>(rows.blocksPerRow),
           columnScale(rows));
    s.syncing = false;
    viewport()->update();
    if (const auto visible = visibleBlocks(); visible != s.lastVisible) {
        s.lastVisible = visible;
        Q_EMIT viewChanged(visible);
    }
}

void GroupMap::scrollContentsBy(int, int) {
    auto& scene = m_state->scene;
    if (m_state->syncing || !scene.volume) {
        return;
    }
    scene.view.topRow = static_cast<std::uint64_t>(verticalScrollBar()->value() / rowScale(scene.rows));
    if (horizontalScrollBar()->maximum() > 0) {
        scene.view.window.first = horizontalScrollBar()->value() / columnScale(scene.rows);
    }
    showView();
}

void GroupMap::renderTo(QPainter& painter, QSize size) const {
    auto scene = m_state->scene;
    scene.linked = m_state->pinned;
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
    auto& s = *m_state;
    const auto colors = paletteFor(palette());
    const auto pixels = viewport()->size() * devicePixelRatioF();
    if (s.stale || s.base.size() != pixels || s.base.devicePixelRatio() != devicePixelRatioF()) {
        if (s.base.size() != pixels) {
            s.base = QImage(pixels, QImage::Format_RGB32);
        }
        s.base.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&s.base);
        painter.setFont(font());
        paintMap(painter, s.scene, colors);
        s.stale = false;
    }
    QPainter painter(viewport());
    painter.drawImage(0, 0, s.base);
    painter.setFont(font());
    paintMapOverlay(painter, s.scene, colors);
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

QSize GroupMap::sizeHint() const { return {900, 480}; }

QSize GroupMap::minimumSizeHint() const { return {360, 160}; }

} // namespace atlas::ui
