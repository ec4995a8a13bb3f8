// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scene_picture.h"

#include <QPainter>

namespace atlas::ui {

const QImage& ScenePicture::of(std::uint64_t version, QSize size, double ratio,
                               const std::function<void(QPainter&)>& paint) {
    const auto pixels = size * ratio;
    if (version == m_version && m_image.size() == pixels && m_image.devicePixelRatio() == ratio) {
        return m_image;
    }
    if (m_image.size() != pixels) {
        m_image = QImage(pixels, QImage::Format_RGB32);
    }
    m_image.setDevicePixelRatio(ratio);
    m_version = version;
    if (QPainter painter; painter.begin(&m_image)) {
        paint(painter);
    }
    return m_image;
}

} // namespace atlas::ui
