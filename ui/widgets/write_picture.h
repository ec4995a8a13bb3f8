// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of pictures: PNG as pixels, SVG and PDF as shapes.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <cstdint>
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

// The picture of a scene, kept until the scene is another: what changes with the pointer is painted over it.

class ScenePicture {
public:
    /// Returns the cached image if version, size and pixel ratio are unchanged, else repaints it. A QImage, because MapPixels
    /// writes into its pixels.
    const QImage& of(std::uint64_t version, QSize size, double ratio, const std::function<void(QPainter&)>& paint);

private:
    QImage m_image; ///< its memory is kept while the size is
    std::uint64_t m_version = 0;
};

} // namespace atlas::ui
