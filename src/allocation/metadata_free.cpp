// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/metadata_free.h"

#include "allocation/bitmap_reader.h"
#include "base/bits.h"

#include <algorithm>
#include <set>

namespace atlas {
namespace {

constexpr std::uint32_t firstUsualInode = 11; ///< include/ext2_fs.h, EXT2_GOOD_OLD_FIRST_INO: those below are reserved

/// Whether the place of `part` comes from a descriptor with a wrong checksum.
bool isDoubtful(const Layout& layout, const Region& part) {
    return isPerGroup(part.kind) && part.owned() && layout.groups.hasWrongChecksum(part.group);
}

/// Whether the descriptor of `group` is as the file system left it.
bool isKnown(const Layout& layout, GroupNumber group) {
    return layout.groups.isCurrent(group) && !layout.groups.hasWrongChecksum(group);
}

class GroupScan {
public:
    GroupScan(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap)
        : m_bitmap(bitmap),
          m_blocks(layout.filesystem.blocksOf(group)),
          m_ratio(layout.filesystem.blocksPerCluster()) {}

    void look(RegionKind kind, BlockInterval blocks) {
        const auto clusterOf = [&](BlockNumber block) { return (block - m_blocks.first).value / m_ratio; };
        const auto from = clusterOf(blocks.first);
        const auto end = std::min<std::uint64_t>(clusterOf(blocks.last()) + 1, m_bitmap.size() * 8);
        if (from >= end)
            return;
        const auto free =
            end - from - bitsSet(m_bitmap, static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(end));
        if (free > 0 && !m_first) {
            auto cluster = from;
            while (isBitSet(m_bitmap, cluster))
                ++cluster;
            m_first = std::max(blocks.first, m_blocks.first + BlockCount{cluster * m_ratio});
            m_kind = kind;
        }
        m_free += free * m_ratio;
    }

    [[nodiscard]] std::optional<Finding> fault(GroupNumber group) const {
        if (!m_first)
            return std::nullopt;
        return Finding{.kind = FindingKind::MetadataFree,
                       .region = RegionKind::BlockBitmap,
                       .group = group,
                       .block = m_first,
                       .numbers = {m_free, index(m_kind)}};
    }

private:
    std::span<const std::byte> m_bitmap;
    BlockInterval m_blocks;
    std::uint64_t m_ratio;
    std::uint64_t m_free = 0; ///< blocks; clusters shared by two structures count twice
    std::optional<BlockNumber> m_first;
    RegionKind m_kind{};
};

} // namespace

namespace {

std::optional<Finding> freeMetadata(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    const auto blocks = layout.filesystem.blocksOf(group);
    GroupScan scan(layout, group, bitmap);
    for (auto i = layout.firstRegionEndingAfter(blocks.first);
         i < layout.regions.size() && layout.regions[i].first < blocks.end(); ++i) {
        const auto& region = layout.regions[i];
        const auto here = intersection(region.blocks(), blocks);
        for (auto at = here.first; at < here.end();) {
            const auto part = region.partAt(at);
            const auto stretch = intersection(part.blocks(), here);
            if (!isDoubtful(layout, part))
                scan.look(region.kind, stretch);
            at = stretch.end();
        }
    }
    return scan.fault(group);
}

} // namespace

std::optional<Finding> metadataFreeFault(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    return isKnown(layout, group) ? freeMetadata(layout, group, bitmap) : std::nullopt;
}

bool marksMetadataFree(const Layout& layout, GroupNumber group, std::span<const std::byte> bitmap) {
    return freeMetadata(layout, group, bitmap).has_value();
}

std::optional<Finding> systemInodesFreeFault(const Layout& layout, GroupNumber group,
                                             std::span<const std::byte> bitmap) {
    if (!isKnown(layout, group))
        return std::nullopt;
    const auto perGroup = layout.filesystem.inodesPerGroup;
    std::set<std::uint32_t> own;
    for (std::uint32_t inode = 1; group.value == 0 && inode < firstUsualInode; ++inode)
        own.insert(inode);
    for (const auto& file : layout.files)
        if (file.inode != 0 && (file.inode - 1) / perGroup == group.value)
            own.insert(file.inode);
    std::erase_if(own, [&](std::uint32_t inode) {
        const std::uint64_t bit = (inode - 1) % perGroup;
        return bit >= bitmap.size() * 8 || isBitSet(bitmap, bit);
    });
    if (own.empty())
        return std::nullopt;
    return Finding{.kind = FindingKind::MetadataFree,
                   .region = RegionKind::InodeBitmap,
                   .group = group,
                   .block = layout.groups.inodeBitmap[group.value],
                   .numbers = {own.size(), *own.begin()}};
}

} // namespace atlas
