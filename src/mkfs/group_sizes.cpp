// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/group_sizes.h"

#include "mkfs/block_sizes.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/mke2fs_limits.h"
#include "mkfs/refusal.h"

#include <fmt/format.h>

namespace atlas {

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
    if (size == 0 && flex) {
        size = settings.unsignedInteger("flex_bg_size", usualFlexGroupSize);
    }
    if (size == 0) {
        return {};
    }
    if (!flex) {
        const bool typed = !options.line.type().empty();
        return refused("Flex_bg feature not enabled, so flex_bg size may not be specified",
                       typed ? fmt::format("-O flex_bg -G {}", size)
                             : fmt::format("mkfs.ext4 -G {0}, or -t ext4 -G {0}: plain mke2fs makes ext2", size));
    }
    param.s_log_groups_per_flex = static_cast<std::uint8_t>(floorLog2(size));
    return {};
}

} // namespace atlas
