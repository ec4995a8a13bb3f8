// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a file system inside a linear LVM volume or a RAID 1 member.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas::cli {

/// Call if chooseVolume() found no ext file system. Stores the layers of the partition, or of the first place that has any, in
/// `snapshot.layers`. Returns the placement of the innermost layer's data if it is readable.
[[nodiscard]] std::optional<Placement> throughLayers(const ByteSource& source, Snapshot& snapshot,
                                                     std::optional<std::uint32_t> partition);

} // namespace atlas::cli
