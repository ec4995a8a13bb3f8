// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the lens.
#pragma once

#include "ui/lens/lens_view.h"
#include "ui/widgets/palette.h"

#include <QFontMetricsF>

namespace atlas::ui {

/// The contents of the lens, laid out for one size.
struct LensScene {
    const LensLayout& drawn;
    const Volume& volume;
    BlockInterval selection;
    QSize size;
};

/// The rectangle of the cells of `track` in a lens of `size`.
[[nodiscard]] QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics);
[[nodiscard]] int lensHeight(const QFontMetricsF& metrics);

void paintLens(QPainter& painter, const LensScene& scene, const Palette& palette);

} // namespace atlas::ui
