// SPDX-License-Identifier: GPL-3.0-or-later
// Runs code that may crash or hang in a child process.
#pragma once

#include <functional>

namespace atlas::test {

struct Alone {
    bool fine = false; ///< `work` returned true within 10 seconds and no signal ended the child
    int status = 0;    ///< exit status as reported by wait()
    long peakKiB = 0;  ///< maximum resident set size; 0 under AddressSanitizer, whose quarantine distorts it
};

/// Forks, runs `work` in the child and waits for it.
[[nodiscard]] Alone runAlone(const std::function<bool()>& work);

} // namespace atlas::test
