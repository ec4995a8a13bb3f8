// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a volume, and how far it can grow.
#pragma once

#include "compare/layout_metrics.h"
#include "layout/layout.h"
#include "report/language/message.h"

namespace atlas {

/// What growing does to the runs, what making it at once would do, and how far it grows while mounted.
[[nodiscard]] Message sentence(const Growth& growth);

/// Of a table of layouts that were grown before they were measured.
[[nodiscard]] Message measuredAfterGrowth(ByteCount to);

/// "58 bitmap runs, was 1": of the block bitmaps after and before, where there is little room.
[[nodiscard]] Message grownRuns(const Growth& growth);

// Facts from the superblock and the internal files of a file system, each with its name.

/// "blocks" and "65,536 of 4,096 B (256 MiB)", and so on.
[[nodiscard]] std::vector<std::pair<Message, Message>> geometryFacts(const Layout& layout);

} // namespace atlas
