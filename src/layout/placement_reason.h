// SPDX-License-Identifier: GPL-3.0-or-later
// Why the bitmaps and the inode table of a group lie where they do: the rules by which mke2fs places them
// (misc/mke2fs.c, packed_allocate_tables; lib/ext2fs/alloc_tables.c, ext2fs_allocate_group_table), as far as the layout shows them.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct PlacementReason {
    enum class Kind : std::uint8_t {
        FlexGroup, ///< those of groups `first` to `last` stand together in group `first`
        FlexOfOne, ///< flex groups of one group
        NoFlexBg, ///< each group holds its own
        Packed, ///< those of all groups stand together in front (mke2fs -E packed_meta_blocks)
        Elsewhere, ///< in group `last`, where no rule places them; mke2fs would have chosen group `first`
        BehindPrimary, ///< behind `blocks` blocks: superblock, descriptors and blocks reserved for more of these
        BehindBackup, ///< behind `blocks` blocks of copies at the start of group `first`
        Stride, ///< shifted from group to group by s_raid_stride, `blocks` blocks
        StrideIgnored, ///< s_raid_stride moves nothing, for flex_bg keeps them together
    };
    Kind kind{};
    GroupNumber first{};
    GroupNumber last{};
    std::uint64_t blocks = 0;
    bool operator==(const PlacementReason&) const = default;
};

/// The reasons, the chief one first. Precondition: `group` is one of `layout`.
[[nodiscard]] std::vector<PlacementReason> placementReasons(const Layout& layout, GroupNumber group);

} // namespace atlas
