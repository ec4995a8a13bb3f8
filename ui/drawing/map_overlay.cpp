// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_overlay.h"

#include "view/drawn_volume.h"

#include <QPainter>
#include <algorithm>

namespace atlas::ui {
namespace {

constexpr double arrowLength = 8;
constexpr double arrowHalfWidth = 5;
constexpr double dotRadius = 4;
constexpr double besideRow = 1; ///< distance of a line from the edge of a row: the middle of the gap

/// A triangle with its tip at `tip`; `along` is the unit vector in which it points.
QPolygonF arrowAt(QPointF tip, QPointF along) {
    const QPointF tail = tip - along * arrowLength;
    const QPointF half = QPointF(-along.y(), along.x()) * arrowHalfWidth;
    return {tip, tail + half, tail - half};
}

class Router {
public:
    explicit Router(const MapScene& scene) : m_scene(scene), m_plot(scene.plotRect()) {}

    /// The middle of `blocks` in their row. A row of alike flex groups has the structure in the same position.
    [[nodiscard]] double middleOf(BlockInterval blocks) const {
        const auto& rows = m_scene.rows;
        const RowScale scale(m_scene.viewpoint.view.window, m_scene.geometry.columns(), m_scene.warpOf(blocks.first));
        const auto offset = (blocks.first - rows.blocks.first).value % rows.blocksPerRow;
        const auto end = std::min(offset + blocks.count.value, rows.blocksPerRow);
        return m_scene.geometry.x(
            (scale.columnOf(static_cast<double>(offset)) + scale.columnOf(static_cast<double>(end))) / 2);
    }

    [[nodiscard]] bool inSight(std::uint64_t row) const {
        return row >= m_scene.drawn.firstRow && row - m_scene.drawn.firstRow < m_scene.drawn.rows.size();
    }

    [[nodiscard]] double topOf(std::uint64_t row) const {
        return m_scene.geometry.y(static_cast<double>(row) - static_cast<double>(m_scene.drawn.firstRow));
    }

    [[nodiscard]] LinkRoute route(const Link& link, QPointF from, std::uint64_t fromRow) const {
        const auto row = m_scene.rows.rowOf(link.blocks.first);
        const bool upwards = row < fromRow; // reaches the structure from below
        const double edge = topOf(row) + (upwards ? m_scene.geometry.rowHeight : 0);
        const double aside = upwards ? besideRow : -besideRow;
        const QPointF end(middleOf(link.blocks), edge);
        if (end.y() < m_plot.top() || end.y() > m_plot.bottom()) {
            const bool above = end.y() < m_plot.top();
            const double x = std::clamp(end.x(), m_plot.left(), m_plot.right());
            return bent(link.kind, from, above ? m_plot.top() : m_plot.bottom(), x, {0, above ? -1.0 : 1.0});
        }
        if (end.x() < m_plot.left() || end.x() > m_plot.right()) {
            const bool before = end.x() < m_plot.left();
            const double x = before ? m_plot.left() : m_plot.right();
            return bent(link.kind, from, edge + aside, x, {before ? -1.0 : 1.0, 0});
        }
        auto made = bent(link.kind, from, edge + aside, end.x(), {});
        made.arrow = arrowAt(end, {0, upwards ? -1.0 : 1.0});
        return made;
    }

private:
    /// From the dot vertically to `y`, then horizontally to `x`, where an arrow points along `along`.
    [[nodiscard]] static LinkRoute bent(RegionKind kind, QPointF from, double y, double x, QPointF along) {
        return {kind, {from, QPointF(from.x(), y), QPointF(x, y)}, arrowAt(QPointF(x, y) + along * arrowLength, along)};
    }

