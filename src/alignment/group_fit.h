// SPDX-License-Identifier: GPL-3.0-or-later
// How the metadata of block groups lies on the physical sectors: the verdict of a group in the table of groups, and of a row of
// the map.
#pragma once

#include "alignment/block_judge.h"
#include "layout/layout.h"
#include "layout/missing_bytes.h"

#include <optional>

namespace atlas {

/// Judges what is there of the groups.
struct GroupJudge {
    BlockJudge blocks;
    BlockInterval missing; ///< missingBlocks() of the layout
};

/// Of the block bitmap, the inode bitmap and the inode table of each group, wherever they lie.
struct GroupFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const GroupFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

[[nodiscard]] GroupFit groupFit(const Layout& layout, const GroupJudge& judge, GroupNumber group);

/// Of all groups that have one of `blocks`.
[[nodiscard]] GroupFit groupFit(const Layout& layout, const GroupJudge& judge, BlockInterval blocks);

} // namespace atlas
