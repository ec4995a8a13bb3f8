// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a measurement plan, and the times of its runs.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace atlas::bench {

struct Command {
    std::string id;
    std::string label;
    std::string reference; ///< id of the line whose median is the divisor of the ratio; empty for none
    double maximum = 0;       ///< largest accepted ratio; 0: no limit
    int rounds = 0;        ///< maximum number of rounds for this command; 0: all
    bool printed = false;  ///< the time is the milliseconds that the command prints, not its wall time
    bool verdict = false;  ///< exit code 1 is a verdict, not a failure
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

/// Parses lines "id TAB label TAB reference TAB maximum TAB rounds TAB wall|printed|verdict TAB command", with "-" for an empty field.
/// Throws on a malformed line.
[[nodiscard]] std::vector<Command> readPlan(std::istream& in);

/// Runs the command once by /bin/sh without showing its output, and records its time. Returns false when it failed.
bool runOnce(Command& command);

} // namespace atlas::bench
