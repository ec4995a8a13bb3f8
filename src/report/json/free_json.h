// SPDX-License-Identifier: GPL-3.0-or-later
// What the block bitmaps say, as JSON.
#pragma once

#include "allocation/allocation.h"
#include "layout/snapshot.h"

#include <iosfwd>

namespace atlas {

/// Writes schema "ext4atlas-free/1"; the snapshot has a layout.
void writeFreeJson(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out);

} // namespace atlas
