// SPDX-License-Identifier: GPL-3.0-or-later
// What the exit status of the command line means.
#pragma once

#include "base/error.h"

namespace atlas::cli {

enum ExitCode : int { ok = 0, notGood = 1, someWrong = 1, wrongUsage = 2, unreadable = 3 };

[[nodiscard]] inline int exitCodeOf(const Error& error) {
    return error.kind == ErrorKind::Usage ? wrongUsage : unreadable;
}

} // namespace atlas::cli
