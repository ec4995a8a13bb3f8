// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/structure_judge.h"

#include "layout/structures.h"

namespace atlas {

StructureFit StructureJudge::fit(BlockInterval structure) const {
    const auto there = blocksThere(structure, missing);
    return {there.empty() ? std::nullopt : std::optional(blocks.worst(there)), presenceOf(structure, missing)};
}

int StructureJudge::worstReadModifyWrites(BlockInterval structure) const {
    return blocks.worstReadModifyWrites(blocksThere(structure, missing));
}

StructureJudge structureJudge(const Layout& layout, ByteOffset start, SectorGrid grid) {
    return {{layout.filesystem.blockSize, start, grid}, missingBlocks(layout)};
}

BlockVerdict blockVerdict(const Layout& layout, const StructureJudge& judge, BlockNumber block) {
    if (judge.isPastEnd(block)) {
        return {.missing = true};
    }
    const auto* region = layout.regionAt(block);
    if (region != nullptr && !isJudged(layout.filesystem, region->kind)) {
        return {};
    }
    return {.fit = judge.blocks.fit(block), .readModifyWrites = judge.blocks.readModifyWrites(block)};
}

} // namespace atlas
