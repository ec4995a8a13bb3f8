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

// Where the lens shows what is selected and what is missing, and where that leaves room for text.

/// The frame around the selected blocks and their structures; nullopt where none of them is in sight.
[[nodiscard]] std::optional<QRectF> selectionFrame(const LensScene& scene, const QFontMetricsF& metrics);

/// The part of track `which` that lies past the end of a truncated image; of the sectors, what lies past that of the disk.
[[nodiscard]] QRectF missingRect(const LensScene& scene, LensTrack which, const QFontMetricsF& metrics);

/// The widest part of `rect` that the left and right edges of `frame` do not cross.
[[nodiscard]] QRectF widestBeside(const QRectF& rect, const std::optional<QRectF>& frame);

} // namespace atlas::ui
