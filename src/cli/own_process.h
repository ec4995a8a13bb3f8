// SPDX-License-Identifier: GPL-3.0-or-later
// Work in a process of its own.
#pragma once

#include "base/error.h"

#include <functional>

namespace atlas::cli {

/// Runs `work` in a child process, which may enter the sandbox while this process stays outside, and returns its exit
/// code. Fails if a signal ended the child.
[[nodiscard]] Result<int> inChild(const std::function<int()>& work);

} // namespace atlas::cli
