// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/group_links.h"

#include "layout/structures.h"

namespace atlas {

std::vector<Link> linksOf(const Layout& layout, GroupNumber group) {
    if (group.value >= layout.groups.size().value) {
        return {};
    }
    std::vector<Link> links;
    eachStructureOf(layout, group, [&](RegionKind kind, BlockInterval blocks) {
        if (!intersection(blocks, layout.filesystem.blocksOfGroups()).empty()) {
            links.push_back({kind, blocks});
        }
    });
    return links;
}

} // namespace atlas
