// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the overlay of the map: selection outline and link lines.
#include "ui/map/map_overlay.h"

#include "view/group_links.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace atlas::ui {
namespace {

/// End point of a link line, and whether the actual end is outside the plot.
struct LinkEnd {
    QPointF at;
    bool beyond = false;
};

/// The middle of the part of `blocks` in its first row, clamped to the plot.
LinkEnd linkEnd(const MapScene& scene, BlockInterval blocks) {
    const auto plot = scene.plotRect();
    const auto& geometry = scene.geometry;
    const auto row = scene.rows.rowOf(blocks.first);
    const auto here = intersection(blocks, scene.rows.blocksOf(row));
    const double y =
        geometry.y(static_cast<double>(row) - static_cast<double>(scene.drawn.firstRow)) + geometry.rowHeight / 2;
    const RowScale scale(scene.view.window, geometry.columns(), scene.warpOf(blocks.first));
    const auto offset = static_cast<double>((here.first - scene.rows.blocksOf(row).first).value);
    const double x =
        geometry.x((scale.columnOf(offset) + scale.columnOf(offset + static_cast<double>(here.count.value))) / 2);
    const QPointF held(std::clamp(x, plot.left(), plot.right()), std::clamp(y, plot.top(), plot.bottom()));
    return {held, held != QPointF(x, y)};
}

/// A steep curve at the group's row and a flat one at the structure's row, so that lines to the same row separate early.
/// Between two places in the same row it arches upwards.
QPainterPath curve(QPointF from, QPointF to, double bulge) {
    const QPointF way = from - to;
    const QPointF lift(0, std::abs(way.y()) < 1 ? -bulge : 0);
    QPainterPath path(to);
    path.cubicTo(to + QPointF(way.x() * 0.25, way.y() * 0.75) + lift,
                 from - QPointF(way.x() * 0.3, way.y() * 0.45) + lift, from);
    return path;
}

/// Draws an arrow head at the start of `path`, pointing away from it.
void drawArrow(QPainter& painter, const QPainterPath& path) {
    constexpr double length = 11;
    const QLineF back(path.elementAt(0), path.elementAt(1));
    const auto along = back.unitVector();
    const auto aside = along.normalVector();
    const QPointF tip = back.p1();
    const QPointF tail = tip + (along.p2() - tip) * length;
    const QPointF half = (aside.p2() - tip) * (length / 2);
    painter.drawPolygon(QPolygonF{tip, tail + half, tail - half});
}

/// Style of a link. Where several links end at the same place, those drawn later are thinner, so that all remain visible.
struct Stroke {
    QColor color;
    double width = 2;
};

void drawLink(QPainter& painter, const QPainterPath& path, bool beyond, const Stroke& stroke, const Palette& palette) {
    painter.strokePath(path, QPen(stroke.color, stroke.width));
    painter.setPen(QPen(palette.background, 1));
    painter.setBrush(stroke.color);
    if (beyond) {
        drawArrow(painter, path);
    } else {
        painter.drawEllipse(QPointF(path.elementAt(0)), stroke.width + 2.5, stroke.width + 2.5);
    }
}

/// Outlines `rect` from outside: the rect itself may be one pixel wide.
void outline(QPainter& painter, const QRectF& rect, const Palette& palette) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(-1, -1, 1, 1));
}

double bulgeOf(const MapScene& scene) { return 1.6 * scene.geometry.rowPitch; }

/// Draws links from the linked group to its metadata, in reverse order: the first one, the block bitmap, matters most and ends
/// up on top.
void drawLinks(QPainter& painter, const MapScene& scene, const Palette& palette, QPointF from) {
    const auto links = linksOf(scene.volume->layout(), *scene.linked);
    QList<LinkEnd> ends;
    QList<QPainterPath> paths;
    for (const auto& link : links) {
        ends << linkEnd(scene, link.blocks);
        paths << curve(from, ends.back().at, bulgeOf(scene));
        painter.strokePath(paths.back(), QPen(palette.background, 6)); // halo that separates crossing lines
    }
    for (qsizetype i = ends.size(); i-- > 0;) {
        Stroke stroke{palette.of(links[static_cast<std::size_t>(i)].kind)};
        for (qsizetype above = 0; above < i; ++above) {
            stroke.width += QLineF(ends[above].at, ends[i].at).length() < 4 ? 2.5 : 0;
        }
        drawLink(painter, paths[i], ends[i].beyond, stroke, palette);
    }
}

/// Start point of the links. `rects` are the areas of the linked group's blocks.
QPointF linkStart(const MapScene& scene, const QList<QRectF>& rects) {
    QPointF from = rects.isEmpty() ? linkEnd(scene, scene.volume->filesystem().blocksOf(*scene.linked)).at
                                   : rects.front().center();
    if (scene.linkX && !rects.isEmpty()) {
        from.setX(std::clamp(*scene.linkX, rects.front().left(), rects.front().right()));
    }
    return from;
}

void paintLinked(QPainter& painter, const MapScene& scene, const Palette& palette) {
    const auto rects = scene.rectsOf(scene.volume->filesystem().blocksOf(*scene.linked));
    const auto from = linkStart(scene, rects);
    drawLinks(painter, scene, palette, from);
    for (const auto& rect : rects) {
        outline(painter, rect, palette);
    }
    painter.setPen(QPen(palette.of(RegionKind::InodeTable), 2));
    painter.setBrush(palette.frame);
    painter.drawEllipse(from, 4, 4);
}

} // namespace

QRectF linkedBounds(const MapScene& scene) {
    if (!scene.volume || !scene.linked || scene.drawn.rows.empty()) {
        return {};
    }
    const auto rects = scene.rectsOf(scene.volume->filesystem().blocksOf(*scene.linked));
    const auto from = linkStart(scene, rects);
    QPolygonF corners{from};
    for (const auto& link : linksOf(scene.volume->layout(), *scene.linked)) {
        corners << linkEnd(scene, link.blocks).at;
    }
    for (const auto& rect : rects) {
        corners << rect.topLeft() << rect.bottomRight();
    }
    constexpr double widest = 20; // maximum width of a line, arrow or dot
    return corners.boundingRect().adjusted(-widest, -widest - bulgeOf(scene), widest, widest);
}

void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette) {
    if (!scene.volume || scene.drawn.rows.empty()) {
        return;
    }
    painter.save();
    painter.setClipRect(scene.plotRect().adjusted(-6, -6, 6, 6));
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.linked) {
        paintLinked(painter, scene, palette);
    }
    for (const auto& rect : scene.rectsOf(scene.selection)) {
        outline(painter, rect, palette);
    }
    painter.restore();
}

} // namespace atlas::ui
