// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a laid-out disk strip.
#pragma once

#include "ui/strip/strip_scene.h"

class QPainter;

namespace atlas::ui {

/// Precondition: the painter's font is the one that the scene was laid out with.
void paintStrip(QPainter& painter, const StripScene& scene, const Palette& palette);

} // namespace atlas::ui
