// SPDX-License-Identifier: GPL-3.0-or-later
// What the pointer, the wheel and the keys do to a map: they move its view, select in it, and link a group to its metadata. Knows
// no widget: whoever shows the scene hands events in, lays the rows out and paints.
#pragma once

#include "ui/map/map_scene.h"

#include <QPointF>
#include <QRect>

namespace atlas::ui {

class MapInteraction {
public:
    /// `scene` must outlive it.
    explicit MapInteraction(MapScene& scene) : m_scene(scene) {}

    /// Another volume is shown.
    void reset();

    /// Outlines the blocks and brings them into view; an empty interval selects nothing.
    void select(BlockInterval blocks);
    /// Outlines a group's row and keeps the lines to its metadata drawn.
    void select(GroupNumber group);
    /// Linked while the pointer is elsewhere.
    [[nodiscard]] const std::optional<GroupNumber>& pinned() const { return m_pinned; }

    /// Finds what is under the pointer; none: it has left the map. Returns whether that is another block.
    bool hover(std::optional<QPointF> at);
    [[nodiscard]] std::optional<BlockNumber> hovered() const;
    /// The view moves under the pointer: what is under it is found again when it moves.
    void forgetHover();
    /// Where the lines to a group's metadata were or are drawn: to be painted anew. Asked after hover() or forgetHover().
    [[nodiscard]] QRect takeLinksArea();

    /// `turn` in eighths of a degree: scrolls by rows, pans with Shift, zooms at the pointer with Ctrl.
    void wheel(QPointF at, QPoint turn, Qt::KeyboardModifiers modifiers);
    void press(QPointF at);
    [[nodiscard]] bool isPressed() const { return m_drag.has_value(); }
    /// Pans once the pointer has gone `threshold` pixels from where it was pressed. Returns whether it pans.
    bool drag(QPointF to, int threshold);
    /// Ends a drag. Where it was none, selects the structure at `at`, or the group where there is none, and returns the block.
    std::optional<BlockNumber> release(QPointF at);
    /// Zooms to the structure at `at`, or four times in where there is none. Returns whether it hit the map.
    bool doubleClick(QPointF at);

    struct KeyEffect {
        std::optional<BlockNumber> selected{};
    };
    /// None: the map has no such key.
    std::optional<KeyEffect> key(int key, Qt::KeyboardModifiers modifiers);

private:
    void link(std::optional<double> x);
    [[nodiscard]] BlockNumber current() const;
    BlockNumber stepRow(std::int64_t by);
    std::optional<BlockNumber> stepStructure(bool forwards);
    std::optional<BlockNumber> stepByKey(int key);

    struct Drag {
        QPointF from;
        MapView view;
        bool moved = false; ///< far enough to be no click
    };

    MapScene& m_scene;
    std::optional<Hit> m_hover{};
    std::optional<GroupNumber> m_pinned{};
    std::optional<Drag> m_drag{};
    int m_wheelRest = 0; ///< eighths of a degree, times the rows of a notch, not yet scrolled
    QRect m_linksArea{}; ///< as it was last taken
};

} // namespace atlas::ui
