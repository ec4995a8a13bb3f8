// SPDX-License-Identifier: GPL-3.0-or-later
// A history of an image: for each step the command that ran, and the sectors that it changed. The image after any step can be
// read.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <memory>
#include <vector>

namespace atlas {

inline constexpr ByteCount historyUnit{512}; ///< what changed is kept in sectors of this size

/// Bytes that a step changed, and where the history holds them; nullopt: they became zeros.
struct ChangedBytes {
    ByteInterval bytes{};
    std::optional<ByteOffset> at{};
};

struct HistoryStep {
    std::string command{};
    ByteCount size{}; ///< of the image after the step
    std::vector<ChangedBytes> changed{}; ///< by position, apart from each other
};

struct History {
    std::shared_ptr<const ByteSource> file{};
    std::vector<HistoryStep> steps{};
};

/// The image after the first `steps` steps; after none it is empty. Precondition: there are as many.
[[nodiscard]] std::shared_ptr<const ByteSource> imageAfter(const History& history, std::size_t steps);

/// What the steps from `from` on to before `to` wrote, merged, cut at the image's end after them.
[[nodiscard]] std::vector<ByteInterval> writtenBetween(const History& history, std::size_t from, std::size_t to);

} // namespace atlas
