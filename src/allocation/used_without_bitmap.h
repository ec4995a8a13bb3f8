// SPDX-License-Identifier: GPL-3.0-or-later
// What is in use in a group whose block bitmap was never written.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// What lib/ext2fs/rw_bitmaps.c marks in a group without a bitmap; files of the file system's own need one that is written.
[[nodiscard]] constexpr bool standsWithoutBitmap(RegionKind kind) {
    return kind <= RegionKind::InodeTable || kind == RegionKind::ReservedGdt;
}

/// Clusters of `group`; the last group may have fewer.
[[nodiscard]] inline std::uint32_t clustersOf(const Filesystem& fs, GroupNumber group) {
    const auto ratio = fs.blocksPerCluster();
    return static_cast<std::uint32_t>((fs.blocksOf(group).count.value + ratio - 1) / ratio);
}

/// Calls `use(from, end)` with the clusters of `group`, counted from its first, that metadata take; in rising order, and a cluster
/// that two structures share twice. `region` is the first that ends in or after the group.
template <class Use>
void usedWithoutBitmap(const Layout& layout, GroupNumber group, std::size_t region, Use use) {
    const auto blocks = layout.filesystem.blocksOf(group);
    const auto ratio = layout.filesystem.blocksPerCluster();
    for (auto i = region; i < layout.regions.size() && layout.regions[i].first < blocks.end(); ++i) {
        const auto here = intersection(layout.regions[i].blocks(), blocks);
        if (!here.empty() && standsWithoutBitmap(layout.regions[i].kind)) {
            use(static_cast<std::uint32_t>((here.first - blocks.first).value / ratio),
                static_cast<std::uint32_t>(((here.end() - blocks.first).value + ratio - 1) / ratio));
        }
    }
}

} // namespace atlas
