// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured, and the reasons to doubt it, as messages.
#pragma once

#include "measure/measurement.h"
#include "report/language/message.h"

#include <string>

namespace atlas {

[[nodiscard]] Message label(Experiment experiment);   ///< "synced writes"
[[nodiscard]] Message label(Access access);           ///< "read"
[[nodiscard]] Message label(LoadedMetadata metadata); ///< "block bitmaps"
[[nodiscard]] Message doubtText(const Doubt& doubt);  ///< a sentence
[[nodiscard]] Message targetText(const Measurement& measurement); ///< "a scratch file of 64 MiB in /home"
/// Where its byte 0 lies in the physical sectors.
[[nodiscard]] Message targetPlaceText(const TargetPlace& place);
/// "past the page cache (O_DIRECT), in order, one at a time"
[[nodiscard]] Message requestWayText(const Measurement& measurement);
/// What is known of the drive, as a list; empty if nothing is.
[[nodiscard]] Names driveFacts(const DriveState& drive);
/// Aligned beside misaligned synced writes, then the same by the model; empty without both, and after single runs.
[[nodiscard]] Names measuredConclusion(const Measurement& measurement);
/// Synced writes on a boundary against the slowest others, with the target and the number of doubts; empty without both.
[[nodiscard]] Names measuredOnDrive(const Measurement& measurement);

} // namespace atlas
