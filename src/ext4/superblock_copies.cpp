// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/superblock_copies.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

/// Blocks of the GDT in the position without meta_bg; with meta_bg, only those before s_first_meta_bg.
std::uint64_t oldTableBlocks(ext2_filsys fs) {
    return ext2fs_has_feature_meta_bg(fs->super) ? fs->super->s_first_meta_bg : fs->desc_blocks;
}

GroupCopies copiesIn(ext2_filsys fs, dgrp_t group) {
    blk64_t superblock = 0;
    blk64_t oldTable = 0;
    blk64_t newTable = 0;
    ext2fs_super_and_bgd_loc2(fs, group, &superblock, &oldTable, &newTable, nullptr);
    GroupCopies copies{.group = {group}};
    if (group == 0 || superblock != 0) {
        copies.superblock = BlockNumber{superblock};
    }
    if (oldTable != 0) {
        copies.descriptors = {BlockNumber{oldTable}, BlockCount{oldTableBlocks(fs)}};
        copies.reservedGdt = {copies.descriptors.end(), BlockCount{fs->super->s_reserved_gdt_blocks}};
    } else if (newTable != 0) {
        copies.descriptors = {BlockNumber{newTable}, BlockCount{1}};
    }
    return copies;
}

void addPowers(std::vector<dgrp_t>& groups, std::uint64_t base, dgrp_t end) {
    for (std::uint64_t power = base; power < end; power *= base) {
        groups.push_back(static_cast<dgrp_t>(power));
    }
}

/// The groups that can contain copies of the superblock or group descriptors (lib/ext2fs/closefs.c). Asking libext2fs
/// about each of half a million groups takes longer than reading their descriptors.
std::vector<dgrp_t> mayKeepCopies(ext2_filsys fs) {
    const auto end = fs->group_desc_count;
    std::vector<dgrp_t> groups{0};
    if (ext2fs_has_feature_sparse_super2(fs->super)) {
        groups.insert(groups.end(), {fs->super->s_backup_bgs[0], fs->super->s_backup_bgs[1]});
    } else if (ext2fs_has_feature_sparse_super(fs->super)) {
        groups.push_back(1);
        for (const std::uint64_t base : {3U, 5U, 7U}) {
            addPowers(groups, base, end);
        }
    } else {
        groups.resize(end);
        std::iota(groups.begin(), groups.end(), dgrp_t{0});
    }
    const std::uint64_t perBlock = EXT2_DESC_PER_BLOCK(fs->super);
    for (std::uint64_t g = 0; ext2fs_has_feature_meta_bg(fs->super) && g < end; g += perBlock) {
        for (const auto group : {g, g + 1, g + perBlock - 1}) {
            groups.push_back(static_cast<dgrp_t>(std::min<std::uint64_t>(group, end)));
        }
    }
    std::ranges::sort(groups);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    std::erase_if(groups, [end](dgrp_t group) { return group >= end; });
    return groups;
}

} // namespace

std::vector<GroupCopies> copiesOf(ext2_filsys fs) {
    std::vector<GroupCopies> all;
    for (const auto g : mayKeepCopies(fs)) {
        const auto copies = copiesIn(fs, g);
        if (copies.superblock || !copies.descriptors.empty()) {
            all.push_back(copies);
        }
    }
    return all;
}

} // namespace atlas
