// SPDX-License-Identifier: GPL-3.0-or-later
// Runs what may crash or hang in a process of its own.
#pragma once

#include <functional>

namespace atlas::test {

struct Alone {
    bool fine = false; ///< returned true, within 10 seconds and without a signal
    int status = 0;    ///< as wait() gives it
    long peakKiB = 0;  ///< largest resident size; 0 under AddressSanitizer, which keeps freed memory for itself
};

/// Forks, runs `work` in the child and waits.
[[nodiscard]] Alone runAlone(const std::function<bool()>& work);

} // namespace atlas::test
