// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_picture.h"

#include "ui/compare/metric_charts.h"
#include "ui/compare/small_multiples.h"
#include "ui/map/legend.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <algorithm>

namespace atlas::ui {

namespace {

constexpr int pictureMargin = 8;
constexpr int maxChartHeight = 260;

/// Returns where the words end.
int drawRecommendation(QPainter& painter, const ComparePicture& picture, QSize size) {
    QFont bold = picture.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(paletteFor(picture.palette).text);
    QRect used;
    painter.drawText(QRect(pictureMargin, pictureMargin, size.width() - 2 * pictureMargin, size.height()),
                     Qt::TextWordWrap, picture.recommendation, &used);
    painter.setFont(picture.font);
    return used.bottom();
}

} // namespace

void ComparePicture::draw(QPainter& painter, QSize size) const {
    painter.fillRect(QRect(QPoint(0, 0), size), palette.color(QPalette::Window));
    const QFontMetrics metrics(font);
    const int width = size.width() - 2 * pictureMargin;
    Legend legend;
    legend.setPalette(palette);
    const int legendHeight = legend.heightForWidth(width);
    const int chartHeight = std::min(size.height() / 4, maxChartHeight);
    const int top = drawRecommendation(painter, *this, size) + pictureMargin;
    const int bottom = size.height() - metrics.height() - pictureMargin;
    const int chartTop = bottom - chartHeight - pictureMargin / 2;
    painter.save();
    painter.translate(0, top);
    multiples.renderTo(painter, {size.width(), chartTop - legendHeight - top - pictureMargin});
    painter.restore();
    painter.save();
    painter.translate(QPoint(pictureMargin, chartTop - legendHeight - pictureMargin / 2));
    legend.renderTo(painter, {width, legendHeight});
    painter.restore();
    charts.renderTo(painter, QRectF(pictureMargin, chartTop, width, chartHeight));
    painter.setPen(paletteFor(palette).mutedText);
    painter.drawText(QPoint(pictureMargin, size.height() - pictureMargin / 2 - metrics.descent()), planner);
}

} // namespace atlas::ui
