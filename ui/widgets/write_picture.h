// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures as PNG pixels or as SVG and PDF shapes, and caches painted scenes.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>

class QIODevice;
class QPainter;
class QWidget;

namespace atlas::ui {

enum class PictureFormat { Png, Svg, Pdf };

/// The format for the extension of `path`; nullopt if there is none.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& path);

/// Writes what `paint` draws in an area of `size`, with `title` as metadata; PDF as a landscape A4 page. False on
/// failure.
[[nodiscard]] bool writePicture(QIODevice& file, PictureFormat format, QSize size, const QString& title,
                                const std::function<void(QPainter&)>& paint);

/// Gives a drawn widget a context menu that copies it as a picture.
void addCopyPicture(QWidget& drawn);
/// Copies what `drawn` shows.
void copyPicture(QWidget& drawn);

/// The cached picture of a scene, repainted only when the scene changes. What follows the pointer is painted over it.
class ScenePicture {
public:
    /// Returns the cached image if version, size and pixel ratio are unchanged, else repaints it. A QImage, because
    /// MapPixels writes to its pixels.
    const QImage& of(std::uint64_t version, QSize size, double ratio, const std::function<void(QPainter&)>& paint);

private:
    QImage m_image; ///< keeps its memory while the size is unchanged
    std::uint64_t m_version = 0;
};

} // namespace atlas::ui
