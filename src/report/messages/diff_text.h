// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two layouts, in a line for each field and each kind of structure.
#pragma once

#include "compare/layout_diff.h"
#include "report/messages/message.h"

namespace atlas {

/// "block_size: 1024 → 4096", "block bitmap: 8,064 moved"; the fields first.
[[nodiscard]] std::vector<Message> summary(const LayoutDiff& diff);

} // namespace atlas
