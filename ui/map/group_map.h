// SPDX-License-Identifier: GPL-3.0-or-later
// The group map: a row for each block group, flex group or stretch of the volume, with every structure in it. A thin widget: the
// scene says what is shown, the interaction what events do to it.
#pragma once

// First, because moc 6.4 cannot parse <compare> before it has seen Qt.
#include <QAbstractScrollArea>

#include "ui/map/map_interaction.h"
#include "ui/widgets/scene_picture.h"

namespace atlas::ui {

class GroupMap : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit GroupMap(QWidget* parent = nullptr);

    /// Another volume from its first block, in the row mode and the scale that are chosen; another version of the same volume where
    /// it stands. Null: nothing is shown.
    void show(VolumePtr volume);
    using QAbstractScrollArea::show;
    [[nodiscard]] const MapScene& scene() const { return m_scene; }

    void setRowMode(RowMode mode);
    [[nodiscard]] RowMode rowMode() const { return m_scene.mode; }
    /// Metadata gets half of each row, and the ruler says that this is not to scale.
    void setMagnified(bool magnified);
    [[nodiscard]] bool isMagnified() const { return m_scene.magnified; }

    /// Outlines the blocks and brings them into view; an empty interval selects nothing. Emits nothing.
    void select(BlockInterval blocks);
    /// Outlines a group's row and keeps the lines to its metadata drawn.
    void select(GroupNumber group);
    [[nodiscard]] BlockInterval visibleBlocks() const;
    /// What each row shows, from the topmost down.
    [[nodiscard]] std::vector<BlockInterval> visibleRows() const;

    /// Paints the map as it is now, scaled to `size`: for export, printing and `--render`.
    void renderTo(QPainter& painter, QSize size) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomTo(atlas::BlockInterval blocks); ///< fills the row with them, and some of their neighbours
    void showAll(); ///< whole rows, from the first
    void zoomIn();
    void zoomOut();
    void scrollTo(atlas::BlockNumber first); ///< its row becomes the topmost

Q_SIGNALS:
    void hovered(std::optional<atlas::BlockNumber> block); ///< under the pointer; none when it leaves the rows
    void selected(atlas::BlockNumber block); ///< by click or key
    void viewChanged(atlas::BlockInterval visible); ///< from the first visible block to the last

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void describe();
    void relayOut();
    void showView();
    void hover(std::optional<QPointF> point);
    void showTooltip(QPoint point, QPoint global);

    MapScene m_scene;
    MapInteraction m_interaction{m_scene};
    ScenePicture m_picture;
    bool m_syncing = false; ///< the scroll bars follow the view, not the other way round
    BlockInterval m_lastVisible{}; ///< as told by viewChanged
};

} // namespace atlas::ui
