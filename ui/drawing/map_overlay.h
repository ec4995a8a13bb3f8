// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what depends on pointer and selection over a laid-out scene. Links from a group to its metadata run in the
// gaps between rows and only touch the edge of a structure, so that they cover no label.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/widgets/palette.h"

#include <QPolygonF>

class QPainter;

namespace atlas::ui {

struct LinkRoute {
    RegionKind kind{};
    QPolygonF line{}; ///< from the dot of the group to the arrow
    QPolygonF arrow{}; ///< points at the structure, or out of the plot towards it
};

struct LinkRoutes {
    QPointF from{}; ///< the dot of the group; if its row is not visible, a point on the edge of the plot
    QList<QRectF> group{}; ///< the visible blocks of the group
    bool groupInSight = false; ///< its row is visible
    QList<LinkRoute> links{}; ///< if the group's row is not visible, only links to visible structures
};

/// The routes of the linked group; empty if none is linked.
[[nodiscard]] LinkRoutes linkRoutes(const MapScene& scene);

/// Paints the tinted blocks, the outline of the selection, and the links of the linked group.
void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Bounding rectangle of the links, for repainting.
[[nodiscard]] QRectF linkedBounds(const MapScene& scene);

} // namespace atlas::ui
