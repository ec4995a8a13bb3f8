// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/picture.h"

#include "ui/drawing/legend.h"
#include "ui/map/group_map.h"
#include "ui/session/save_file.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"

#include <QPainter>

namespace atlas::ui {

void paintPicture(QPainter& painter, QSize size, PictureView view, const GroupMap& map, const DiskStrip& strip) {
    painter.fillRect(QRect(QPoint(0, 0), size), paletteFor(map.palette()).background);
    if (view == PictureView::Strip) {
        return strip.renderTo(painter, size);
    }
    Legend legend;
    legend.setPalette(map.palette());
    legend.setExtras(legendExtras(map.scene().volume.get()));
    const int legendHeight = legend.heightForWidth(size.width());
    map.renderTo(painter, {size.width(), size.height() - legendHeight});
    painter.translate(0, size.height() - legendHeight);
    legend.renderTo(painter, {size.width(), legendHeight});
}

Status savePicture(const QString& path, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    const auto format = pictureFormatOf(path).value_or(PictureFormat::Png);
    return saveFile(path, [&](QIODevice& file) { return writePicture(file, format, size, title, paint); });
}

Status savePicture(const QString& path, QSize size, const QString& title, PictureView view, const GroupMap& map,
                   const DiskStrip& strip) {
    return savePicture(path, size, title, [&](QPainter& painter) { paintPicture(painter, size, view, map, strip); });
}

} // namespace atlas::ui
