// SPDX-License-Identifier: GPL-3.0-or-later
// The exit status of commands that answer from a volume which may be damaged.
#pragma once

#include "layout/finding.h"
#include "layout/snapshot.h"

#include <span>

namespace atlas::cli {

/// 1 if a finding of the reading, or one of `more`, is an error, else 0.
[[nodiscard]] int answerStatus(const Snapshot& snapshot, std::span<const Finding> more = {});

} // namespace atlas::cli
