// SPDX-License-Identifier: GPL-3.0-or-later
// The link lines from a group to its metadata. They run in the gaps between rows and touch a structure at its edge only, so that
// they cover no label of the rows that they connect.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/widgets/palette.h"

#include <QPolygonF>

class QPainter;

namespace atlas::ui {

struct LinkRoute {
    RegionKind kind{};
    QPolygonF line{}; ///< from the dot of the group to the arrow
    QPolygonF arrow{}; ///< points at the structure, or out of the plot if it is not in view
};

struct LinkRoutes {
    QPointF from{}; ///< the dot of the group; without its row in sight, the edge that the lines come from
    QList<QRectF> group{}; ///< the visible blocks of the group
    bool groupInSight = false; ///< its row is
    QList<LinkRoute> links{}; ///< without the row of the group in sight, only those to structures that are
};

/// The routes of the linked group; empty if none is linked.
[[nodiscard]] LinkRoutes linkRoutes(const MapScene& scene);

// Paints over a laid-out scene what depends on the pointer and the selection.

/// Paints the tinted blocks (of a file that is followed, or of what a command wrote), the outline of the selection, and the links from the linked group to its metadata.
void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Bounding rectangle of the links, for repainting.
[[nodiscard]] QRectF linkedBounds(const MapScene& scene);

} // namespace atlas::ui
