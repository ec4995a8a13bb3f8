// SPDX-License-Identifier: GPL-3.0-or-later
// Where one structure lies and what a write of it costs, with the arithmetic written out.
#pragma once

#include "alignment/judge.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

/// "block bitmap of group 0", "group 21", "block 5,000": what `place` names in the layout that is judged; empty for other places.
[[nodiscard]] QString placeName(const Judgement& judgement, const Place& place);

/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: straddling, 2 read-modify-writes to write one block".
/// Of the first block of `blocks`, with the worst verdict of all of them. `blocks` is not empty and lies in the volume.
[[nodiscard]] QString structureWorking(const Judgement& judgement, BlockInterval blocks);

} // namespace atlas::ui
