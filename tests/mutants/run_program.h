// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a program that may crash, hang or eat memory.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace atlas::mutants {

struct Ended {
    int exitCode = 0;
    int signal = 0;         ///< that ended the program; 0: it ended by itself
    bool timedOut = false;  ///< ended by SIGKILL after `timeout`
    std::int64_t peakBytes = 0; ///< largest resident set; never below that of the caller, from which the program comes
    bool wrote = false; ///< anything to standard output
    bool isJson = false; ///< standard output is one JSON document
    std::string err;
};

/// Throws std::system_error if the program cannot be started. `words` begins with the program's path.
[[nodiscard]] Ended runProgram(const std::vector<std::string>& words, std::chrono::seconds timeout);

} // namespace atlas::mutants