    const MapScene& m_scene;
    QRectF m_plot;
};

/// The blocks of a group after its last structure; all of its blocks if there are none.
BlockInterval bareEnd(const Layout& layout, BlockInterval group) {
    auto next = layout.firstRegionEndingAfter(group.first);
    auto first = group.first;
    for (; next < layout.regions.size() && layout.regions[next].first < group.end(); ++next)
        first = layout.regions[next].end();
    return first < group.end() ? between(first, group.end()) : group;
}

/// Puts the dot where the group has no structure and therefore no label.
QPointF dotOf(const MapScene& scene, const Router& router, const LinkRoutes& routes, BlockInterval blocks) {
    const auto plot = scene.plotRect();
    if (routes.group.isEmpty()) {
        const double y = router.topOf(scene.rows.rowOf(blocks.first)) + scene.geometry.rowHeight / 2;
        return {std::clamp(router.middleOf(blocks), plot.left(), plot.right()),
                std::clamp(y, plot.top(), plot.bottom())};
    }
    const auto& rect = routes.group.front();
    const double x = scene.linkX.value_or(router.middleOf(bareEnd(scene.volume->layout(), blocks)));
    const QPointF middle(std::clamp(x, rect.left(), rect.right()), rect.center().y());
    // On a note, the dot and the lines from it would cross the words: from the upper edge they run between the rows.
    const auto row = scene.rows.rowOf(blocks.first) - scene.drawn.firstRow;
    const auto note = row < scene.drawn.rows.size() ? scene.foldNoteIn(row) : std::nullopt;
    return note && note->rect.adjusted(-dotRadius, 0, dotRadius, 0).contains(middle) ? QPointF(middle.x(), rect.top())
                                                                                     : middle;
}

} // namespace

LinkRoutes linkRoutes(const MapScene& scene) {
    LinkRoutes routes;
    if (!scene.volume || !scene.linked || scene.drawn.rows.empty())
        return routes;
    const Router router(scene);
    const auto blocks = scene.volume->filesystem().blocksOf(*scene.linked);
    routes.group = scene.rectsOf(blocks);
    routes.from = dotOf(scene, router, routes, blocks);
    const auto row = scene.rows.rowOf(blocks.first);
    routes.groupInSight = router.inSight(row);
    for (const auto& link : linksOf(scene.volume->layout(), *scene.linked))
        if (routes.groupInSight || router.inSight(scene.rows.rowOf(link.blocks.first)))
            routes.links << router.route(link, routes.from, row);
    return routes;
}

namespace {

constexpr double clearShare = 0.4; ///< part of a row's height that stays free of tints

/// Outlines `rect` from outside, since it may be only one pixel wide.
void outline(QPainter& painter, const QRectF& rect, const Palette& palette) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(-1, -1, 1, 1));
}

/// Lines have one colour, since they overlap; arrows have the colour of their structure.
void paintLinks(QPainter& painter, const LinkRoutes& routes, const Palette& palette) {
    // The halo covers only the part across rows: in a gap it would cover the edge of a structure.
    painter.setPen(QPen(palette.background, 5, Qt::SolidLine, Qt::FlatCap));
    for (const auto& link : routes.links)
        painter.drawLine(link.line[0], link.line[1]);
    painter.setPen(QPen(palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (const auto& link : routes.links)
        painter.drawPolyline(link.line);
    painter.setPen(QPen(palette.frame, 1));
    for (const auto& link : routes.links) {
        painter.setBrush(palette.of(link.kind));
        painter.drawPolygon(link.arrow);
    }
}

/// Outlines `rects`, without crossing the notes on rows.
void outline(QPainter& painter, const MapScene& scene, const QList<QRectF>& rects, const Palette& palette) {
    QRegion clear(QRectF({}, scene.size).toAlignedRect());
    for (std::size_t row = 0; row < scene.drawn.rows.size(); ++row)
        if (const auto note = scene.foldNoteIn(row))
            clear -= note->rect.toAlignedRect().adjusted(-2, 0, 2, 0);
    painter.save();
    painter.setClipRegion(clear, Qt::IntersectClip);
    for (const auto& rect : rects)
        outline(painter, rect, palette);
    painter.restore();
}

void paintLinked(QPainter& painter, const MapScene& scene, const LinkRoutes& routes, const Palette& palette) {
    outline(painter, scene, routes.group, palette);
    paintLinks(painter, routes, palette);
    if (!routes.groupInSight)
        return; // the lines start at the edge of the plot
    painter.setPen(QPen(palette.background, 1));
    painter.setBrush(palette.frame);
    painter.drawEllipse(routes.from, dotRadius, dotRadius);
}

/// A badge on each damaged structure and a rule below it; badges that would overlap are drawn once.
void paintDamage(QPainter& painter, const MapScene& scene, const Palette& palette) {
    QPointF last(-badgeSize, 0);
    for (const auto& blocks : scene.damaged) {
        for (const auto& rect : scene.rectsOf(blocks)) {
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), palette.error);
            const QPointF at(rect.left() + std::min(rect.width(), badgeSize + 4) / 2, rect.top() + badgeSize / 2 + 1);
            if (at.y() == last.y() && std::abs(at.x() - last.x()) < badgeSize)
                continue;
            paintBadge(painter, at, palette);
            last = at;
        }
    }
}

