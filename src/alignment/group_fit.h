// SPDX-License-Identifier: GPL-3.0-or-later
// How the metadata of block groups lies on the physical sectors: the verdict of a group in the table of groups, and of a row of
// the map.
#pragma once

#include "alignment/structure_judge.h"
#include "layout/layout.h"

namespace atlas {

/// Of the block bitmap, the inode bitmap and the inode table of a group, wherever they lie, as of one structure.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group);

/// Of all groups that have one of `blocks`.
[[nodiscard]] StructureFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks);

} // namespace atlas
