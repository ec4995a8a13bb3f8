// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a scene, kept until the scene is another: what changes with the pointer is painted over it.
#pragma once

#include <QImage>
#include <cstdint>
#include <functional>

class QPainter;

namespace atlas::ui {

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
