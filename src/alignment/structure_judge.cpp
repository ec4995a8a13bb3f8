// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/structure_judge.h"

namespace atlas {

StructureFit StructureJudge::of(BlockInterval structure) const {
    const auto presence = presenceOf(structure, missing);
    const auto there = blocksThere(structure, missing);
    if (there.empty()) {
        return {.presence = presence};
    }
    return {blocks.worst(there), blocks.worstReadModifyWrites(there), presence};
}

} // namespace atlas
