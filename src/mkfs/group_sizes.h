// SPDX-License-Identifier: GPL-3.0-or-later
// Determines blocks per group and groups per flex group: -g and -G, as in PRS() of misc/mke2fs.c.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// With bigalloc, -g is in clusters.
[[nodiscard]] Status setGroupSize(ext2_super_block& param, int blockSize);

[[nodiscard]] Status setFlexGroupSize(ext2_super_block& param, const MkfsOptions& options,
                                      const TypedProfile& settings);

} // namespace atlas