/// Numbers in circles at the blocks of the steps; those of a block, or too close together, share one.
void paintSteps(QPainter& painter, const MapScene& scene, const Palette& palette) {
    struct Mark {
        QPointF at;
        QString words;
    };
    constexpr double height = 15;
    constexpr double widthOfDigit = 7; // enough to tell which badges would overlap
    QList<Mark> marks;
    for (const auto& [block, number] : scene.steps) {
        const auto rects = scene.rectsOf({block, BlockCount{1}});
        if (rects.empty())
            continue;
        const QPointF at(rects.front().center().x(), rects.front().top() + height / 2);
        const auto near = std::ranges::find_if(marks, [&](const Mark& each) {
            return each.at.y() == at.y() &&
                   std::abs(each.at.x() - at.x()) < height + widthOfDigit * static_cast<double>(each.words.size() - 1);
        });
        const auto words = QString::number(number);
        if (near != marks.end())
            near->words += QStringLiteral(", ") + words;
        else
            marks << Mark{at, words};
    }
    QFont font = painter.font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 0.8);
    painter.setFont(font);
    for (const auto& [at, words] : marks) {
        const double width = std::max(height, QFontMetricsF(font).horizontalAdvance(words) + 8);
        const double left = std::clamp(at.x() - width / 2, scene.plotRect().left(), scene.plotRect().right() - width);
        const QRectF badge(left, at.y() - height / 2, width, height);
        painter.setPen(QPen(palette.background, 1));
        painter.setBrush(palette.text);
        painter.drawRoundedRect(badge, height / 2, height / 2);
        painter.setPen(palette.background);
        painter.drawText(badge, Qt::AlignCenter, words);
    }
}

} // namespace

QRectF linkedBounds(const MapScene& scene) {
    const auto routes = linkRoutes(scene);
    if (routes.links.isEmpty() && routes.group.isEmpty())
        return {};
    QPolygonF corners{routes.from};
    for (const auto& link : routes.links)
        corners << link.line << link.arrow;
    for (const auto& rect : routes.group)
        corners << rect.topLeft() << rect.bottomRight();
    constexpr double widest = dotRadius + 4; // the farthest that anything is drawn from these points
    return corners.boundingRect().adjusted(-widest, -widest, widest, widest);
}

void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette) {
    if (!scene.volume || scene.drawn.rows.empty())
        return;
    painter.save();
    painter.setClipRect(scene.plotRect().adjusted(-7, -7, 7, 7));
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.linked)
        paintLinked(painter, scene, linkRoutes(scene), palette);
    for (const auto& [rect, tint] : scene.tintedRects()) // the upper part still shows the kind
        painter.fillRect(rect.adjusted(0, rect.height() * clearShare, 0, 0), palette.tint(tint));
    paintDamage(painter, scene, palette);
    outline(painter, scene, scene.rectsOf(scene.selection), palette);
    paintSteps(painter, scene, palette);
    for (const auto& pin : scene.pins)
        if (const auto tip = scene.pinTipOf(pin.blocks))
            paintPin(painter, *tip, palette);
    painter.restore();
}

} // namespace atlas::ui
