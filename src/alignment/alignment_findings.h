// SPDX-License-Identifier: GPL-3.0-or-later
// Turns misalignment into findings.
#pragma once

#include "alignment/alignment.h"
#include "alignment/start_verdict.h"

namespace atlas {

/// Structures of the volume that are off the grid: one finding when blocks are smaller than the physical sector, then
/// one for each kind of structure.
[[nodiscard]] std::vector<Finding> structureFindings(const Layout& layout, const Alignment& alignment);

/// Starts off the grid, without extended partitions. `judged`: those that the verdict covers; otherwise those it does
/// not cover.
[[nodiscard]] std::vector<Finding> startFindings(const std::vector<StartVerdict>& starts, SectorGrid grid, bool judged);

} // namespace atlas
