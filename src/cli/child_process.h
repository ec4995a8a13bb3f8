// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <functional>

namespace atlas::cli {

/// Runs `work` in a child process and returns its exit code. The child may enter the sandbox; this process stays outside. Fails
/// if the child was ended by a signal.
[[nodiscard]] Result<int> inChild(const std::function<int()>& work);

} // namespace atlas::cli
