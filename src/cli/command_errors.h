// SPDX-License-Identifier: GPL-3.0-or-later
// The errors that several commands report alike.
#pragma once

#include "base/error.h"

namespace atlas::cli {

/// Arguments that a command refuses: ends the program with status 2.
[[nodiscard]] std::unexpected<Error> usageError(std::string what, std::string hint = {});

} // namespace atlas::cli
