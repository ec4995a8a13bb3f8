// SPDX-License-Identifier: GPL-3.0-or-later
// A view as a file: PNG by its pixels, SVG by its shapes.
#pragma once

#include "base/error.h"

#include <QSize>
#include <QString>
#include <functional>

class QPainter;

namespace atlas::ui {

class DiskStrip;
class GroupMap;

enum class PictureView { Map, Strip, Alignment, Compare };

/// The map with the legend under it, or the strip.
void paintPicture(QPainter& painter, QSize size, PictureView view, const GroupMap& map, const DiskStrip& strip);

/// Draws to `path`, an SVG where it ends in ".svg" and else a PNG, what `paint` paints. The title goes into the file's metadata.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title,
                                 const std::function<void(QPainter&)>& paint);

/// The same of the map or the strip.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title, PictureView view,
                                 const GroupMap& map, const DiskStrip& strip);

} // namespace atlas::ui
