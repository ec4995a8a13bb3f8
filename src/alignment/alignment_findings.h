// SPDX-License-Identifier: GPL-3.0-or-later
// Misalignment as findings.
#pragma once

#include "alignment/alignment.h"
#include "alignment/start_verdict.h"

namespace atlas {

/// What lies off the grid inside the volume: blocks smaller than the sector, then a line for each kind of structure.
[[nodiscard]] std::vector<Finding> structureFindings(const Layout& layout, const Alignment& alignment);

/// The starts off the grid that the verdict is about, or the others, which are findings beside it. Extended partitions are left out.
[[nodiscard]] std::vector<Finding> startFindings(const std::vector<StartVerdict>& starts, SectorGrid grid, bool judged);

} // namespace atlas
