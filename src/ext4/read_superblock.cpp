// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_superblock.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <span>
extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

template <class Char, std::size_t N>
std::string text(const Char (&field)[N]) {
    const auto* const end = std::find(field, field + N, Char{0});
    return {field, end};
}

std::string uuidText(std::span<const std::uint8_t, 16> uuid) {
    if (std::ranges::all_of(uuid, [](std::uint8_t byte) { return byte == 0; })) {
        return {};
    }
    std::string out;
    for (std::size_t i = 0; i < uuid.size(); ++i) {
        out += fmt::format("{:02x}{}", uuid[i], i == 3 || i == 5 || i == 7 || i == 9 ? "-" : "");
    }
    return out;
}

/// The feature names in the order of lib/e2p/ls.c print_features: compat, incompat, ro_compat, each by rising bit.
std::vector<std::string> featureNames(const ext2_super_block& sb) {
    std::vector<std::string> names;
    const std::array<std::uint32_t, 3> masks{sb.s_feature_compat, sb.s_feature_incompat, sb.s_feature_ro_compat};
    for (int set = 0; set < 3; ++set) {
        for (unsigned bit = 0; bit < 32; ++bit) {
            const auto mask = 1U << bit;
            if ((masks[static_cast<std::size_t>(set)] & mask) != 0) {
                names.emplace_back(e2p_feature2string(set, mask));
            }
        }
    }
    return names;
}

/// The state in the words of lib/e2p/ps.c print_fs_state.
std::string stateText(std::uint16_t state) {
    std::string words = (state & EXT2_VALID_FS) != 0 ? "clean" : "not clean";
    return (state & EXT2_ERROR_FS) != 0 ? words + " with errors" : words;
}

std::string osName(std::uint32_t os) {
    // e2p_os2string allocates with malloc.
    const std::unique_ptr<char, decltype(&std::free)> name(e2p_os2string(static_cast<int>(os)), &std::free);
    return name ? name.get() : "";
}

std::int64_t timeOf(std::uint32_t low, std::uint8_t high) { return std::int64_t{high} << 32 | low; }

void readNames(const ext2_super_block& sb, Filesystem& out) {
    out.features = featureNames(sb);
    out.uuid = uuidText(sb.s_uuid);
    out.label = text(sb.s_volume_name);
    out.lastMounted = text(sb.s_last_mounted);
    out.state = stateText(sb.s_state);
    out.creatorOs = osName(sb.s_creator_os);
    out.revision = sb.s_rev_level;
    out.created = timeOf(sb.s_mkfs_time, sb.s_mkfs_time_hi);
    out.lastMountTime = timeOf(sb.s_mtime, sb.s_mtime_hi);
    out.lastWriteTime = timeOf(sb.s_wtime, sb.s_wtime_hi);
}

} // namespace

Filesystem filesystemOf(ext2_filsys fs) {
    const auto& sb = *fs->super;
    Filesystem out;
    out.blockSize = {fs->blocksize};
    out.clusterSize = {std::uint64_t{fs->blocksize} << fs->cluster_ratio_bits};
    out.blockCount = {ext2fs_blocks_count(fs->super)};
    out.firstDataBlock = {sb.s_first_data_block};
    out.blocksPerGroup = sb.s_blocks_per_group;
    out.clustersPerGroup = sb.s_clusters_per_group;
    out.inodesPerGroup = sb.s_inodes_per_group;
    out.inodeTableBlocks = fs->inode_blocks_per_group;
    out.inodeSize = static_cast<std::uint32_t>(EXT2_INODE_SIZE(fs->super));
    out.descriptorSize = static_cast<std::uint32_t>(EXT2_DESC_SIZE(fs->super));
    out.groupCount = {fs->group_desc_count};
    if (ext2fs_has_feature_flex_bg(fs->super)) {
        out.flexGroupSize = std::uint32_t{1} << sb.s_log_groups_per_flex;
    }
    out.reservedGdtBlocks = sb.s_reserved_gdt_blocks;
    out.firstMetaBg = ext2fs_has_feature_meta_bg(fs->super) ? sb.s_first_meta_bg : 0;
    out.descriptorBlocks = static_cast<std::uint32_t>(fs->desc_blocks);
    out.inodeCount = sb.s_inodes_count;
    out.freeBlocks = ext2fs_free_blocks_count(fs->super);
    out.freeInodes = sb.s_free_inodes_count;
    out.reservedBlocks = ext2fs_r_blocks_count(fs->super);
    out.raidStride = sb.s_raid_stride;
    out.raidStripeWidth = sb.s_raid_stripe_width;
    readNames(sb, out);
    out.journalInode = sb.s_journal_inum;
    if (ext2fs_has_feature_journal(fs->super) && sb.s_journal_inum == 0) {
        out.journalUuid = uuidText(sb.s_journal_uuid);
    }
    out.errorBehaviour = sb.s_errors;
    out.encodingFlags = sb.s_encoding_flags;
    out.mmpInterval = sb.s_mmp_update_interval;
    std::array<std::uint8_t, 16> seed{};
    std::memcpy(seed.data(), sb.s_hash_seed, seed.size());
    out.hashSeed = uuidText(seed);
    out.needsRecovery = ext2fs_has_feature_journal_needs_recovery(fs->super) != 0;
    return out;
}

} // namespace atlas
