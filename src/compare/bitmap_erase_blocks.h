// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/sector_grid.h"
#include "layout/layout.h"

namespace atlas {

/// How many of the erase blocks hold a bitmap of a volume that starts at `start` of its disk. A bitmap counts where it begins.
[[nodiscard]] std::uint64_t bitmapEraseBlocks(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks);

} // namespace atlas
