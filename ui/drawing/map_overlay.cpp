// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the overlay of the map: the blocks of a file, selection outline and link lines.
#include "ui/drawing/map_overlay.h"

#include "ui/drawing/link_routes.h"

#include <QPainter>

namespace atlas::ui {
namespace {

constexpr double dotRadius = 4;
constexpr double clearShare = 0.4; ///< of the height of a row that stays clear of the tint of a file

/// Outlines `rect` from outside: the rect itself may be one pixel wide.
void outline(QPainter& painter, const QRectF& rect, const Palette& palette) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(-1, -1, 1, 1));
}

/// The lines share most of their way, so they have one colour, and the arrows have that of what they point at.
void paintLinks(QPainter& painter, const LinkRoutes& routes, const Palette& palette) {
    // A halo for the way across rows only: in the gap it would cover the edge of what a line leads to.
    painter.setPen(QPen(palette.background, 5, Qt::SolidLine, Qt::FlatCap));
    for (const auto& link : routes.links) {
        painter.drawLine(link.line[0], link.line[1]);
    }
    painter.setPen(QPen(palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (const auto& link : routes.links) {
        painter.drawPolyline(link.line);
    }
    painter.setPen(QPen(palette.frame, 1));
    for (const auto& link : routes.links) {
        painter.setBrush(palette.of(link.kind));
        painter.drawPolygon(link.arrow);
    }
}

void paintLinked(QPainter& painter, const LinkRoutes& routes, const Palette& palette) {
    for (const auto& rect : routes.group) {
        outline(painter, rect, palette);
    }
    paintLinks(painter, routes, palette);
    if (!routes.groupInSight) {
        return; // the lines come from somewhere else
    }
    painter.setPen(QPen(palette.background, 1));
    painter.setBrush(palette.frame);
    painter.drawEllipse(routes.from, dotRadius, dotRadius);
}

} // namespace

QRectF linkedBounds(const MapScene& scene) {
    const auto routes = linkRoutes(scene);
    if (routes.links.isEmpty() && routes.group.isEmpty()) {
        return {};
    }
    QPolygonF corners{routes.from};
    for (const auto& link : routes.links) {
        corners << link.line << link.arrow;
    }
    for (const auto& rect : routes.group) {
        corners << rect.topLeft() << rect.bottomRight();
    }
    constexpr double widest = dotRadius + 4; // of what is drawn around these points
    return corners.boundingRect().adjusted(-widest, -widest, widest, widest);
}

void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette) {
    if (!scene.volume || scene.drawn.rows.empty()) {
        return;
    }
    painter.save();
    painter.setClipRect(scene.plotRect().adjusted(-7, -7, 7, 7));
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.linked) {
        paintLinked(painter, linkRoutes(scene), palette);
    }
    for (const auto& [rect, tint] : scene.tintedRects()) { // the upper part shows what the blocks hold
        painter.fillRect(rect.adjusted(0, rect.height() * clearShare, 0, 0), palette.tint(tint));
    }
    for (const auto& rect : scene.rectsOf(scene.selection)) {
        outline(painter, rect, palette);
    }
    painter.restore();
}

} // namespace atlas::ui
