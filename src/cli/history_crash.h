// SPDX-License-Identifier: GPL-3.0-or-later
// Examines the image that a crash after a step of a history leaves.
#pragma once

#include "cli/console.h"
#include "history/crash.h"
#include "history/image_history.h"

namespace atlas::cli {

/// The file systems of the history begin at byte 0. Precondition: 0 < `step` ≤ the number of steps. Runs e2fsck, then
/// enters the sandbox.
[[nodiscard]] Result<CrashReport> crashAfter(const History& history, std::size_t step, const std::string& path,
                                             ByteOffset start, ByteCount physicalSector, Reporter& reporter);

} // namespace atlas::cli
