// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lens shows what is selected and what is missing, and where that leaves room for text.
#pragma once

#include "ui/lens/lens_painter.h"

namespace atlas::ui {

/// The frame around the selected blocks and their structures; nullopt where none of them is in sight.
[[nodiscard]] std::optional<QRectF> selectionFrame(const LensScene& scene, const QFontMetricsF& metrics);

/// The part of track `which` that lies past the end of a truncated image; of the sectors, what lies past that of the disk.
[[nodiscard]] QRectF missingRect(const LensScene& scene, LensTrack which, const QFontMetricsF& metrics);

/// The widest part of `rect` that the left and right edges of `frame` do not cross.
[[nodiscard]] QRectF widestBeside(const QRectF& rect, const std::optional<QRectF>& frame);

} // namespace atlas::ui
