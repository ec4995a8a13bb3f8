// SPDX-License-Identifier: GPL-3.0-or-later
// The errors that several commands report alike.
#pragma once

#include "base/error.h"

namespace atlas::cli {

/// Arguments that a command refuses: ends the program with status 2.
[[nodiscard]] std::unexpected<Error> usageError(std::string what, std::string hint = {});

/// A system call on `path` failed, by errno: "cannot write: No space left on device" of `what` "write".
[[nodiscard]] std::unexpected<Error> cannot(const char* what, const std::string& path);

} // namespace atlas::cli
