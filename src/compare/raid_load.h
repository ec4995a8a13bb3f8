// SPDX-License-Identifier: GPL-3.0-or-later
// Computes which members of a RAID array hold a layout's bitmaps and inode tables.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"

namespace atlas {

/// The members that hold data chunk `chunk`: one, or two on level 10.
[[nodiscard]] std::vector<std::uint32_t> membersWith(std::uint64_t chunk, const RaidGeometry& raid);

/// The members that hold the parity of that chunk's stripe: none on levels 0 and 10, one on level 5, two on level 6.
[[nodiscard]] std::vector<std::uint32_t> parityMembersOf(std::uint64_t chunk, const RaidGeometry& raid);

/// What writing one block alone costs: with parity, the old block and parity are read first, or the rest of the stripe where
/// that is less (drivers/md/raid5.c, handle_stripe_dirtying()); the block and its parity are written.
struct SmallWrite {
    std::uint32_t reads = 0;
    std::uint32_t writes = 0;
    bool operator==(const SmallWrite&) const = default;
};
[[nodiscard]] SmallWrite smallWrite(const RaidGeometry& raid);

/// Blocks that each member writes when every bitmap or table is written once, with copies and parity.
struct MemberLoad {
    std::vector<std::uint64_t> blockBitmaps;
    std::vector<std::uint64_t> inodeBitmaps;
    std::vector<std::uint64_t> inodeTableBlocks;
    bool operator==(const MemberLoad&) const = default;
};

/// Computes the load on each member. `start` is the byte of the array at which the volume begins. A block larger than a
/// chunk is counted on the member on which it begins.
[[nodiscard]] MemberLoad loadOf(const Layout& layout, const RaidGeometry& raid, ByteOffset start = {});

/// The largest load divided by the mean load: 1 is even; 0 when there is no load.
[[nodiscard]] double imbalance(const std::vector<std::uint64_t>& load);

} // namespace atlas
