// SPDX-License-Identifier: GPL-3.0-or-later
// The words on the disk strip.
#pragma once

#include "ui/strip/strip_scene.h"

#include <QStringList>

namespace atlas::ui {

/// What may stand in a box, longest first: "3 ext4 “root” 16 GiB", "3 ext4 16 GiB", "3 ext4", "3".
[[nodiscard]] QStringList boxTexts(const StripScene& scene, const StripBox& box);

/// "partition start is 3,584 bytes past a 4 KiB physical sector", or that it is on a boundary.
[[nodiscard]] QString startText(const StripScene& scene);

/// Rich text on what a box is, where it lies, how its start lies on the physical sectors, and what is wrong with it.
[[nodiscard]] QString stripTooltip(const StripScene& scene, const StripBox& box, const QColor& misaligned);

} // namespace atlas::ui
