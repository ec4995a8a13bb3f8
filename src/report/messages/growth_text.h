// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/plan_facts.h"
#include "report/messages/message.h"

namespace atlas {

/// What growing does to the runs, what making it at once would do, and how far it grows while mounted.
[[nodiscard]] Message sentence(const Growth& growth);

/// Of a table of layouts that were grown before they were measured.
[[nodiscard]] Message measuredAfterGrowth(ByteCount to);

/// "58 bitmap runs, was 1": of the block bitmaps after and before, where there is little room.
[[nodiscard]] Message grownRuns(const Growth& growth);

} // namespace atlas
