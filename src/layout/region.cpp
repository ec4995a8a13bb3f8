// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/region.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::array<std::string_view, regionKindCount> names{"primary_superblock",
                                                              "backup_superblock",
                                                              "group_descriptors",
                                                              "block_bitmap",
                                                              "inode_bitmap",
                                                              "inode_table",
                                                              "mmp",
                                                              "journal",
                                                              "quota",
                                                              "orphan_file",
                                                              "resize_inode",
                                                              "reserved_gdt"};

} // namespace

std::string_view name(RegionKind kind) { return names[index(kind)]; }

std::optional<RegionKind> regionKind(std::string_view jsonName) {
    const auto it = std::ranges::find(names, jsonName);
    return it == names.end() ? std::nullopt
                             : std::optional(allRegionKinds[static_cast<std::size_t>(it - names.begin())]);
}

bool Region::isCopy() const {
    const bool copied =
        kind == RegionKind::BackupSuperblock || kind == RegionKind::GroupDescriptors || kind == RegionKind::ReservedGdt;
    return copied && group.value != 0;
}

GroupNumber Region::ownerOf(BlockNumber block) const {
    if (!owned())
        return noGroup;
    return group + GroupCount{static_cast<std::uint32_t>((block - first).value / partSize().value)};
}

Region Region::part(std::uint32_t n) const {
    const auto size = partSize();
    return {.first = first + BlockCount{size.value * n},
            .count = size,
            .group = owned() ? group + GroupCount{n} : noGroup,
            .groups = {1},
            .kind = kind};
}

Region Region::partAt(BlockNumber block) const { return owned() ? part(ownerOf(block).value - group.value) : *this; }

namespace {

/// Skips the division for regions of one part, where it would dominate the cost of a call made once per part.
BlockCount partOf(const Region& region) { return region.groups.value == 1 ? region.count : region.partSize(); }

} // namespace

bool RunBuilder::extends(const Region& next) const {
    const auto& run = m_done.back();
    if (run.kind != next.kind || run.end() != next.first || run.owned() != next.owned())
        return false;
    return !run.owned() || (run.group + run.groups == next.group && m_part == partOf(next));
}

void RunBuilder::add(const Region& next) {
    if (next.count.value == 0)
        return;
    if (m_done.empty() || !extends(next)) {
        m_done.push_back(next);
        m_part = partOf(next);
        return;
    }
    auto& run = m_done.back();
    run.count += next.count;
    if (run.owned())
        run.groups += next.groups;
}

} // namespace atlas
