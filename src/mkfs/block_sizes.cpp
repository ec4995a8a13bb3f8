// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/block_sizes.h"

#include "mkfs/mke2fs_limits.h"
#include "mkfs/mke2fs_number.h"
#include "mkfs/refusal.h"

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
    if (blocks == 0) {
        return refused("Device size reported to be zero.");
    }
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
        if (size < EXT2_MIN_BLOCK_SIZE) {
            return refused(fmt::format("blocksize {} in mke2fs.conf is below 1024", size));
        }
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
        if (!ext2fs_has_feature_64bit(&param) && settings.boolean("auto_64-bit_support", false)) {
            ext2fs_set_feature_64bit(&param);
        }
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
    if (param.s_log_cluster_size != 0 && param.s_log_cluster_size < param.s_log_block_size) {
        return refused("The cluster size may not be smaller than the block size.");
    }
    return {};
}

Status checkPageSize(int blockSize, bool force, std::vector<std::string>& warnings) {
    if (blockSize <= pageSize()) {
        return {};
    }
    const auto text = fmt::format("{}-byte blocks too big for system (max {})", blockSize, pageSize());
    if (!force) {
        return refused(text, "-F");
    }
    warnings.push_back(text + ", forced to continue");
    return {};
}

} // namespace atlas
