// SPDX-License-Identifier: GPL-3.0-or-later
// The moments of a history, read as images are.
#pragma once

#include "history/find_changes.h"
#include "history/image_history.h"

namespace atlas::cli {

/// What happened between two moments. Precondition: `from` < `to`, and there are as many steps.
[[nodiscard]] HistorySpan spanOf(const History& history, std::size_t from, std::size_t to, ByteOffset start,
                                 ByteCount physicalSector);

} // namespace atlas::cli
