// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep of start offsets, as text.
#pragma once

#include "alignment/cost.h"
#include "report/text/text_table.h"

namespace atlas {

/// The output of `check --sweep`: one row per start: the best in green, the own one marked.
void writeOffsetSweepText(const OffsetSweep& sweep, std::ostream& out, TextStyle style = {});

} // namespace atlas
