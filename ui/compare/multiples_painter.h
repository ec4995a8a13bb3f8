// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the small maps of a comparison: a base layer that depends on the draw lists, and an overlay that depends on the
// pointer.
#pragma once

#include "ui/compare/multiples_scene.h"

class QPainter;
class QPalette;

namespace atlas::ui {

/// Paints titles, names, maps and metrics. The painter's font must be the one `scene` was laid out with.
void paintMultiples(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                    const QPalette& window);

/// Highlights `group` in every map, with link lines to its metadata.
void paintMultiplesOverlay(QPainter& painter, MultiplesScene& scene, std::optional<GroupNumber> group,
                           const QPalette& window);

} // namespace atlas::ui
