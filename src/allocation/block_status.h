// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a block that no structure covers.
#pragma once

#include "allocation/allocation_map.h"

namespace atlas {

enum class BlockStatus : std::uint8_t {
    Unknown,      ///< the bitmap has not been read, or what is kept of it is too coarse
    InUse,        ///< by the bitmap
    Free,         ///< by the bitmap
    NeverWritten, ///< free, because the bitmap was never written: BLOCK_UNINIT
    WasInUse,     ///< by the bitmap before the image changed
    WasFree,
};

/// `allocation` may be null: Unknown.
[[nodiscard]] BlockStatus statusOf(const AllocationMap* allocation, BlockNumber block);

} // namespace atlas
