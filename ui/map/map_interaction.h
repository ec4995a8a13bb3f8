// SPDX-License-Identifier: GPL-3.0-or-later
// Handles pointer, wheel and key events of a map: they move its view, select, and link a group to its metadata.
// Independent of widgets: the owner of the scene passes events in, lays out the rows and paints.
#pragma once

#include "ui/drawing/map_scene.h"

#include <QPointF>
#include <QRect>

namespace atlas::ui {

class MapInteraction {
public:
    /// `scene` must outlive this object.
    explicit MapInteraction(MapScene& scene) : m_scene(scene) {}

    /// Call when another volume is shown.
    void reset();

    /// Outlines the blocks and scrolls to them; an empty interval clears the selection.
    void select(BlockInterval blocks);
    /// Outlines a group's row and pins the link lines to its metadata.
    void select(GroupNumber group);
    /// Scrolls to the selected blocks or group; in the overview, they get a row of their own.
    void revealSelection();
    /// Whether the row in which the selection begins is fully visible.
    [[nodiscard]] bool seesSelection() const;
    /// The first block that is outlined: of the selection, else of the pinned group.
    [[nodiscard]] std::optional<BlockNumber> selected() const;
    [[nodiscard]] const std::optional<GroupNumber>& pinned() const { return m_pinned; }

    /// Finds the block under the pointer; nullopt: the pointer left the map. Returns whether the block changed.
    bool hover(std::optional<QPointF> at);
    [[nodiscard]] std::optional<BlockNumber> hovered() const;
    /// How many more flex groups the row under the pointer represents.
    [[nodiscard]] std::uint64_t hoveredAlike() const;
    /// Call when the view moves under the pointer; the next hover() finds the block again.
    void forgetHover();
    /// The area of the old and new link lines, to be repainted. Call after hover() or forgetHover().
    [[nodiscard]] QRect takeLinksArea();

    /// `turn` is in eighths of a degree. Scrolls by rows; Shift pans, Ctrl zooms at the pointer.
    void wheel(QPointF at, QPoint turn, Qt::KeyboardModifiers modifiers);
    void press(QPointF at);
    [[nodiscard]] bool isPressed() const { return m_drag.has_value(); }
    /// Starts to pan when the pointer has moved more than `threshold` pixels from where it was pressed. Returns true
    /// while panning.
    bool drag(QPointF to, int threshold);
    /// Ends a drag. Without a drag, selects the structure at `at`, else the group there, and returns its block. On the
    /// name of a row of alike flex groups, unfolds or folds it instead; the selection keeps a row of its own.
    std::optional<BlockNumber> release(QPointF at);
    /// Zooms to the structure at `at`, by a factor of four if there is none. Returns false outside the rows.
    bool doubleClick(QPointF at);

    struct KeyEffect {
        std::optional<BlockNumber> selected{};
        bool zoomed = false; ///< zoomed to the selection
    };
    /// nullopt if the map does not handle the key.
    std::optional<KeyEffect> key(int key, Qt::KeyboardModifiers modifiers);

private:
    void link(std::optional<double> x);
    [[nodiscard]] BlockNumber current() const;
    /// The outlined blocks, else those of the pinned group.
    [[nodiscard]] BlockInterval selectedBlocks() const;
    void giveSelectionOwnRow();
    BlockNumber stepRow(std::int64_t by);
    std::optional<BlockNumber> stepStructure(bool forwards);
    std::optional<BlockNumber> stepByKey(int key);

    struct Drag {
        QPointF from;
        MapView view;
        bool moved = false; ///< too far for a click
    };

    MapScene& m_scene;
    std::optional<Hit> m_hover{};
    std::optional<GroupNumber> m_pinned{};
    std::optional<Drag> m_drag{};
    int m_wheelRest = 0; ///< eighths of a degree times rows per notch, not yet scrolled
    QRect m_linksArea{}; ///< value at the last takeLinksArea()
};

} // namespace atlas::ui
