// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/region.h"

#include <algorithm>

namespace atlas {
namespace {

struct Names {
    std::string_view json;
    std::string_view people;
};

constexpr std::array<Names, regionKindCount> names{{
    {"primary_superblock", "primary superblock"},
    {"backup_superblock", "backup superblock"},
    {"group_descriptors", "group descriptors"},
    {"block_bitmap", "block bitmap"},
    {"inode_bitmap", "inode bitmap"},
    {"inode_table", "inode table"},
    {"mmp", "MMP block"},
    {"journal", "journal"},
    {"quota", "quota file"},
    {"orphan_file", "orphan file"},
    {"resize_inode", "resize inode"},
    {"reserved_gdt", "reserved GDT blocks"},
}};

} // namespace

std::string_view name(RegionKind kind) { return names[index(kind)].json; }
std::string_view label(RegionKind kind) { return names[index(kind)].people; }

std::optional<RegionKind> regionKind(std::string_view jsonName) {
    const auto it = std::ranges::find(names, jsonName, &Names::json);
    return it == names.end() ? std::nullopt
                             : std::optional(allRegionKinds[static_cast<std::size_t>(it - names.begin())]);
}

GroupNumber Region::ownerOf(BlockNumber block) const {
    if (!owned()) {
        return noGroup;
    }
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

} // namespace atlas
