// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_picture.h"

#include "ui/compare/metric_charts.h"
#include "ui/compare/small_multiples.h"
#include "ui/drawing/legend.h"
#include "ui/widgets/palette.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

namespace atlas::ui {

namespace {

constexpr int pictureMargin = 8;
constexpr double minChartLines = 11; ///< in text heights: a title, names below the bars, and bars
constexpr double maxChartLines = 18;

/// Head and recommendation, wrapped to a width.
class Words {
public:
    Words(const ComparePicture& picture, const QFont& font, int width) {
        m_document.setDefaultFont(font);
        m_document.setDocumentMargin(0);
        m_document.setHtml(picture.head.toHtmlEscaped() + QStringLiteral("<br>") + picture.recommendation);
        m_document.setTextWidth(width);
        m_context.palette.setColor(QPalette::Text, paletteFor(picture.palette).text);
    }
    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_document.size().height())); }
    void draw(QPainter& painter, QPoint topLeft) const {
        painter.save();
        painter.translate(topLeft);
        m_document.documentLayout()->draw(&painter, m_context);
        painter.restore();
    }

private:
    QTextDocument m_document;
    QAbstractTextDocumentLayout::PaintContext m_context;
};

QFont scaled(QFont font, QSize size) {
    const auto unscaled = ComparePicture::defaultSize;
    const double factor = std::min(static_cast<double>(size.width()) / unscaled.width(),
                                   static_cast<double>(size.height()) / unscaled.height());
    font.setPointSizeF(font.pointSizeF() * std::max(factor, 1.0));
    return font;
}

void dressLegend(Legend& legend, const ComparePicture& picture, const QFont& font) {
    legend.setPalette(picture.palette);
    legend.setFont(font);
    legend.setExtras(picture.multiples.extras());
}

} // namespace

QSize ComparePicture::minSize() const {
    const auto maps = multiples.minSize(font);
    const QFontMetrics metrics(font);
    Legend legend;
    dressLegend(legend, *this, font);
    const int width = maps.width() - 2 * pictureMargin;
    const int height = Words(*this, font, width).height() + maps.height() + legend.heightForWidth(width) +
                       static_cast<int>(minChartLines * metrics.height()) + metrics.height() + 5 * pictureMargin;
    return {maps.width(), height};
}

void ComparePicture::draw(QPainter& painter, QSize size) const {
    painter.fillRect(QRect(QPoint(0, 0), size), palette.color(QPalette::Window));
    const auto large = scaled(font, size);
    const QFontMetrics metrics(large);
    const int width = size.width() - 2 * pictureMargin;
    const Words words(*this, large, width);
    words.draw(painter, {pictureMargin, pictureMargin});
    painter.setFont(large);
    Legend legend;
    dressLegend(legend, *this, large);
    const int legendHeight = legend.heightForWidth(width);
    const int chartHeight = static_cast<int>(
        std::clamp(size.height() / 4.0, minChartLines * metrics.height(), maxChartLines * metrics.height()));
    const int top = words.height() + 2 * pictureMargin;
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
