// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/alignment.h"
#include "alignment/cost_model.h"
#include "report/messages/message.h"

namespace atlas {

/// "all 419 structures start and end on physical sectors", "419 of 419 structures are misaligned".
[[nodiscard]] Message verdictText(const FitCounts& structures);

/// "on a 4 KiB physical sector", "3,584 bytes past a 4 KiB physical sector".
[[nodiscard]] Message startVerdict(ByteOffset start, SectorGrid sectors);

/// The same for a larger granularity: "on a boundary of 1 MiB", "512 bytes past a boundary of 1 MiB".
[[nodiscard]] Message boundaryVerdict(ByteOffset start, SectorGrid granularity);

/// "straddling, 2 read-modify-writes to write one block".
[[nodiscard]] Message writeVerdict(Fit fit, int readModifyWrites);

/// What flash rewrites for one block: one sentence with a full stop.
[[nodiscard]] Message rewriteText(const RewriteCost& cost);

/// What the cost model assumes: one sentence with a full stop.
[[nodiscard]] Message costAssumptions();

} // namespace atlas
