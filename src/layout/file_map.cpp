// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/file_map.h"

namespace atlas {

std::vector<ContentExtent> withHoles(const FileMap& map, std::uint64_t blocks) {
    std::vector<ContentExtent> out;
    std::uint64_t at = 0;
    const auto skipTo = [&](std::uint64_t end) {
        if (end > at)
            out.push_back({.logical = at, .length = end - at});
    };
    for (const auto& extent : map.extents) {
        skipTo(extent.logical);
        out.push_back({.logical = extent.logical,
                       .length = extent.blocks.count.value,
                       .physical = extent.blocks.first,
                       .unwritten = extent.unwritten});
        at = extent.end();
    }
    skipTo(blocks);
    return out;
}

} // namespace atlas
