// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/chart_scene.h"
#include "ui/widgets/palette.h"

class QPainter;

namespace atlas::ui {

/// Paints bars in `fill`. The painter's font must be the one `scene` was laid out with.
void paintChart(QPainter& painter, const ChartScene& scene, const Palette& palette, const QColor& fill);

} // namespace atlas::ui
