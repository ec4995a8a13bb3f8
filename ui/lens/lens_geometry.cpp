// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_geometry.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas::ui {

QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics) {
    const int text = static_cast<int>(std::ceil(metrics.height()));
    const auto longestName = QCoreApplication::translate("LensPainterText", "file-system blocks");
    const int left = static_cast<int>(std::ceil(metrics.horizontalAdvance(longestName))) + 2 * lens::margin;
    const int width = std::max(size.width() - left - lens::margin, 1);
    const int logical = 12; // the names beside the tracks need two lines
    const int physical = logical + text + 2 + 11;
    const int blocks = physical + 2 * text + 8;
    const int structures = blocks + text + 12 + 6;
    switch (track) {
    case LensTrack::Logical: return {left, logical, width, text + 2};
    case LensTrack::Physical: return {left, physical, width, 2 * text};
    case LensTrack::Blocks: return {left, blocks, width, text + 12};
    case LensTrack::Structures: return {left, structures, width, text + 8};
    }
    return {};
}

int lensHeight(const QFontMetricsF& metrics) {
    return lensTrack(LensTrack::Structures, {}, metrics).bottom() + lens::margin;
}

} // namespace atlas::ui
