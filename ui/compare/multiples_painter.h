// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the small maps of a comparison: what changes with the draw lists, and over it what changes with the pointer.
#pragma once

#include "ui/compare/multiples_scene.h"

class QPainter;
class QPalette;

namespace atlas::ui {

/// Titles, names, maps and metrics; the painter's font is that of the scene's layout.
void paintMultiples(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                    const QPalette& window);

/// The group in every map, with the lines to its metadata.
void paintMultiplesOverlay(QPainter& painter, MultiplesScene& scene, std::optional<GroupNumber> group,
                           const QPalette& window);

} // namespace atlas::ui
