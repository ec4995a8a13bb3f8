// SPDX-License-Identifier: GPL-3.0-or-later
// Explains the place of a group's bitmaps and inode table by the rules of mke2fs (misc/mke2fs.c,
// packed_allocate_tables; lib/ext2fs/alloc_tables.c, ext2fs_allocate_group_table), as far as the layout shows them.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct PlacementReason {
    enum class Kind : std::uint8_t {
        FlexGroup, ///< groups `first` to `last` keep them together in group `first`
        FlexOfOne, ///< flex groups contain one group
        NoFlexBg, ///< each group holds its own
        Packed, ///< all groups keep them together at the front (mke2fs -E packed_meta_blocks)
        Elsewhere, ///< in group `last`, which no rule explains; mke2fs would have chosen group `first`
        BehindPrimary, ///< after `blocks` blocks: superblock, descriptors and blocks reserved for more descriptors
        BehindBackup, ///< after `blocks` blocks of copies at the start of group `first`
        Stride, ///< s_raid_stride shifts them by `blocks` blocks from group to group
        StrideIgnored, ///< flex_bg keeps them together, so s_raid_stride has no effect
    };
    Kind kind{};
    GroupNumber first{};
    GroupNumber last{};
    std::uint64_t blocks = 0;
    bool operator==(const PlacementReason&) const = default;
};

/// The most important reason comes first. Precondition: `group` is one of `layout`.
[[nodiscard]] std::vector<PlacementReason> placementReasons(const Layout& layout, GroupNumber group);

} // namespace atlas
