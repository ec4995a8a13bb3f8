// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_rects.h"

#include "ui/lens/lens_geometry.h"

#include <algorithm>
#include <cmath>

namespace atlas::ui {

std::optional<QRectF> selectionFrame(const LensScene& scene, const QFontMetricsF& metrics) {
    if (scene.selection.empty()) {
        return std::nullopt;
    }
    const auto place = [&](BlockNumber block) {
        const auto byte = bytesOnDisk(scene.volume, {block, {}}).first;
        return scene.drawn.columnOf(static_cast<double>(byte.value));
    };
    const double maximum = scene.drawn.columns;
    const double first = std::clamp(std::floor(place(scene.selection.first)), 0.0, maximum);
    const double end = std::clamp(std::floor(place(scene.selection.end())), 0.0, maximum);
    if (place(scene.selection.end()) <= 0 || first >= maximum) {
        return std::nullopt;
    }
    const QRect blocks = lensTrack(LensTrack::Blocks, scene.size, metrics);
    const QRect structures = lensTrack(LensTrack::Structures, scene.size, metrics);
    return QRectF(blocks.left() + first, blocks.top() - 1, std::max(end - first, 3.0),
                  structures.bottom() - blocks.top() + 2);
}

QRectF missingRect(const LensScene& scene, LensTrack which, const QFontMetricsF& metrics) {
    const auto missing = scene.volume.missing();
    if (missing.empty()) {
        return {};
    }
    const auto& drawn = scene.drawn;
    auto bytes = bytesOnDisk(scene.volume, missing);
    if (which == LensTrack::Logical || which == LensTrack::Physical) {
        const ByteOffset end{std::max(bytes.first.value, scene.volume.diskSize().value)};
        bytes = end < bytes.end() ? between(end, bytes.end()) : ByteInterval{};
    }
    const auto column = [&](double byte) {
        return static_cast<int>(std::clamp(drawn.columnOf(byte), 0.0, static_cast<double>(drawn.columns)));
    };
    const int first = column(static_cast<double>(bytes.first.value));
    const int end = column(static_cast<double>(bytes.first.value) + static_cast<double>(bytes.count.value));
    const QRectF track = lensTrack(which, scene.size, metrics);
    return first < end ? QRectF(track.left() + first, track.top(), end - first, track.height()) : QRectF();
}

QRectF widestBeside(const QRectF& rect, const std::optional<QRectF>& frame) {
    if (!frame) {
        return rect;
    }
    QRectF widest(rect.topLeft(), QSizeF(0, rect.height()));
    double from = rect.left();
    const auto take = [&](double until) {
        if (until - from > widest.width()) {
            widest = QRectF(from, rect.top(), until - from, rect.height());
        }
    };
    for (const double edge : {frame->left(), frame->right()}) {
        if (edge > from && edge < rect.right()) {
            take(edge - 1); // its line is two pixels wide
            from = edge + 1;
        }
    }
    take(rect.right());
    return widest;
}

} // namespace atlas::ui
