// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_target.h"

#include "ui/session/whereabouts.h"
#include "view/lens_layout.h"

namespace atlas::ui {

Place lensTarget(const LayoutPtr& layout, const Place& selected) {
    if (!layout || !blocksOf(*layout, selected).empty()) {
        return selected;
    }
    // A bitmap rather than the superblock, which begins in the middle of its block.
    return BlockPlace{layout->groups.size().value > 0 ? layout->groups.blockBitmap[0] : BlockNumber{0}};
}

BlockInterval lensBlocks(const VolumePtr& volume, const Place& target) {
    const auto blocks = volume ? blocksOf(volume->layout(), target) : BlockInterval{};
    if (blocks.empty() || blocks.first >= volume->filesystem().end()) {
        return {};
    }
    const auto* block = std::get_if<BlockPlace>(&target);
    return block != nullptr && !fitsLens(*volume, blocks) ? BlockInterval{block->block, {1}} : blocks;
}

} // namespace atlas::ui
