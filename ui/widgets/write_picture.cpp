// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/write_picture.h"

#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace atlas::ui {

bool writeSvg(QIODevice& file, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    svg.setTitle(title);
    QPainter painter(&svg);
    paint(painter);
    return painter.isActive();
}

bool writePng(QIODevice& file, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.setText(QStringLiteral("Title"), title);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    return image.save(&file, "PNG");
}

} // namespace atlas::ui
