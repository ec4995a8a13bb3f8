// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/decider.h"

#include "mkfs/refusal.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t max32 = 0xFFFFFFFF;

} // namespace

Status Decider::chooseGroupSizes() {
    auto& p = m_out.param;
    if (p.s_blocks_per_group != 0 &&
        (p.s_blocks_per_group < 256 || p.s_blocks_per_group > 8 * static_cast<unsigned>(m_blockSize))) {
        return refused("blocks per group count out of range",
                       fmt::format("-g from 256 to {}", 8 * static_cast<unsigned>(m_blockSize)));
    }
    if (ext2fs_has_feature_bigalloc(param())) {
        p.s_clusters_per_group = p.s_blocks_per_group; // -g counts clusters then
        p.s_blocks_per_group = 0;
    }
    return {};
}

Status Decider::chooseFlexGroups() {
    m_flexGroupSize = m_options.flexGroupSize;
    const bool flex = ext2fs_has_feature_flex_bg(param()) != 0;
    if (m_flexGroupSize == 0 && flex) {
        m_flexGroupSize = m_typed.unsignedInteger("flex_bg_size", 16);
    }
    if (m_flexGroupSize == 0) {
        return {};
    }
    if (!flex) {
        return refused("Flex_bg feature not enabled, so flex_bg size may not be specified", "-t ext4 or -O flex_bg");
    }
    m_out.param.s_log_groups_per_flex = static_cast<std::uint8_t>(floorLog2(m_flexGroupSize));
    return {};
}

Status Decider::chooseInodeSize() {
    auto& p = m_out.param;
    if (m_inodeSize == 0) {
        m_inodeSize = m_typed.integer("inode_size", 0);
    }
    if (m_inodeSize != 0 && p.s_rev_level >= EXT2_DYNAMIC_REV) {
        const bool power = (m_inodeSize & (m_inodeSize - 1)) == 0;
        if (m_inodeSize < EXT2_GOOD_OLD_INODE_SIZE || m_inodeSize > m_blockSize || !power) {
            return refused(fmt::format("invalid inode size {} (min {}/max {})", m_inodeSize, EXT2_GOOD_OLD_INODE_SIZE,
                                       m_blockSize));
        }
        p.s_inode_size = static_cast<std::uint16_t>(m_inodeSize);
    }
    if (ext2fs_has_feature_inline_data(param()) && p.s_inode_size == EXT2_GOOD_OLD_INODE_SIZE) {
        return refused(
            fmt::format("{} byte inodes are too small for inline data; specify larger size", p.s_inode_size));
    }
    if (m_inodeSize == EXT2_GOOD_OLD_INODE_SIZE && m_typed.boolean("warn_y2038_dates", true)) {
        warn("128-byte inodes cannot handle dates beyond 2038 and are deprecated");
    }
    return {};
}

Status Decider::chooseInodeCount() {
    const auto blocks = ext2fs_blocks_count(param());
    const auto blockSize = static_cast<std::uint64_t>(m_blockSize);
    m_inodes = m_options.inodeCount;
    if (m_inodes > max32) {
        return refused(fmt::format("too many inodes ({}), specify < 2^32 inodes", m_inodes));
    }
    if (m_inodes == 0) {
        const std::uint64_t byRatio = blocks * blockSize / static_cast<std::uint64_t>(m_inodeRatio);
        if (byRatio > max32 && !ext2fs_has_feature_64bit(param())) {
            return refused(fmt::format("too many inodes ({}), raise inode ratio?", byRatio));
        }
        m_inodes = std::min(byRatio, max32);
    }
    m_out.param.s_inodes_count = static_cast<std::uint32_t>(m_inodes);
    const auto inodeSize = static_cast<std::uint64_t>(m_inodeSize != 0 ? m_inodeSize : EXT2_GOOD_OLD_INODE_SIZE);
    if (m_inodes * inodeSize >= blocks * blockSize) {
        return refused(
            fmt::format("inode_size ({}) * inodes_count ({}) too big for a filesystem with {} blocks, specify higher "
                        "inode_ratio (-i) or lower inode count (-N).",
                        inodeSize, m_inodes, blocks));
    }
    return {};
}

Status Decider::chooseReservesAndBackups() {
    auto& p = m_out.param;
    ext2fs_r_blocks_count_set(
        &p, static_cast<blk64_t>(m_reservedRatio * static_cast<double>(ext2fs_blocks_count(&p)) / 100.0));
    if (ext2fs_has_feature_sparse_super2(&p)) {
        p.s_backup_bgs[0] = m_backups >= 1 ? 1 : 0;
        p.s_backup_bgs[1] = m_backups >= 2 ? ~std::uint32_t{0} : 0;
    }
    return {};
}

} // namespace atlas
