// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/structure_judge.h"

namespace atlas {

StructureFit StructureJudge::fit(BlockInterval structure) const {
    const auto there = blocksThere(structure, missing);
    return {there.empty() ? std::nullopt : std::optional(blocks.worst(there)), presenceOf(structure, missing)};
}

int StructureJudge::worstReadModifyWrites(BlockInterval structure) const {
    return blocks.worstReadModifyWrites(blocksThere(structure, missing));
}

} // namespace atlas
