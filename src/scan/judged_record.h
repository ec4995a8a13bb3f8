// SPDX-License-Identifier: GPL-3.0-or-later
// The line of a scan about a disk that was judged.
#pragma once

#include "alignment/disk_judgement.h"
#include "scan/scan_record.h"

namespace atlas {

/// Whether `check` exits with status 0 if no option changes what counts. `asksForHealth`: an unknown health is no
/// all-clear.
[[nodiscard]] bool isGood(const DiskJudgement& disk, bool asksForHealth);

/// Fills in what is known of the disk; place, stamp and what reading took are left alone.
void addJudgement(const DiskJudgement& disk, bool asksForHealth, ScanRecord& record);

} // namespace atlas
