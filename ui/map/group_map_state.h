// SPDX-License-Identifier: GPL-3.0-or-later
// What the group map keeps between events; for its two source files only.
#pragma once

#include "ui/map/group_map.h"
#include "ui/map/map_scene.h"

#include <QImage>
#include <QScrollBar>

namespace atlas::ui {

struct GroupMap::State {
    MapScene scene;
    std::optional<Hit> hover{};
    std::optional<GroupNumber> pinned{}; ///< linked while the pointer is elsewhere

    QImage base;                     ///< the scene without its overlay; all of it is painted, so its memory is kept
    QRect linkedBefore;              ///< what the links covered when they were last updated
    bool stale = true;               ///< base no longer shows the scene
    bool syncing = false;            ///< the scroll bars follow the view, not the other way round
    BlockInterval lastVisible{};     ///< as told by viewChanged

    struct Drag {
        QPointF from;
        MapView view;
        bool moved = false; ///< far enough to be no click
    };
    std::optional<Drag> drag{};
    int wheelRest = 0; ///< eighths of a degree not yet scrolled

    /// The structure at a hit, as one group owns it; the group's blocks where there is none.
    [[nodiscard]] BlockInterval structureAt(const Hit& hit) const;
    /// The group whose metadata a hit is, else the group it lies in.
    [[nodiscard]] GroupNumber groupAt(const Hit& hit) const;
    /// Links what the pointer or the selection asks for. Returns what is to be painted anew where the view is the same.
    QRect updateLinks(QPointF pointer);
};

} // namespace atlas::ui
