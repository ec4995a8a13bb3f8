// SPDX-License-Identifier: GPL-3.0-or-later
// The block bitmap and the inode bitmap of one group, with what the bits stand for.
#pragma once

#include "base/byte_source.h"
#include "layout/snapshot.h"

namespace atlas::ui {

struct GroupBit {
    bool inUse = false;
    std::optional<RegionKind> kind{}; ///< of a block: its metadata; nullopt: data or free
};

struct GroupBitmap {
    std::vector<GroupBit> bits{}; ///< empty: not readable
    bool computed = false; ///< never written (BLOCK_UNINIT, INODE_UNINIT): as the kernel computes it
    std::string error{};   ///< why there are no bits

    [[nodiscard]] std::size_t free() const;
};

struct GroupBitmaps {
    GroupNumber group{};
    GroupBitmap blocks{}; ///< one bit for each cluster
    GroupBitmap inodes{};
};

/// `disk` holds the bytes of the disk; `snapshot` has a volume, and `group` lies in it.
[[nodiscard]] GroupBitmaps readGroupBitmaps(const ByteSource& disk, const Snapshot& snapshot, GroupNumber group);

} // namespace atlas::ui
