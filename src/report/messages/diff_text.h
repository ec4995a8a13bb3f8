// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between two layouts, one line per field and per kind of structure.
#pragma once

#include "compare/layout_diff.h"
#include "report/messages/message.h"

namespace atlas {

/// "block_size: 1024 → 4096", "block bitmap: 8,064 moved"; fields come first.
[[nodiscard]] std::vector<Message> summary(const LayoutDiff& diff);

} // namespace atlas
