// SPDX-License-Identifier: GPL-3.0-or-later
// Paints over a laid-out scene what depends on the pointer and the selection.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/widgets/palette.h"

class QPainter;

namespace atlas::ui {

/// Paints the tinted blocks (of a file that is followed, or of what a command wrote), the outline of the selection, and the links from the linked group to its metadata.
void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Bounding rectangle of the links, for repainting.
[[nodiscard]] QRectF linkedBounds(const MapScene& scene);

} // namespace atlas::ui
