// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the disk strip.
#pragma once

#include "ui/strip/strip_scene.h"

#include <QStringList>

namespace atlas::ui {

/// Candidate texts for a box, longest first: "3 ext4 “root” 16 GiB", "3 ext4 16 GiB", "3 ext4", "3".
[[nodiscard]] QStringList boxTexts(const StripScene& scene, const StripBox& box);

/// "partition start is 3,584 bytes past a 4 KiB physical sector"; similar for an aligned start.
[[nodiscard]] QString startText(const StripScene& scene);

/// Rich text on a box: content, position, alignment of its start, and faults.
[[nodiscard]] QString stripTooltip(const StripScene& scene, const StripBox& box, const QColor& misaligned);

} // namespace atlas::ui
