// SPDX-License-Identifier: GPL-3.0-or-later
// How the metadata of block groups lies on the physical sectors: the verdict of a group in the table of groups, and of a row of
// the map.
#pragma once

#include "alignment/structure_judge.h"
#include "layout/layout.h"

namespace atlas {

/// Of the block bitmap, the inode bitmap and the inode table of each group, wherever they lie.
struct GroupFit {
    std::optional<Fit> worst{}; ///< of the blocks that are there; nullopt if there are none
    Presence presence = Presence::All;
    bool operator==(const GroupFit&) const = default;

    [[nodiscard]] bool isMisaligned() const { return worst.value_or(Fit::Whole) != Fit::Whole; }
};

[[nodiscard]] GroupFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group);

/// Of all groups that have one of `blocks`.
[[nodiscard]] GroupFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks);

} // namespace atlas
