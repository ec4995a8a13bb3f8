// SPDX-License-Identifier: GPL-3.0-or-later
// What a hypothetical start of a partition runs into.
#pragma once

#include "alignment/starts.h"
#include "report/messages/message.h"

namespace atlas {

/// One sentence.
[[nodiscard]] Message sentence(const StartConflict& conflict);

} // namespace atlas
