// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a view to a file.
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

/// Saves what `paint` draws in the format of the ending of `path`, without one as PNG. Stores `title` in the file's metadata.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title,
                                 const std::function<void(QPainter&)>& paint);

/// Saves the map or the strip.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title, PictureView view,
                                 const GroupMap& map, const DiskStrip& strip);

} // namespace atlas::ui
