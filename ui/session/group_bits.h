// SPDX-License-Identifier: GPL-3.0-or-later
// The block and inode bitmaps of a group, with the meaning of each bit.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas::ui {

struct GroupBit {
    bool inUse = false;
    std::optional<RegionKind> kind{}; ///< for a block, its metadata; empty for data or free
};

struct GroupBitmap {
    std::vector<GroupBit> bits{}; ///< empty if unreadable
    bool computed = false; ///< never written (BLOCK_UNINIT, INODE_UNINIT), so computed as the kernel does
    std::string error{};   ///< why there are no bits

    [[nodiscard]] std::size_t free() const;
};

struct GroupBitmaps {
    GroupNumber group{};
    GroupBitmap blocks{}; ///< one bit per cluster
    GroupBitmap inodes{};
};

/// `disk`: the bytes of the disk. Precondition: `snapshot` has a volume, which contains `group`.
[[nodiscard]] GroupBitmaps readGroupBitmaps(const ByteSource& disk, const Snapshot& snapshot, GroupNumber group);

} // namespace atlas::ui
