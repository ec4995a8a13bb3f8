// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a view to a file: PNG as pixels, SVG as shapes.
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

/// Paints the map with the legend below it, or the strip.
void paintPicture(QPainter& painter, QSize size, PictureView view, const GroupMap& map, const DiskStrip& strip);

/// Saves what `paint` draws as SVG if `path` ends in ".svg", else as PNG. Stores `title` in the file's metadata.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title,
                                 const std::function<void(QPainter&)>& paint);

/// Saves the map or the strip.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title, PictureView view,
                                 const GroupMap& map, const DiskStrip& strip);

} // namespace atlas::ui
