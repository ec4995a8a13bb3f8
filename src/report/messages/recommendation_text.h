// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "compare/recommendation.h"
#include "report/messages/message.h"

#include <optional>

namespace atlas {

/// Why that setting and not its neighbours, in one sentence; nullopt where there is nothing to choose.
[[nodiscard]] std::optional<Message> why(const Recommendation& recommendation);

/// What is recommended, with the numbers that justify it, what it costs, what speaks against it, and why().
[[nodiscard]] Message sentence(const Recommendation& recommendation);

/// sentence() in two: what is recommended, for emphasis (empty where nothing is), and the rest of the sentence.
struct AdvisedText {
    std::string verdict;
    std::string reasons;
};

[[nodiscard]] AdvisedText advisedText(const Recommendation& recommendation);

/// Instead of a recommendation: the options are refused, or every -G is still being planned.
[[nodiscard]] Message recommendationRefused(const Error& refusal);
[[nodiscard]] Message recommendationPlanned();

} // namespace atlas
