// SPDX-License-Identifier: GPL-3.0-or-later
// Where a group's structures would lie if flex_bg were off: the answer of those who forget it.
#pragma once

#include "layout/layout.h"

namespace atlas {

enum class OwnStructure : std::uint8_t { BlockBitmap, InodeBitmap, InodeTable };

/// They would lie one behind the other, behind the copies of superblock and descriptors in `group`.
[[nodiscard]] inline std::uint64_t placeWithoutFlexBg(const Layout& layout, GroupNumber group, OwnStructure structure) {
    const auto* const copies = layout.copiesIn(group);
    const auto first = layout.filesystem.blocksOf(group).first.value + static_cast<std::uint64_t>(structure);
    if (copies == nullptr) {
        return first;
    }
    return first + (copies->superblock ? 1 : 0) + copies->descriptors.count.value + copies->reservedGdt.count.value;
}

} // namespace atlas
