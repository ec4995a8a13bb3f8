// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the base layer of a laid-out scene, which depends on the view; see map_overlay.h for what follows the pointer.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/widgets/palette.h"

class QPainter;

namespace atlas::ui {

/// Paints background, ruler, row names, flex groups and runs. The painter's font must be the one `scene` was laid out with.
void paintMap(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Paints only the rows, for small maps.
void paintMapRows(QPainter& painter, const MapScene& scene, const Palette& palette);

} // namespace atlas::ui
