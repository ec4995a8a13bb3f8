// SPDX-License-Identifier: GPL-3.0-or-later
// The image of an exercise that asks what survives a crash: debugfs writes its journal.
#pragma once

#include "cli/working_image.h"
#include "exercise/drawn_crash.h"
#include "exercise/exhibit.h"

#include <cstdint>

namespace atlas::cli {

/// Changes an empty file system of 1 KiB blocks in one group into what a crash leaves: the files of firstState(), and the
/// steps of `drawn` in the journal. `commitTime` is that of each transaction, in seconds since 1970.
[[nodiscard]] Status crash(const WorkingImage& image, const DrawnCrash& drawn, std::uint64_t commitTime);

/// What is left in `repaired`, a copy of the crashed image after e2fsck. Fails with ErrorKind::Corrupt if the journal of
/// `crashed` does not hold the transactions of `drawn`. Opens nothing.
[[nodiscard]] Result<CrashOutcome> outcomeOf(const DrawnCrash& drawn, const Exhibit& crashed, const Exhibit& repaired);

} // namespace atlas::cli
