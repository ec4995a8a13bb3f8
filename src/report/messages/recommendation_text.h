// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "compare/recommendation.h"
#include "report/messages/message.h"

namespace atlas {

/// One sentence with the numbers that justify it, with a full stop.
[[nodiscard]] Message sentence(const Recommendation& recommendation);

/// Instead of a recommendation: the options are refused, or every -G is still being planned.
[[nodiscard]] Message recommendationRefused(const Error& refusal);
[[nodiscard]] Message recommendationPlanned();

} // namespace atlas
