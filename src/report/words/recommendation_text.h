// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "compare/recommendation.h"
#include "report/language/message.h"

#include <optional>

namespace atlas {

struct Advice {
    std::optional<Message> first{}; ///< what matters more than any setting; precedes the verdict
    Message verdict{}; ///< what is recommended, or why nothing is
    std::vector<Message> reasons{}; ///< gains and costs, why(), and what speaks against it
};
[[nodiscard]] Advice advice(const Recommendation& recommendation);

/// The verdict for a large line: what to use, and what that gains in the deciding metric.
[[nodiscard]] Message headline(const Recommendation& recommendation);

/// The advice in one paragraph.
[[nodiscard]] Message sentence(const Recommendation& recommendation);

/// In which rows of capacity the compared layouts differ: "What is compared does not offer the same: inodes 2,000 to
/// 244,187,136."; nullopt if in none.
[[nodiscard]] std::optional<Message> capacityText(const std::vector<MetricChange>& differences);

/// Shown instead of a recommendation: the options are refused, or planning is under way. `of`: the number of plans, 0
/// if unknown.
[[nodiscard]] Message recommendationRefused(const Error& refusal);
[[nodiscard]] Message recommendationStopped();
[[nodiscard]] Message recommendationPlanned(std::uint64_t done, std::uint64_t of);

/// Why this setting and not the next smaller or larger one; empty if there is nothing to choose.
[[nodiscard]] std::vector<Message> why(const Recommendation& recommendation);

} // namespace atlas
