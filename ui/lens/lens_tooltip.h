// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lens/lens_painter.h"

#include <QString>

namespace atlas::ui {

/// What a run without metadata holds by the bitmaps that were read: "data", "free", else "data or free".
[[nodiscard]] QString gapText(const LensScene& scene, const LensRun& gap);

/// The tooltip of the cell at a pixel column of `track`: its number, its bytes, and the cost of writing it.
[[nodiscard]] QString lensTooltip(const LensScene& scene, LensTrack track, int column);

} // namespace atlas::ui
