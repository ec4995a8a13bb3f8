// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bitmaps and all files of a volume for a command that judges it.
#pragma once

#include "alignment/disk_judgement.h"
#include "cli/console.h"
#include "ext4/read_owner_map.h"
#include "reading/read_image.h"
#include "report/language/message.h"

namespace atlas::cli {

/// What is read in this phase: "reading inodes".
[[nodiscard]] Message phaseText(OwnerMapPhase phase);

/// Adds the findings of the block and inode bitmaps of the volume with this number in `disk`, as the window does. `disk`
/// stays unchanged if there are no bytes to read or the bitmaps are too large.
void checkBitmapsOf(std::size_t volume, const ImageReading& reading, Reporter& reporter, DiskJudgement& disk);

/// Adds the findings of all files of the volume with this number in `disk`, which stays unchanged if there are no bytes
/// to read.
void checkFilesOf(std::size_t volume, const ImageReading& reading, Reporter& reporter, DiskJudgement& disk);

} // namespace atlas::cli
