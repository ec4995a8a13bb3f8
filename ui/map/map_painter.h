// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a laid out scene: what changes with the view, and over it what changes with the pointer.
#pragma once

#include "ui/map/map_scene.h"
#include "ui/widgets/palette.h"

class QPainter;

namespace atlas::ui {

/// Background, ruler, row names, flex groups and runs. The painter's font is that of the scene's layout.
void paintMap(QPainter& painter, const MapScene& scene, const Palette& palette);

/// The rows alone, without anything around them: for small maps beside each other.
void paintMapRows(QPainter& painter, const MapScene& scene, const Palette& palette);

/// The selection's outline, and the lines from the linked group to its metadata.
void paintMapOverlay(QPainter& painter, const MapScene& scene, const Palette& palette);

/// All that the lines from the linked group may cover.
[[nodiscard]] QRectF linkedBounds(const MapScene& scene);

} // namespace atlas::ui
