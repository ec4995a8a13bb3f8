// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the lens.
#pragma once

#include "ui/lens/lens_view.h"
#include "ui/widgets/palette.h"

namespace atlas::ui {

/// The contents of the lens, laid out for one size.
struct LensScene {
    const LensLayout& drawn;
    const Volume& volume;
    BlockInterval selection;
    QSize size;
};

void paintLens(QPainter& painter, const LensScene& scene, const Palette& palette);

} // namespace atlas::ui
