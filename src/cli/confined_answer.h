// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a child process in the sandbox find something out, while this process stays outside.
#pragma once

#include "base/error.h"

#include <functional>
#include <string>

namespace atlas::cli {

/// What `work` returns, or its error without Error::members. `work` runs in a child process and is to enter the sandbox
/// itself, once everything is open.
[[nodiscard]] Result<std::string> confinedAnswer(const std::function<Result<std::string>()>& work);

} // namespace atlas::cli
