// SPDX-License-Identifier: GPL-3.0-or-later
// Metadata and inodes in use that bitmaps mark as free, and clusters in use without a written bitmap.
#pragma once

#include "layout/layout.h"

#include <span>

namespace atlas {

/// The finding that the block bitmap of `group` marks metadata blocks as free. nullopt without such blocks, and if the
/// descriptor of `group` has a wrong checksum or is a copy. Bitmaps and inode tables placed by a descriptor with a wrong
/// checksum are ignored, because the checksum is a finding already.
[[nodiscard]] std::optional<Finding> metadataFreeFault(const Layout& layout, GroupNumber group,
                                                       std::span<const std::byte> bitmap);

/// Whether it marks metadata blocks as free, whatever the descriptor of `group` is.
[[nodiscard]] bool marksMetadataFree(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap);

/// The finding that the inode bitmap of `group` marks reserved inodes or those of system files as free. nullopt without
/// such inodes, and if the descriptor of `group` has a wrong checksum or is a copy.
[[nodiscard]] std::optional<Finding> systemInodesFreeFault(const Layout& layout, GroupNumber group,
                                                           std::span<const std::byte> bitmap);

/// Calls `use(from, end)` for each cluster range occupied by metadata in a group whose block bitmap was never written,
/// relative to the group, in ascending order. Clusters shared by two structures are reported twice. Only
/// belongsToGroup() kinds count, as in lib/ext2fs/rw_bitmaps.c: system files lie only in groups with a written bitmap.
/// `region` is the index of the first region that ends in or after the group.
template <class Use>
void usedWithoutBitmap(const Layout& layout, GroupNumber group, std::size_t region, Use use) {
    const auto blocks = layout.filesystem.blocksOf(group);
    const auto ratio = layout.filesystem.blocksPerCluster();
    for (auto i = region; i < layout.regions.size() && layout.regions[i].first < blocks.end(); ++i) {
        const auto here = intersection(layout.regions[i].blocks(), blocks);
        if (!here.empty() && belongsToGroup(layout.regions[i].kind)) {
            use(static_cast<std::uint32_t>((here.first - blocks.first).value / ratio),
                static_cast<std::uint32_t>(((here.end() - blocks.first).value + ratio - 1) / ratio));
        }
    }
}

} // namespace atlas
