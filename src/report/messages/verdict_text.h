// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judge.h"
#include "report/messages/message.h"

namespace atlas {

/// "all 419 structures start and end on physical sectors", "419 of 419 structures are misaligned".
[[nodiscard]] Message verdictText(const FitCounts& structures);

/// The same for the volume, or of the start where there is none; of a device on several others with the member it was
/// judged on.
[[nodiscard]] Message verdictText(const Judgement& judgement);

/// "on a 4 KiB physical sector", "3,584 bytes past a 4 KiB physical sector".
[[nodiscard]] Message startVerdict(ByteOffset start, SectorGrid sectors);

/// The same for a larger granularity: "on a boundary of 1 MiB", "512 bytes past a boundary of 1 MiB".
[[nodiscard]] Message boundaryVerdict(ByteOffset start, SectorGrid granularity);

/// "straddling, 2 read-modify-writes to write one block".
[[nodiscard]] Message writeVerdict(Fit fit, int readModifyWrites);

} // namespace atlas
