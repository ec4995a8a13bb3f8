// SPDX-License-Identifier: GPL-3.0-or-later
// The history of an image: the command of each step and the sectors that it changed. The image after any step can be
// read.
#pragma once

#include "base/byte_source.h"
#include "base/latest_bytes.h"
#include "base/units.h"

#include <memory>
#include <vector>

namespace atlas {

inline constexpr ByteCount historyUnit{512}; ///< granularity of recorded changes

struct HistoryStep {
    std::string command{};
    ByteCount size{}; ///< of the image after the step
    std::vector<ChangedBytes> changed{}; ///< places in the history; sorted and disjoint
};

struct History {
    std::shared_ptr<const ByteSource> file{};
    std::vector<HistoryStep> steps{};
};

/// The image after the first `steps` steps; empty after 0. Precondition: there are as many steps.
[[nodiscard]] std::shared_ptr<const ByteSource> imageAfter(const History& history, std::size_t steps);

/// The bytes written by steps [from, to), merged and limited to the image's size after them.
[[nodiscard]] std::vector<ByteInterval> writtenBetween(const History& history, std::size_t from, std::size_t to);

} // namespace atlas
