// SPDX-License-Identifier: GPL-3.0-or-later
// The free extents of a volume one by one.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"

#include <functional>

namespace atlas {

struct FreeExtentPlace {
    BlockInterval blocks{};
    ByteOffset byte{}; ///< of the opened image or device, at which it begins
};

/// Passes each free extent on, read while it is written; empty if none were asked for.
using FreeListing = std::function<void(const std::function<void(const FreeExtentPlace&)>& take)>;

/// Calls `take` for each run of free blocks in `groups`, in ascending order; runs continue across groups. Blocks of
/// groups whose bitmap is not known, and blocks that the image or partition lacks, are in none. `volume`: the place of
/// the file system on `source`.
void listFreeExtents(const ByteSource& source, ByteInterval volume, const Layout& layout, Interval<GroupNumber> groups,
                     const std::function<void(BlockInterval)>& take);

} // namespace atlas
