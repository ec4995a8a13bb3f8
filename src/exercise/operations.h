// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of exercises in which states of an image are compared: what was done between two of them?
#pragma once

#include "exercise/exercise.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

/// In the order in which sheets number them, from 1.
enum class Operation : std::uint8_t {
    Write,     ///< a file with content
    MakeDirectory,
    Remove,    ///< a file
    RemoveDirectory,
    Link,      ///< a second name
    Symlink,
    ChangeMode,
    SetLabel,
    SetAttribute,
    Rename,
    Append,
    SetMaximalMounts,
    end
};

/// The steps that make the first state, in the words of a history (history/history_script.h).
[[nodiscard]] std::string firstState();

struct OperationStep {
    Operation operation{};
    std::string step{}; ///< in the words of a history
};

/// What is done between the states of an exercise of ExerciseKind::Guess, drawn by its level and seed.
[[nodiscard]] std::vector<OperationStep> drawOperations(std::uint32_t level, std::uint64_t seed);

} // namespace atlas
