// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "compare/recommendation.h"
#include "report/language/message.h"

#include <optional>

namespace atlas {

/// A recommendation in sentences.
struct Advice {
    std::optional<Message> first{}; ///< what matters more than any setting, said before the verdict
    Message verdict{}; ///< what is recommended, or why nothing is
    std::vector<Message> reasons{}; ///< what it gains and costs, why() and what speaks against it
};
[[nodiscard]] Advice advice(const Recommendation& recommendation);

/// The same in one paragraph.
[[nodiscard]] Message sentence(const Recommendation& recommendation);

/// Instead of a recommendation: the options are refused, or every -G is still being planned; `of` 0: it is not known how many.
[[nodiscard]] Message recommendationRefused(const Error& refusal);
[[nodiscard]] Message recommendationPlanned(std::uint64_t done, std::uint64_t of);

// Why a recommended setting and not the next smaller or larger one.

/// Why that setting and not its neighbours: of the reasons; empty where there is nothing to choose.
[[nodiscard]] std::vector<Message> why(const Recommendation& recommendation);

} // namespace atlas
