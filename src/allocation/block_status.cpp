// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/block_status.h"

#include "layout/layout.h"

namespace atlas {

BlockStatus statusOf(const AllocationMap* allocation, BlockNumber block) {
    const auto inUse = allocation != nullptr ? allocation->blockInUse(block) : std::nullopt;
    if (!inUse) {
        return BlockStatus::Unknown;
    }
    if (allocation->stale()) {
        return *inUse ? BlockStatus::WasInUse : BlockStatus::WasFree;
    }
    if (*inUse) {
        return BlockStatus::InUse;
    }
    const auto& layout = *allocation->layoutPtr();
    const bool computed = HeededFlags(layout).blocksUninitialised(layout.filesystem.groupOf(block));
    return computed ? BlockStatus::NeverWritten : BlockStatus::Free;
}

} // namespace atlas
