// SPDX-License-Identifier: GPL-3.0-or-later
// The position of one structure and the cost of writing it, with the calculation written out.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

/// What was asked for at `place`, else the structure of its block: "group descriptor of group 5", "block bitmap of group 0";
/// nullopt where there is none.
[[nodiscard]] std::optional<QString> structureName(const Layout& layout, const BlockPlace& place);

/// The name of `place` in the judged layout: structureName(), else "block 5,000"; "group 21"; empty for other places.
[[nodiscard]] QString placeName(const Judgement& judgement, const Place& place);

/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: straddling, 2 read-modify-writes to write one
/// block".
/// Calculates with the first block of `blocks` and gives the worst verdict of all of them, and where a structure begins there
/// the one on the granularity that is marked. Precondition: `blocks` is not empty
/// and lies in the volume.
[[nodiscard]] QString structureWorking(const Judgement& judgement, BlockInterval blocks);

} // namespace atlas::ui
