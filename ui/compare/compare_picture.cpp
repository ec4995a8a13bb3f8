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
constexpr double minChartLines = 11; ///< heights of text: a title, names below the bars, and bars
constexpr double maxChartLines = 18;

int heightOfWords(const ComparePicture& picture, const QFont& font, int width) {
    QFont bold = font;
    bold.setBold(true);
    return QFontMetrics(bold)
        .boundingRect(QRect(0, 0, width, 1 << 20), Qt::TextWordWrap, picture.recommendation)
        .height();
}

QFont scaled(QFont font, QSize size) {
    const auto usual = ComparePicture::usualSize;
    const double factor = std::min(static_cast<double>(size.width()) / usual.width(),
                                   static_cast<double>(size.height()) / usual.height());
    font.setPointSizeF(font.pointSizeF() * std::max(factor, 1.0));
    return font;
}

void dressLegend(Legend& legend, const QPalette& palette, const QFont& font) {
    legend.setPalette(palette);
    legend.setFont(font);
}

} // namespace

QSize ComparePicture::leastSize() const {
    const auto maps = multiples.leastSize(font);
    const QFontMetrics metrics(font);
    Legend legend;
    dressLegend(legend, palette, font);
    const int width = maps.width() - 2 * pictureMargin;
    const int height = heightOfWords(*this, font, width) + maps.height() + legend.heightForWidth(width) +
                       static_cast<int>(minChartLines * metrics.height()) + metrics.height() + 5 * pictureMargin;
    return {maps.width(), height};
}

void ComparePicture::draw(QPainter& painter, QSize size) const {
    painter.fillRect(QRect(QPoint(0, 0), size), palette.color(QPalette::Window));
    const auto large = scaled(font, size);
    const QFontMetrics metrics(large);
    const int width = size.width() - 2 * pictureMargin;
    const int wordsHeight = heightOfWords(*this, large, width);
    QFont bold = large;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(paletteFor(palette).text);
    painter.drawText(QRect(pictureMargin, pictureMargin, width, wordsHeight), Qt::TextWordWrap, recommendation);
    painter.setFont(large);
    Legend legend;
    dressLegend(legend, palette, large);
    const int legendHeight = legend.heightForWidth(width);
    const int chartHeight = static_cast<int>(
        std::clamp(size.height() / 4.0, minChartLines * metrics.height(), maxChartLines * metrics.height()));
    const int top = wordsHeight + 2 * pictureMargin;
    const int bottom = size.height() - metrics.height() - pictureMargin;
    const int chartTop = bottom - chartHeight - pictureMargin / 2;
    painter.save();
    painter.translate(0, top);
    multiples.renderTo(painter, {size.width(), chartTop - legendHeight - top - pictureMargin}, large);
    painter.restore();
    painter.save();
    painter.translate(QPoint(pictureMargin, chartTop - legendHeight - pictureMargin / 2));
    legend.renderTo(painter, {width, legendHeight});
    painter.restore();
    charts.renderTo(painter, QRectF(pictureMargin, chartTop, width, chartHeight), large);
    painter.setFont(large);
    painter.setPen(paletteFor(palette).mutedText);
    painter.drawText(QPoint(pictureMargin, size.height() - pictureMargin / 2 - metrics.descent()), planner);
}

} // namespace atlas::ui
