// SPDX-License-Identifier: GPL-3.0-or-later
// The block bitmaps of a volume → Allocation, in as few reads as their places allow.
#pragma once

#include "allocation/allocation.h"
#include "ext4/read_layout.h"

namespace atlas {

/// Reads the bitmaps of `groups`, which lie inside `layout`. Neighbouring ones come in one request of up to 1 MiB; those marked
/// BLOCK_UNINIT are computed. A bitmap that cannot be read, or whose checksum is wrong, is a finding; the latter is counted all
/// the same. Fails where libext2fs cannot open the volume, or where it is no longer the one of `layout`.
[[nodiscard]] Result<Allocation> readAllocation(const ByteSource& source, const Placement& volume, const Layout& layout,
                                                Interval<GroupNumber> groups, const ReadOptions& options = {});

} // namespace atlas
