// SPDX-License-Identifier: GPL-3.0-or-later
// The load of a layout's bitmaps and inode tables on the members of a RAID array.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"

namespace atlas {

/// The members that hold data chunk `chunk`: one, or two on level 10.
[[nodiscard]] std::vector<std::uint32_t> membersWith(std::uint64_t chunk, const RaidGeometry& raid);

/// The members with parity for the stripe of `chunk`: none on levels 0 and 10, one on level 5, two on level 6.
[[nodiscard]] std::vector<std::uint32_t> parityMembersOf(std::uint64_t chunk, const RaidGeometry& raid);

/// Cost of writing one block. With parity, either the old block and parity or the rest of the stripe is read first,
/// whichever is less (drivers/md/raid5.c, handle_stripe_dirtying()); then the block and its parity are written.
struct SmallWrite {
    std::uint32_t reads = 0;
    std::uint32_t writes = 0;
    bool operator==(const SmallWrite&) const = default;
};
[[nodiscard]] SmallWrite smallWrite(const RaidGeometry& raid);

/// Blocks written by each member, including copies and parity, if every bitmap or table is written once.
struct MemberLoad {
    std::vector<std::uint64_t> blockBitmaps;
    std::vector<std::uint64_t> inodeBitmaps;
    std::vector<std::uint64_t> inodeTableBlocks;
    bool operator==(const MemberLoad&) const = default;
};

/// `start`: byte of the array at which the volume begins. A block larger than a chunk counts on the member on which it
/// begins.
[[nodiscard]] MemberLoad loadOf(const Layout& layout, const RaidGeometry& raid, ByteOffset start = {});

/// The largest load divided by the mean: 1 is even; 0 without load.
[[nodiscard]] double imbalance(const std::vector<std::uint64_t>& load);

} // namespace atlas
