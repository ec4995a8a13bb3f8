// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry and general attributes of a volume, from its superblock.
#pragma once

#include "base/units.h"
#include "layout/journal_replay.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// s_inodes_count is 32 bits wide.
inline constexpr std::uint64_t maxInodeCount = 0xFFFFFFFF;

/// Block groups per flex group, as in -G; nullopt without flex_bg.
using FlexGroupSize = std::optional<std::uint32_t>;

inline constexpr std::uint32_t rootInode = 2; ///< EXT2_ROOT_INO

/// An error that the kernel recorded in the superblock (fs/ext4/super.c, save_error_info).
struct RecordedError {
    std::int64_t time = 0; ///< Unix time in seconds
    std::string function{};
    std::uint32_t line = 0;
    std::uint32_t inode = 0; ///< 0: none
    std::uint64_t block = 0; ///< 0: none
    std::uint8_t code = 0; ///< EXT4_ERR_* of fs/ext4/ext4.h; 0: none
    bool operator==(const RecordedError&) const = default;
};

/// "EFSCORRUPTED"; empty for 0, and a number for codes that fs/ext4/ext4.h does not name.
[[nodiscard]] std::string codeName(const RecordedError& error);

struct Filesystem {
    ByteCount blockSize{};
    ByteCount clusterSize{};             ///< equal to blockSize without bigalloc
    BlockCount blockCount{};
    BlockNumber firstDataBlock{};        ///< 1 with 1 KiB blocks and without bigalloc, else 0
    std::uint32_t blocksPerGroup = 0;
    std::uint32_t clustersPerGroup = 0;
    std::uint32_t inodesPerGroup = 0;
    std::uint32_t inodeTableBlocks = 0; ///< blocks of each group's inode table
    std::uint32_t inodeSize = 0;
    std::uint32_t descriptorSize = 0;   ///< 32 without 64bit, else s_desc_size
    GroupCount groupCount{};
    FlexGroupSize flexGroupSize{}; ///< 1 for -G 1
    std::uint32_t reservedGdtBlocks = 0;
    std::uint32_t firstMetaBg = 0;
    std::uint32_t descriptorBlocks = 0; ///< blocks of the complete GDT

    std::uint64_t inodeCount = 0;
    /// In blocks, as dumpe2fs prints them (clusters × ratio with bigalloc); nullopt where the superblock is a copy.
    std::optional<std::uint64_t> freeBlocks = 0;
    std::optional<std::uint64_t> freeInodes = 0; ///< likewise
    std::uint64_t reservedBlocks = 0;
    std::uint32_t raidStride = 0;
    std::uint32_t raidStripeWidth = 0;

    std::uint32_t overheadClusters = 0; ///< s_overhead_clusters; 0: not set

    std::uint32_t errorCount = 0; ///< since the last e2fsck; 0 where the superblock is a copy
    std::optional<RecordedError> firstError{};
    std::optional<RecordedError> lastError{};

    // What mke2fs needs to recreate the file system.
    std::uint32_t errorBehaviour = 1; ///< s_errors: 1 continue, 2 remount read-only, 3 panic
    std::uint32_t defaultMountOptions = 0; ///< s_default_mount_opts: EXT4_DEFM_… flags
    std::string mountOptions{}; ///< s_mount_opts, as tune2fs -E mount_opts sets it
    std::uint32_t encodingFlags = 0; ///< s_encoding_flags: 1 for strict names
    std::uint32_t mmpInterval = 0; ///< s_mmp_update_interval in seconds
    std::string hashSeed{}; ///< s_hash_seed as a UUID; empty when not set

    /// Seed of the metadata_csum checksums: s_checksum_seed, or derived from the UUID. nullopt without the feature and
    /// for plans.
    std::optional<std::uint32_t> checksumSeed{};

    std::vector<std::string> features{}; ///< as e2fsprogs prints them, in its order
    bool areFeaturesKnown = true; ///< false for a text that leaves them out
    std::string uuid{};
    std::string label{};
    std::string lastMounted{};
    std::string state{}; ///< "clean", "needs recovery", "not clean", each perhaps with " with errors"
    std::string creatorOs{};
    std::uint32_t revision = 0;
    std::int64_t created = 0; ///< Unix time in seconds; 0 when not set
    std::int64_t lastMountTime = 0;
    std::int64_t lastWriteTime = 0;
    std::string journalUuid{}; ///< UUID of an external journal; empty without one
    std::uint32_t journalInode = 0; ///< s_journal_inum; may be set without has_journal
    GroupNumber superblockGroup{0}; ///< group of the superblock that was read; not 0 for a backup
    BlockNumber superblockBlock{0};
    bool needsRecovery = false; ///< the metadata on disk is stale until the journal is replayed
    std::optional<JournalReplay> replay{}; ///< set if what is read is the state after a replay in memory
    bool mounted = false; ///< mounted read-write on this machine, so metadata may change
    bool operator==(const Filesystem&) const = default;

