// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the descriptor and the bitmaps of groups again in which they contradicted each other.
#pragma once

#include "allocation/allocation_chunk.h"
#include "base/byte_source.h"
#include "layout/layout.h"

#include <atomic>
#include <span>

namespace atlas {

/// Adds to `chunk` the faults of `groups` that are the same in repeated readings of both sides, and the groups that
/// kept changing; see Reread. Polls `cancelled` between readings. `groups`: sorted, each once.
void rereadGroups(const ByteSource& source, ByteInterval volume, const Layout& layout,
                  std::span<const GroupNumber> groups, BitmapScope which, const std::atomic<bool>& cancelled,
                  AllocationChunk& chunk);

} // namespace atlas
