// SPDX-License-Identifier: GPL-3.0-or-later
// A text that somebody wrote: answers, the steps of a history, a lesson.
#pragma once

#include "base/error.h"

#include <string>

namespace atlas::cli {

/// All of a file, or of standard input for "-". Fails on more than 1 MiB.
[[nodiscard]] Result<std::string> textOf(const std::string& path);

} // namespace atlas::cli
