// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks that the boundary of two pieces of a device, or of its chunks, cuts inside a physical sector.
#pragma once

#include "alignment/block_judge.h"
#include "layout/snapshot.h"

#include <vector>

namespace atlas {

/// Those of the volume of `snapshot`; none without a volume, or if its device lies in one piece.
[[nodiscard]] BlockCuts cutsOf(const Snapshot& snapshot);

/// One finding for each cut block of the volume, and one for each member whose chunks cut every block.
[[nodiscard]] std::vector<Finding> cutFindings(const Snapshot& snapshot);

} // namespace atlas
