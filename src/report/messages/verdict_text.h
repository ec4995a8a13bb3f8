// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/alignment.h"
#include "report/messages/message.h"

namespace atlas {

/// "all 419 structures start and end on physical sectors", "419 of 419 structures are misaligned".
[[nodiscard]] Message verdictText(const FitCounts& structures);

/// "straddling, 2 read-modify-writes to write one block".
[[nodiscard]] Message writeVerdict(Fit fit, int readModifyWrites);

} // namespace atlas
