// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a volume and the limits of its growth.
#pragma once

#include "compare/layout_metrics.h"
#include "layout/layout.h"
#include "report/language/message.h"

#include <optional>
#include <utility>
#include <vector>

namespace atlas {

/// How growing changes the runs, the runs of a layout made at the final size, and how far the volume grows while
/// mounted.
[[nodiscard]] Message sentence(const Growth& growth);

/// Note for a table of layouts that were grown before they were measured.
[[nodiscard]] Message measuredAfterGrowth(ByteCount to, bool mounted = false);

/// "58 bitmap runs, was 1": the block bitmaps after and before growing, in short.
[[nodiscard]] Message grownRuns(const Growth& growth);

/// "reserved", and the sizes that df shows if `free` blocks are free; without those where `free` is unknown.
[[nodiscard]] std::vector<std::pair<Message, Message>> spaceFacts(const Layout& layout, std::optional<BlockCount> free);

/// "512 MiB in 64 groups".
[[nodiscard]] Message extentText(const Filesystem& fs);

/// How many errors the kernel recorded, the first and the last; empty without any.
[[nodiscard]] std::vector<std::pair<Message, Message>> errorFacts(const Filesystem& fs);

/// Facts from the superblock and the internal files: "blocks" and "65,536 of 4,096 B (256 MiB)", and so on.
[[nodiscard]] std::vector<std::pair<Message, Message>> geometryFacts(const Layout& layout);

} // namespace atlas
