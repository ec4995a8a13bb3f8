// SPDX-License-Identifier: GPL-3.0-or-later
// What the lens is centred on.
#pragma once

#include "ui/session/place.h"
#include "view/volume.h"

namespace atlas::ui {

/// `selected`, or the first block bitmap where nothing is selected.
[[nodiscard]] Place lensTarget(const LayoutPtr& layout, const Place& selected);
/// The blocks of `target`: the whole structure if the lens can show it, else the one block. Empty without a volume, and of what lies
/// past its end.
[[nodiscard]] BlockInterval lensBlocks(const VolumePtr& volume, const Place& target);

} // namespace atlas::ui
