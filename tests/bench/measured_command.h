// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a measuring plan, and what its runs took.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace atlas::bench {

struct Command {
    std::string id;
    std::string label;
    std::string reference; ///< id of the line that its median is divided by; empty for none
    double maximum = 0;       ///< ratio that is still met; 0: none is asked
    int rounds = 0;        ///< at most so many of the run's rounds; 0: all
    bool printed = false;  ///< its time is the milliseconds that it prints, not how long it ran
    std::string shell;

    std::vector<double> milliseconds{};
    double peakMegabytes = 0;

    [[nodiscard]] double median() const {
        auto sorted = milliseconds;
        std::ranges::sort(sorted);
        const auto middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
};

/// Lines "id TAB label TAB reference TAB most TAB rounds TAB wall|printed TAB command", "-" for what is not there.
/// Throws where one is none.
[[nodiscard]] std::vector<Command> readPlan(std::istream& in);

/// Runs it once by /bin/sh with its output swallowed; false where it could not run. Exit code 1 is a verdict of `check`.
bool runOnce(Command& command);

} // namespace atlas::bench
