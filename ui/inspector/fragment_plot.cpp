// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/fragment_plot.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace atlas::ui {

namespace {

constexpr double plotEdge = 6; ///< pixels around the plot

} // namespace

std::optional<std::size_t> FragmentScene::extentAt(QPointF point) const {
    const auto distance = [&](const QLineF& line) {
        const double x = std::clamp(point.x(), std::min(line.x1(), line.x2()), std::max(line.x1(), line.x2()));
        const double share = line.dx() == 0 ? 0 : (x - line.x1()) / line.dx();
        return QLineF(point, QPointF(x, line.y1() + share * line.dy())).length();
    };
    const auto nearest = std::ranges::min_element(lines, {}, distance);
    return nearest == lines.end() ? std::nullopt : std::optional(static_cast<std::size_t>(nearest - lines.begin()));
}

FragmentScene layOutFragments(const FileMap& map, const QRectF& plot) {
    FragmentScene scene{.plot = plot};
    if (map.extents.empty())
        return scene;
    scene.lowest = map.extents.front().blocks.first;
    auto end = scene.lowest;
    for (const auto& extent : map.extents) {
        scene.lowest = std::min(scene.lowest, extent.blocks.first);
        end = std::max(end, extent.blocks.end());
        scene.end = std::max(scene.end, extent.end());
    }
    scene.highest = {end.value - 1};
    const double width = plot.width() / static_cast<double>(scene.end);
    const double height = plot.height() / static_cast<double>(end.value - scene.lowest.value);
    const auto pointOf = [&](std::uint64_t logical, BlockNumber block) {
        return QPointF(plot.left() + static_cast<double>(logical) * width,
                       plot.bottom() - static_cast<double>(block.value - scene.lowest.value) * height);
    };
    for (const auto& extent : map.extents)
        scene.lines.emplace_back(pointOf(extent.logical, extent.blocks.first),
                                 pointOf(extent.end(), extent.blocks.end()));
    return scene;
}

FragmentPlot::FragmentPlot(QWidget* parent) : QWidget(parent) {
    setObjectName("fragmentPlot");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addCopyPicture(*this);
    hide();
}

void FragmentPlot::show(const FileMap& map) {
    m_map = map;
    setVisible(!map.extents.empty());
    setAccessibleName(tr("Place of the file’s blocks"));
    setAccessibleDescription(tr("%n pieces", nullptr, static_cast<int>(map.pieces())));
    update();
}

QSize FragmentPlot::minimumSizeHint() const { return {160, 7 * fontMetrics().height()}; }

FragmentScene FragmentPlot::scene() const {
    const double line = fontMetrics().height();
    return layOutFragments(m_map, QRectF(rect()).adjusted(plotEdge, line + plotEdge, -plotEdge, -line - plotEdge));
}

void FragmentPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto colours = paletteFor(palette());
    const auto laidOut = scene();
    painter.fillRect(rect(), colours.background);
    painter.setPen(colours.line);
    painter.drawRect(laidOut.plot);
    painter.setPen(colours.mutedText);
    const auto above = QRectF(rect()).adjusted(plotEdge, 2, -plotEdge, 0);
    const auto below = QRectF(rect()).adjusted(plotEdge, 0, -plotEdge, -2);
    painter.drawText(above, Qt::AlignLeft | Qt::AlignTop,
                     tr("↑ block %1 of the volume").arg(number(laidOut.highest.value)));
    painter.drawText(above, Qt::AlignRight | Qt::AlignTop, tr("%n pieces", nullptr, static_cast<int>(m_map.pieces())));
    painter.drawText(below, Qt::AlignLeft | Qt::AlignBottom, tr("block %1").arg(number(laidOut.lowest.value)));
    painter.drawText(below, Qt::AlignRight | Qt::AlignBottom,
                     tr("%n blocks of the file →", nullptr, static_cast<int>(laidOut.end)));
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t n = 0; n < laidOut.lines.size(); ++n) {
        constexpr double width = 3; // pixels: a single block is a dot
        QPen pen(colours.lit, width, m_map.extents[n].unwritten ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap);
        painter.setPen(pen);
        painter.drawLine(laidOut.lines[n]);
    }
}

QString FragmentPlot::extentText(std::size_t extent) const {
    const auto& [logical, blocks, unwritten] = m_map.extents[extent];
    return tr("Blocks %1 to %2 of the file: %3 to %4 of the volume")
        .arg(number(logical), number(logical + blocks.count.value - 1), number(blocks.first.value),
             number(blocks.end().value - 1));
}

bool FragmentPlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto extent = scene().extentAt(help->pos());
        QToolTip::showText(help->globalPos(), extent ? extentText(*extent) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void FragmentPlot::mousePressEvent(QMouseEvent* event) {
    const auto extent = event->button() == Qt::LeftButton ? scene().extentAt(event->position()) : std::nullopt;
    if (extent)
        Q_EMIT chosen(m_map.extents[*extent].blocks.first);
}

} // namespace atlas::ui
