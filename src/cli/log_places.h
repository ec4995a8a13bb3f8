// SPDX-License-Identifier: GPL-3.0-or-later
// Answers lines of the kernel's log: which structure or file lies at the place that failed.
#pragma once

#include "cli/disk_volumes.h"
#include "report/words/shown.h"

#include <functional>
#include <istream>

namespace atlas::cli {

struct LogCounts {
    std::uint64_t lines = 0;      ///< that name a place
    std::uint64_t unanswered = 0; ///< of `lines`
};

/// Calls `take` for each line of `text` that names a place, in order. `withPlaces`: lines that are no line of the log may
/// name a place themselves, see parsePlaceLine().
LogCounts answerLog(DiskVolumes& volumes, std::istream& text, bool withPlaces, Reporter& reporter,
                    const std::function<void(const LogAnswer&)>& take);

} // namespace atlas::cli
