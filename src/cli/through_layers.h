// SPDX-License-Identifier: GPL-3.0-or-later
// A file system inside a linear LVM volume or a RAID 1 member.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas::cli {

/// Where chooseVolume() found no ext: the layers of the named partition, or of the first place that has any, go into
/// `snapshot.layers`, and where the innermost can be read, its place is returned.
[[nodiscard]] std::optional<Placement> throughLayers(const ByteSource& source, Snapshot& snapshot,
                                                     std::optional<std::uint32_t> partition);

} // namespace atlas::cli
