// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/inode_sizes.h"

#include "layout/filesystem.h"
#include "mkfs/refusal.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {

int inodeRatioFor(ext2_super_block& param, int blockSize, const MkfsOptions& options, const TypedProfile& settings) {
    return options.inodeRatio != 0 ? options.inodeRatio
                                   : std::max({settings.integer("inode_ratio", 8192), blockSize,
                                               static_cast<int>(EXT2_CLUSTER_SIZE(&param))});
}

Result<int> projectInodeSize(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings) {
    const bool project = ext2fs_has_feature_project(&param) != 0;
    if (project && options.inodeSize == EXT2_GOOD_OLD_INODE_SIZE) {
        return refused(fmt::format("{} byte inodes are too small for project quota", options.inodeSize));
    }
    return project && options.inodeSize == 0 ? std::max(settings.integer("inode_size", 0), EXT2_GOOD_OLD_INODE_SIZE * 2)
                                             : options.inodeSize;
}

Result<int> setInodeSize(ext2_super_block& param, int wanted, int blockSize, const TypedProfile& settings,
                         std::vector<std::string>& warnings) {
    const int size = wanted != 0 ? wanted : settings.integer("inode_size", 0);
    if (size != 0 && param.s_rev_level >= EXT2_DYNAMIC_REV) {
        const bool power = (size & (size - 1)) == 0;
        if (size < EXT2_GOOD_OLD_INODE_SIZE || size > blockSize || !power) {
            return refused(
                fmt::format("invalid inode size {} (min {}/max {})", size, EXT2_GOOD_OLD_INODE_SIZE, blockSize));
        }
        param.s_inode_size = static_cast<std::uint16_t>(size);
    }
    if (ext2fs_has_feature_inline_data(&param) && param.s_inode_size == EXT2_GOOD_OLD_INODE_SIZE) {
        return refused(
            fmt::format("{} byte inodes are too small for inline data; specify larger size", param.s_inode_size));
    }
    if (size == EXT2_GOOD_OLD_INODE_SIZE && settings.boolean("warn_y2038_dates", true)) {
        warnings.emplace_back("128-byte inodes cannot handle dates beyond 2038 and are deprecated");
    }
    return size;
}

Status setInodeCount(ext2_super_block& param, std::uint64_t given, int ratio, int inodeSize) {
    const auto blocks = ext2fs_blocks_count(&param);
    const auto bytes = blocks * EXT2_BLOCK_SIZE(&param);
    if (given > maxInodeCount) {
        return refused(fmt::format("too many inodes ({}), specify < 2^32 inodes", given));
    }
    auto count = given;
    if (count == 0) {
        const std::uint64_t byRatio = bytes / static_cast<std::uint64_t>(ratio);
        if (byRatio > maxInodeCount && !ext2fs_has_feature_64bit(&param)) {
            return refused(fmt::format("too many inodes ({}), raise inode ratio?", byRatio));
        }
        count = std::min(byRatio, maxInodeCount);
    }
    param.s_inodes_count = static_cast<std::uint32_t>(count);
    const auto size = static_cast<std::uint64_t>(inodeSize != 0 ? inodeSize : EXT2_GOOD_OLD_INODE_SIZE);
    if (count * size >= bytes) {
        return refused(
            fmt::format("inode_size ({}) * inodes_count ({}) too big for a filesystem with {} blocks, specify higher "
                        "inode_ratio (-i) or lower inode count (-N).",
                        size, count, blocks));
    }
    return {};
}

} // namespace atlas
