// SPDX-License-Identifier: GPL-3.0-or-later
// A picture's formats: PNG as pixels, SVG as shapes.
#pragma once

#include <QSize>
#include <QString>
#include <functional>

class QIODevice;
class QPainter;

namespace atlas::ui {

/// Writes what `paint` draws in an area of `size`, with `title` in the picture's metadata. False where it cannot be written.
[[nodiscard]] bool writeSvg(QIODevice& file, QSize size, const QString& title,
                            const std::function<void(QPainter&)>& paint);
[[nodiscard]] bool writePng(QIODevice& file, QSize size, const QString& title,
                            const std::function<void(QPainter&)>& paint);

} // namespace atlas::ui
