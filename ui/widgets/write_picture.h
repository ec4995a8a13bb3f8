// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of pictures: PNG as pixels, SVG and PDF as shapes.
#pragma once

#include <QSize>
#include <QString>
#include <functional>
#include <optional>

class QIODevice;
class QPainter;

namespace atlas::ui {

enum class PictureFormat { Png, Svg, Pdf };

/// By the ending of `path`; none where that is of no picture.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& path);

/// Writes what `paint` draws in an area of `size`, with `title` in the picture's metadata; PDF as one landscape page of A4. False
/// where it cannot be written.
[[nodiscard]] bool writePicture(QIODevice& file, PictureFormat format, QSize size, const QString& title,
                                const std::function<void(QPainter&)>& paint);

} // namespace atlas::ui
