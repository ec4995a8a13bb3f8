// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/recommendation.h"
#include "report/messages/message.h"

namespace atlas {

/// One sentence with the numbers that justify it, with a full stop.
[[nodiscard]] Message sentence(const Recommendation& recommendation);

} // namespace atlas
