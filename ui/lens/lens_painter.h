// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the lens.
#pragma once

#include "ui/lens/lens_view.h"
#include "ui/widgets/palette.h"

namespace atlas::ui {

/// The contents of the lens, laid out for one size.
struct LensScene {
    const LensLayout& drawn;
    const DrawnVolume& volume;
    ByteInterval selection; ///< of the disk
    QSize size;
};

void paintLens(QPainter& painter, const LensScene& scene, const Palette& palette);

/// The frame around the selected bytes: over blocks and structures in the volume, over logical sectors outside it. nullopt if
/// none is visible.
[[nodiscard]] std::optional<QRectF> selectionFrame(const LensScene& scene, const QFontMetricsF& metrics);

/// The part of a track past the end of a truncated image; for sectors, past the end of the disk.
[[nodiscard]] QRectF missingRect(const LensScene& scene, LensTrack which, const QFontMetricsF& metrics);

/// The widest part of `rect` not crossed by the left and right edges of `frame`.
[[nodiscard]] QRectF widestBeside(const QRectF& rect, const std::optional<QRectF>& frame);

} // namespace atlas::ui
