// SPDX-License-Identifier: GPL-3.0-or-later
// The health of the ext volumes of a disk besides the one that was chosen.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas::cli {

/// Reads each ext file system in the partitions except the chosen one, and appends a finding for each that is not sound, so that
/// an all-clear covers all of the disk. Those beyond a limit, and those in containers, are counted as not looked at.
void judgeOtherVolumes(const ByteSource& source, Snapshot& snapshot);

} // namespace atlas::cli
