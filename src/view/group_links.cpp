// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/group_links.h"

namespace atlas {

std::vector<Link> linksOf(const Layout& layout, GroupNumber group) {
    if (group.value >= layout.groups.size().value) {
        return {};
    }
    std::vector<Link> links{{RegionKind::BlockBitmap, {layout.groups.blockBitmap[group.value], BlockCount{1}}},
                            {RegionKind::InodeBitmap, {layout.groups.inodeBitmap[group.value], BlockCount{1}}},
                            {RegionKind::InodeTable, layout.inodeTableOf(group)}};
    const auto volume = layout.filesystem.blocksOfGroups();
    std::erase_if(links, [&](const Link& link) { return intersection(link.blocks, volume).empty(); });
    return links;
}

} // namespace atlas
