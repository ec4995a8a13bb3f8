// SPDX-License-Identifier: GPL-3.0-or-later
// The crash of exercises that ask what survives it: what was done before, and how much of it is in the journal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

/// The modes of mount(8), data=….
enum class DataMode : std::uint8_t {
    Ordered, ///< data reach their place before the transaction of their inode is committed
    Writeback, ///< data may reach their place at any time
    Journal, ///< data are in the journal as well
};

struct CrashStep {
    std::string step{}; ///< in the words of a history (history/history_script.h)
    std::string name{}; ///< of the file or directory, in the root directory
    bool removes = false;
    bool isFile = false; ///< a file that gets content
    bool isDataWritten = false; ///< the content reached its place; meaningful for DataMode::Writeback
};

/// Each step is a transaction of its own, and none was checkpointed.
struct DrawnCrash {
    DataMode mode{};
    std::vector<CrashStep> steps{};
    std::size_t committed =
        0; ///< steps; of the next one the journal holds all but the commit block, of the others nothing
};

/// Drawn for an exercise of ExerciseKind::Survive: at least one step is committed and one is not. The steps follow on
/// firstState().
[[nodiscard]] DrawnCrash drawCrash(std::uint32_t level, std::uint64_t seed);

} // namespace atlas