    [[nodiscard]] bool has(std::string_view feature) const;
    /// Whether the kernel or e2fsck recorded errors: EXT2_ERROR_FS of s_state.
    [[nodiscard]] bool hasRecordedErrors() const { return state.ends_with("with errors"); }
    /// "ext2", "ext3" or "ext4" by the features, as libblkid decides; "ext2/3/4" if they are not known.
    [[nodiscard]] std::string_view extName() const;
    /// Whether the group descriptors carry checksums: metadata_csum or uninit_bg.
    [[nodiscard]] bool checksumsDescriptors() const { return has("metadata_csum") || has("uninit_bg"); }
    /// Whether the primary superblock is unusable; its place then holds other data.
    [[nodiscard]] bool primaryIsLost() const { return superblockGroup.value != 0; }
    [[nodiscard]] BlockNumber end() const { return BlockNumber{blockCount.value}; }
    /// Bytes of the whole volume, as the superblock claims.
    [[nodiscard]] ByteCount size() const { return bytesOf(blockCount, blockSize); }
    /// All blocks, including a block 0 before the first group.
    [[nodiscard]] BlockInterval blocks() const { return {BlockNumber{0}, blockCount}; }
    /// The blocks that belong to groups, available for files and metadata: from firstDataBlock on.
    [[nodiscard]] BlockInterval blocksOfGroups() const { return between(firstDataBlock, end()); }
    [[nodiscard]] std::uint32_t blocksPerCluster() const {
        return static_cast<std::uint32_t>(clusterSize.value / blockSize.value);
    }
    /// The block that contains `byte` of the volume, or of the disk if the volume begins at byte `volume` of it.
    /// nullopt before the first block, past the last one, and if the block size is 0.
    [[nodiscard]] std::optional<BlockNumber> blockAt(ByteOffset byte, ByteOffset volume = {}) const;
    /// Group descriptors per block; 0 if a damaged superblock gives no usable size.
    [[nodiscard]] std::uint32_t descriptorsPerBlock() const {
        return descriptorSize == 0 ? 0 : static_cast<std::uint32_t>(blockSize.value / descriptorSize);
    }
    /// Blocks of `group`; the last group may be shorter.
    [[nodiscard]] BlockInterval blocksOf(GroupNumber group) const;
    /// The group that contains `block`; block 0 counts as group 0 with 1 KiB blocks.
    [[nodiscard]] GroupNumber groupOf(BlockNumber block) const;
    /// The bit of `block` in the bitmap of its group, one bit per cluster. Precondition: blocksOfGroups() contains
    /// `block`.
    [[nodiscard]] std::uint64_t bitOf(BlockNumber block) const;
    /// Clusters in `group`; the last group may have fewer.
    [[nodiscard]] std::uint32_t clustersOf(GroupNumber group) const {
        return static_cast<std::uint32_t>(ceilDiv(blocksOf(group).count.value, blocksPerCluster()));
    }
    /// The first block of the cluster that bit `bit` in the bitmap of `group` covers.
    [[nodiscard]] BlockNumber blockOfBit(GroupNumber group, std::uint64_t bit) const;
    /// Number of the first inode in the table of `group`; 1 in the first group.
    [[nodiscard]] std::uint64_t firstInodeOf(GroupNumber group) const {
        return std::uint64_t{group.value} * inodesPerGroup + 1;
    }
    /// The group whose table holds `inode`; past the last group if the number is too large. Preconditions: `inode` and
    /// inodesPerGroup are not 0.
    [[nodiscard]] GroupNumber groupOfInode(std::uint32_t inode) const { return {(inode - 1) / inodesPerGroup}; }
    /// Index in that table and in the inode bitmap. Preconditions: those of groupOfInode().
    [[nodiscard]] std::uint32_t indexOfInode(std::uint32_t inode) const { return (inode - 1) % inodesPerGroup; }
    /// Groups per flex group; 1 without flex_bg.
    [[nodiscard]] std::uint32_t groupsPerFlex() const { return flexGroupSize.value_or(1); }
    /// Whether several groups share a place for their metadata: false without flex_bg and with -G 1.
    [[nodiscard]] bool hasFlexGroups() const { return groupsPerFlex() > 1; }
    /// Equals the number of groups without flex_bg; the last flex group may be shorter.
    [[nodiscard]] std::uint32_t flexGroupCount() const {
        return static_cast<std::uint32_t>(ceilDiv(groupCount.value, groupsPerFlex()));
    }
    [[nodiscard]] std::uint32_t flexGroupOf(GroupNumber group) const { return group.value / groupsPerFlex(); }
    /// The existing groups of the flex group that contains `group`.
    [[nodiscard]] Interval<GroupNumber> flexGroupAround(GroupNumber group) const;
};

} // namespace atlas
