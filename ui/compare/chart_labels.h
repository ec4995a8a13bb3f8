// SPDX-License-Identifier: GPL-3.0-or-later
// Where the names of a chart's lines stand.
#pragma once

#include "ui/compare/chart_scene.h"

namespace atlas::ui {

/// Sets the labels of `scene.lines`: at an end of the line, above or below it, where no bar and no other label is hidden. Where
/// every place hides something, the one that hides least.
void placeLabels(ChartScene& scene, const QFontMetricsF& metrics);

} // namespace atlas::ui
