// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/copies_by_rule.h"

#include <algorithm>

namespace atlas {
namespace {

bool isPowerOf(std::uint32_t base, std::uint32_t number) {
    std::uint64_t power = base;
    while (power < number)
        power *= base;
    return power == number;
}

/// lib/ext2fs/closefs.c, ext2fs_bg_has_super()
bool hasSuperblock(const Filesystem& fs, std::uint32_t group, const BackupGroups& backups) {
    if (group == 0)
        return true;
    if (fs.has("sparse_super2"))
        return group == backups[0] || group == backups[1];
    return group == 1 || !fs.has("sparse_super") || isPowerOf(3, group) || isPowerOf(5, group) || isPowerOf(7, group);
}

} // namespace

std::optional<GroupCopies> copiesByRule(const Filesystem& fs, GroupNumber group, const BackupGroups& backups) {
    GroupCopies copies{.group = group};
    auto at = fs.blocksOf(group).first;
    if (at.value == 0 && fs.blockSize.value == KiB)
        at = {1}; // bigalloc with blocks of 1 KiB
    const bool hasSuper = hasSuperblock(fs, group.value, backups);
    if (hasSuper) {
        copies.superblock = at;
        at += BlockCount{1};
    }
    const auto perBlock = fs.descriptorsPerBlock();
    const bool isMeta = fs.has("meta_bg");
    if (perBlock == 0) {
        // not known
    } else if (!isMeta || group.value / perBlock < fs.firstMetaBg) {
        const auto table = isMeta ? std::min(fs.firstMetaBg, fs.descriptorBlocks) : fs.descriptorBlocks;
        if (hasSuper) {
            copies.descriptors = {at, BlockCount{table}};
            copies.reservedGdt = {copies.descriptors.end(), BlockCount{fs.reservedGdtBlocks}};
        }
    } else if (const auto n = group.value % perBlock; n <= 1 || n == perBlock - 1) {
        copies.descriptors = {at, BlockCount{1}};
    }
    return copies.superblock || !copies.descriptors.empty() ? std::optional(copies) : std::nullopt;
}

} // namespace atlas
