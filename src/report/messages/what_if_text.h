// SPDX-License-Identifier: GPL-3.0-or-later
// What a hypothetical start of a partition runs into.
#pragma once

#include "alignment/start_conflict.h"
#include "report/messages/message.h"

namespace atlas {

/// One sentence. `partition` is the one that moves; 0: the file system, in no partition.
[[nodiscard]] Message sentence(const StartConflict& conflict, std::uint32_t partition);

} // namespace atlas
