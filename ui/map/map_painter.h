// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a laid-out scene: a base layer that depends on the view, and an overlay that depends on the pointer.
#pragma once

#include "ui/map/map_scene.h"
#include "ui/widgets/palette.h"

class QPainter;

namespace atlas::ui {

/// Paints background, ruler, row names, flex groups and runs. The painter's font must be the one `scene` was laid out with.
void paintMap(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Paints only the rows, for small maps.
void paintMapRows(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Paints the outline of the selection, and the links from the linked group to its metadata.
void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Bounding rectangle of the links, for repainting.
[[nodiscard]] QRectF linkedBounds(const MapScene& scene);

} // namespace atlas::ui
