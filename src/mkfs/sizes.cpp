// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/sizes.h"

#include "layout/filesystem.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <unistd.h>

namespace atlas {
namespace {

constexpr blk64_t maxBlocks32 = 0xFFFFFFFF;

int pageSize() {
    const long size = ::sysconf(_SC_PAGESIZE);
    return size > 0 ? static_cast<int>(size) : 4096;
}

} // namespace

int floorLog2(std::uint64_t number) { return number < 2 ? 0 : static_cast<int>(std::bit_width(number)) - 1; }

void setBlockSize(ext2_super_block& param, int bytes) {
    param.s_log_block_size = static_cast<std::uint32_t>(floorLog2(bytes >> EXT2_MIN_BLOCK_LOG_SIZE));
}

Result<blk64_t> deviceBlocks(const Device& device, const MkfsOptions& options, std::uint64_t unit) {
    if (options.blockCount) {
        const auto blocks = parseBlocks(*options.blockCount, floorLog2(unit >> EXT2_MIN_BLOCK_LOG_SIZE));
        return blocks != 0 ? Result<blk64_t>(blocks) : refused(fmt::format("invalid blocks '{}'", *options.blockCount));
    }
    const blk64_t blocks = device.size.value / unit;
    if (blocks == 0)
        return refused("Device size reported to be zero.");
    const auto page = static_cast<blk64_t>(pageSize());
    return page > unit ? blocks & ~(page / unit - 1) : blocks;
}

Result<int> blockSizeFor(const Device& device, const MkfsOptions& options, const TypedProfile& settings,
                         blk64_t& blocks, std::vector<std::string>& warnings) {
    const auto logical = static_cast<int>(device.logicalSector.value);
    const auto physical = device.physicalSector.value != 0 ? static_cast<int>(device.physicalSector.value) : logical;
    if (options.blockSize <= 0) {
        const int usual = settings.integer("blocksize", 4096);
        const int size = std::max({usual == -1 ? pageSize() : usual, logical, -options.blockSize});
        if (size < EXT2_MIN_BLOCK_SIZE)
            return refused(fmt::format("blocksize {} in mke2fs.conf is below 1024", size));
        blocks /= static_cast<blk64_t>(size / 1024);
        return size;
    }
    if (options.blockSize < logical) {
        return refused("Invalid argument while setting blocksize; too small for device",
                       fmt::format("-b {} or larger", logical));
    }
    if (options.blockSize < physical && physical <= pageSize()) {
        warnings.push_back(fmt::format("specified blocksize {} is less than device physical sectorsize {}",
                                       options.blockSize, physical));
    }
    return options.blockSize;
}

Status setBlockCount(ext2_super_block& param, blk64_t blocks, const TypedProfile& settings) {
    if (blocks > maxBlocks32) {
        if (!ext2fs_has_feature_64bit(&param) && settings.boolean("auto_64-bit_support", false))
            ext2fs_set_feature_64bit(&param);
        if (!ext2fs_has_feature_64bit(&param)) {
            return refused(
                fmt::format("Size of device (0x{:x} blocks) too big to be expressed in 32 bits using a blocksize of {}",
                            blocks, EXT2_BLOCK_SIZE(&param)),
                "-t ext4 -O 64bit");
        }
        ext2fs_clear_feature_resize_inode(&param);
    }
    if (blocks > maxBlocks({static_cast<std::uint64_t>(EXT2_BLOCK_SIZE(&param))})) {
        return refused(
            fmt::format("Size of device (0x{:x} blocks) too big to create a filesystem using a blocksize of {}.",
                        blocks, EXT2_BLOCK_SIZE(&param)));
    }
    ext2fs_blocks_count_set(&param, blocks);
    return {};
}

Status setClusterSize(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                      const TypedProfile& settings) {
    if (!ext2fs_has_feature_bigalloc(&param)) {
        param.s_log_cluster_size = param.s_log_block_size;
        return options.clusterSize == 0
                   ? Status{}
                   : refused("specifying a cluster size requires the bigalloc feature", "-O bigalloc");
    }
    const int size = options.clusterSize != 0 ? options.clusterSize : settings.integer("cluster_size", blockSize * 16);
    param.s_log_cluster_size =
        static_cast<std::uint32_t>(floorLog2(static_cast<std::uint64_t>(size >> EXT2_MIN_CLUSTER_LOG_SIZE)));
    if (param.s_log_cluster_size != 0 && param.s_log_cluster_size < param.s_log_block_size)
        return refused("The cluster size may not be smaller than the block size.");
    return {};
}

Status checkPageSize(int blockSize, bool force, std::vector<std::string>& warnings) {
    if (blockSize <= pageSize())
        return {};
    const auto text = fmt::format("{}-byte blocks too big for system (max {})", blockSize, pageSize());
    if (!force)
        return refused(text, "-F");
    warnings.push_back(text + ", forced to continue");
    return {};
}

int inodeRatioFor(ext2_super_block& param, int blockSize, const MkfsOptions& options, const TypedProfile& settings) {
    return options.inodeRatio != 0 ? options.inodeRatio
                                   : std::max({settings.integer("inode_ratio", 8192), blockSize,
                                               static_cast<int>(EXT2_CLUSTER_SIZE(&param))});
}

Result<int> projectInodeSize(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings) {
    const bool project = ext2fs_has_feature_project(&param) != 0;
    if (project && options.inodeSize == EXT2_GOOD_OLD_INODE_SIZE)
        return refused(fmt::format("{} byte inodes are too small for project quota", options.inodeSize));
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
    if (size == EXT2_GOOD_OLD_INODE_SIZE && settings.boolean("warn_y2038_dates", true))
        warnings.emplace_back("128-byte inodes cannot handle dates beyond 2038 and are deprecated");
    return size;
}

Status setInodeCount(ext2_super_block& param, std::uint64_t given, int ratio, int inodeSize) {
    const auto blocks = ext2fs_blocks_count(&param);
    const auto bytes = blocks * EXT2_BLOCK_SIZE(&param);
    if (given > maxInodeCount)
        return refused(fmt::format("too many inodes ({}), specify < 2^32 inodes", given));
    auto count = given;
    if (count == 0) {
        const std::uint64_t byRatio = bytes / static_cast<std::uint64_t>(ratio);
        if (byRatio > maxInodeCount && !ext2fs_has_feature_64bit(&param))
            return refused(fmt::format("too many inodes ({}), raise inode ratio?", byRatio));
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

Status setGroupSize(ext2_super_block& param, int blockSize) {
    const auto sizes = groupSizesWith({static_cast<std::uint64_t>(blockSize)});
    if (param.s_blocks_per_group != 0 && !sizes.contains(param.s_blocks_per_group)) {
        return refused("blocks per group count out of range",
                       fmt::format("-g from {} to {}", sizes.minimum, sizes.maximum));
    }
    if (ext2fs_has_feature_bigalloc(&param)) {
        param.s_clusters_per_group = param.s_blocks_per_group;
        param.s_blocks_per_group = 0;
    }
    return {};
}

Status setFlexGroupSize(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings) {
    const bool flex = ext2fs_has_feature_flex_bg(&param) != 0;
    auto size = options.flexGroupSize;
    if (size == 0 && flex)
        size = settings.unsignedInteger("flex_bg_size", usualFlexGroupSize);
    if (size == 0)
        return {};
    if (!flex) {
        const bool typed = !options.line.type().empty();
        return refused("Flex_bg feature not enabled, so flex_bg size may not be specified",
                       typed ? fmt::format("-O flex_bg -G {}", size)
                             : fmt::format("mkfs.ext4 -G {0}, or -t ext4 -G {0}: plain mke2fs makes ext2", size));
    }
    param.s_log_groups_per_flex = static_cast<std::uint8_t>(floorLog2(size));
    return {};
}

namespace {

/// Multiplies by 1024 in 32 bits, as mke2fs does.
int kibibytes(int number) { return static_cast<int>(static_cast<unsigned>(number) * 1024U); }

Status checkJournalSize(const ext2fs_journal_params& journal, ext2_filsys fs) {
    const auto total = static_cast<int>(journal.num_journal_blocks + journal.num_fc_blocks);
    if (total < 1024 || total > 10240000) {
        return refused(fmt::format(
            "The total requested journal size is {} blocks; it must be between 1024 and 10240000 blocks.", total));
    }
    if (static_cast<unsigned>(total) > ext2fs_free_blocks_count(fs->super) / 2)
        return refused("Total journal size too big for filesystem.");
    return {};
}

} // namespace

Status chooseJournalSize(Decision& decision, ext2_filsys fs, ext2fs_journal_params& journal) {
    if (ext2fs_get_journal_params(&journal, fs) != 0) {
        decision.warnings.emplace_back("Filesystem too small for a journal");
        return {};
    }
    const bool fastCommit = ext2fs_has_feature_fast_commit(fs->super) != 0;
    if (decision.journalSize <= 0 && !(fastCommit && decision.fastCommitSize > 0))
        return {};
    const auto blockSize = static_cast<int>(fs->blocksize);
    if (decision.journalSize > 0)
        journal.num_journal_blocks = static_cast<blk_t>(kibibytes(decision.journalSize) / (blockSize / 1024));
    if (!fastCommit)
        journal.num_fc_blocks = 0;
    else if (decision.fastCommitSize > 0)
        journal.num_fc_blocks = static_cast<blk_t>(kibibytes(decision.fastCommitSize) / blockSize);
    return checkJournalSize(journal, fs);
}

} // namespace atlas
