// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the lens, and says what lies under a pixel of it.
#pragma once

#include "ui/lens/lens_view.h"
#include "ui/widgets/palette.h"

#include <QFontMetricsF>

namespace atlas::ui {

/// What the lens shows, laid out for one size.
struct LensScene {
    const LensLayout& drawn;
    const Volume& volume;
    BlockInterval selection;
    QSize size;
};

/// Where the cells of `track` stand in a lens of `size`.
[[nodiscard]] QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics);
[[nodiscard]] int lensHeight(const QFontMetricsF& metrics);

void paintLens(QPainter& painter, const LensScene& scene, const Palette& palette);

/// What the cell says that lies under a pixel of `track`: its number, its bytes, and what a write of it costs.
[[nodiscard]] QString lensTooltip(const LensScene& scene, LensTrack track, int column);

} // namespace atlas::ui
