// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block bitmaps of a volume in as few requests as their positions allow.
#pragma once

#include "allocation/allocation.h"
#include "ext4/read_layout.h"

namespace atlas {

/// Reads the block bitmaps of `groups`, which must be groups of `layout`. Adjacent bitmaps share one request of up to 1
/// MiB; those of groups marked BLOCK_UNINIT are computed. A bitmap that cannot be read or has a wrong checksum is
/// reported as a finding; the latter is counted all the same. Fails when libext2fs cannot open the volume, or when the
/// volume no longer matches `layout`.
[[nodiscard]] Result<Allocation> readAllocation(const ByteSource& source, const Placement& volume, const Layout& layout,
                                                Interval<GroupNumber> groups, const ReadOptions& options = {});

} // namespace atlas
