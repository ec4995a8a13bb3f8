// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the layout of a volume that somebody may be writing.
#pragma once

#include "base/byte_source.h"
#include "device/mounts.h"
#include "disk/disk.h"
#include "ext4/read_layout.h"
#include "layout/layout.h"

namespace atlas {

/// Like readLayout(), but reads a file system in use again while its metadata contradict each other, so that only
/// contradictions that stay the same are findings; see Reread. In use is what this machine has mounted, what was not
/// unmounted, and a file that changes meanwhile. `mounted`: null if this machine has not mounted it read-write.
/// Otherwise one note replaces what is normal as long as it is mounted.
[[nodiscard]] Result<LayoutClaims> readSettledLayout(const ByteSource& source, const Placement& volume,
                                                     const ReadOptions& options, const MountedInside* mounted);

} // namespace atlas
