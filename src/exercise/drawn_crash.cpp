// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/drawn_crash.h"

#include "exercise/exercise_parts.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t crashStream = 0xC2B2AE3D27D4EB4F; ///< keeps the numbers of crash and image apart
constexpr std::uint32_t fewestSteps = 3; ///< level 1 has one more

DataMode modeOf(std::uint32_t level, SeededNumbers& numbers) {
    static constexpr DataMode modes[] = {DataMode::Ordered, DataMode::Writeback, DataMode::Journal};
    return level == 1 ? DataMode::Ordered : numbers.oneOf(modes);
}

CrashStep written(const char* name, SeededNumbers& numbers) {
    return {.step = fmt::format("write {} {}", name, numbers.from(1500, 9000)),
            .name = name,
            .isFile = true,
            .isDataWritten = numbers.below(2) == 0};
}

/// What a removal frees is not used again with data=writeback: a file whose data were not written would hold the old
/// ones, which look like its own.
std::vector<CrashStep> possibleSteps(DataMode mode, SeededNumbers& numbers) {
    std::vector<CrashStep> steps;
    for (const auto* const name : {"diary", "essay", "recipe", "sketch"})
        steps.push_back(written(name, numbers));
    steps.push_back({.step = "mkdir drafts", .name = "drafts"});
    if (mode == DataMode::Writeback) {
        steps.push_back(written("poem", numbers));
        steps.push_back({.step = "mkdir letters", .name = "letters"});
    } else {
        steps.push_back({.step = "rm notes", .name = "notes", .removes = true});
        steps.push_back({.step = "rmdir mail", .name = "mail", .removes = true});
    }
    return steps;
}

} // namespace

DrawnCrash drawCrash(std::uint32_t level, std::uint64_t seed) {
    SeededNumbers numbers(seed ^ crashStream);
    DrawnCrash crash{.mode = modeOf(level, numbers)};
    auto left = possibleSteps(crash.mode, numbers);
    while (crash.steps.size() < fewestSteps + level) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(numbers.below(left.size()));
        crash.steps.push_back(std::move(*at));
        left.erase(at);
    }
    crash.committed = numbers.from(1, crash.steps.size() - 1);
    return crash;
}

} // namespace atlas
