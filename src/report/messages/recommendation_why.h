// SPDX-License-Identifier: GPL-3.0-or-later
// Why a recommended setting and not the next smaller or larger one.
#pragma once

#include "compare/recommendation.h"
#include "report/messages/message.h"

namespace atlas {

/// Why that setting and not its neighbours: of the reasons; empty where there is nothing to choose.
[[nodiscard]] std::vector<Message> why(const Recommendation& recommendation);

} // namespace atlas
