// SPDX-License-Identifier: GPL-3.0-or-later
// The group map, with a row per block group, flex group or part of the volume, and its scroll bars.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/map/map_interaction.h"
#include "ui/widgets/write_picture.h"
#include "view/map_view.h"

#include <QAbstractScrollArea>

class QScrollBar;

namespace atlas::ui {

struct MapScrollBars {
    QScrollBar* vertical;   ///< the rows
    QScrollBar* horizontal; ///< the window within the rows

    void follow(const MapScene& scene) const;
    /// The view of `scene`, moved to the position of the scroll bars. They count in int, so longer ranges are scaled
    /// down.
    [[nodiscard]] MapView moved(const MapScene& scene) const;
};

// A thin widget: the scene holds the contents, the interaction handles events.

class GroupMap : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit GroupMap(QWidget* parent = nullptr);

    /// Null: shows nothing. A new version of the same volume keeps the view; another volume starts at its first block,
    /// with the current row mode and scale.
    void show(DrawnVolumePtr volume);
    using QAbstractScrollArea::show;
    [[nodiscard]] const MapScene& scene() const { return m_scene; }

    void setRowMode(RowMode mode);
    [[nodiscard]] RowMode rowMode() const { return m_scene.viewpoint.mode; }
    /// In magnified rows, metadata takes half the width and the ruler notes that the map is not to scale.
    void setMagnified(bool magnified);
    [[nodiscard]] bool isMagnified() const { return m_scene.viewpoint.magnified; } ///< the overview is always magnified

    /// Tints blocks until another volume is shown; null: none. Does not scroll.
    void tint(TintsPtr tints);
    /// Marks damaged structures until another volume is shown.
    void setDamaged(std::vector<BlockInterval> blocks);
    /// Numbers the steps of the way to the followed file.
    void setSteps(std::vector<StepMark> steps);
    /// Draws a pin for each note.
    void setPins(std::vector<NotePin> pins);
    /// Outlines the blocks and scrolls to them; an empty interval clears the selection. Emits no signal.
    void select(BlockInterval blocks);
    /// Outlines a group's row and pins the link lines to its metadata.
    void select(GroupNumber group);
    /// The group whose row is outlined or that owns the selected structure.
    [[nodiscard]] std::optional<GroupNumber> selectedGroup() const { return m_interaction.pinned(); }
    /// The first outlined block.
    [[nodiscard]] std::optional<BlockNumber> selectedBlock() const { return m_interaction.selected(); }
    [[nodiscard]] BlockInterval visibleBlocks() const;
    /// While `selected` or `zooming` is emitted, the viewpoint from before.
    [[nodiscard]] Viewpoint viewpoint() const;
    /// Restores a viewpoint of this volume, except for the scale.
    void lookFrom(const Viewpoint& viewpoint);
    /// The visible blocks of each row, from the top down.
    [[nodiscard]] std::vector<BlockInterval> visibleRows() const;

    /// Paints the current map scaled to `size`, for export, printing and `--render`.
    /// The size of a picture of all rows, at most 16,000 pixels high.
    [[nodiscard]] QSize pictureSize() const;
    void renderTo(QPainter& painter, QSize size) const;

    /// The height with which every row has its greatest height.
    [[nodiscard]] int heightOfAllRows() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomTo(atlas::BlockInterval blocks); ///< fits the blocks and some neighbours into a row
    void showAll(); ///< whole rows, starting with the first
    void zoomIn();
    void zoomOut();
    void scrollTo(atlas::BlockNumber first); ///< makes its row the topmost

Q_SIGNALS:
    /// The block under the pointer, in a row that represents `alike` more flex groups; nullopt: the pointer left the
    /// rows.
    void hovered(std::optional<atlas::BlockNumber> block, std::uint64_t alike);
    void selected(atlas::BlockNumber block); ///< by click or key
    void zooming(); ///< by a key or to a structure; viewpoint() returns the view from before
    void rowModeChanged(atlas::RowMode mode); ///< by setRowMode() or zooming
    void viewChanged(atlas::BlockInterval visible); ///< from the first to the last visible block

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
    void tell(std::optional<BlockNumber> chosen, const Viewpoint& before);
    void hover(std::optional<QPointF> point);
    void showTooltip(QPoint point, QPoint global);

    MapScene m_scene;
    MapInteraction m_interaction{m_scene};
    ScenePicture m_picture;
    std::optional<Viewpoint> m_before{}; ///< set while `selected` or `zooming` is emitted
    bool m_syncing = false; ///< the scroll bars are being set to the view; their signals are ignored
    RowMode m_lastMode = RowMode::Group; ///< last value emitted by rowModeChanged
    BlockInterval m_lastVisible{}; ///< last value emitted by viewChanged
};

} // namespace atlas::ui
