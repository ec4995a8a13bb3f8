// SPDX-License-Identifier: GPL-3.0-or-later
// What the superblock says: the geometry of a volume and the figures people look up.
#pragma once

#include "base/interval.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct Filesystem {
    ByteCount blockSize;
    ByteCount clusterSize;             ///< = blockSize without bigalloc
    BlockCount blockCount;
    BlockNumber firstDataBlock;        ///< 1 for 1 KiB blocks without bigalloc, else 0
    std::uint32_t blocksPerGroup = 0;
    std::uint32_t clustersPerGroup = 0;
    std::uint32_t inodesPerGroup = 0;
    std::uint32_t inodeTableBlocks = 0; ///< blocks of each group's inode table
    std::uint32_t inodeSize = 0;
    std::uint32_t descriptorSize = 0;   ///< 32 without 64bit, else s_desc_size
    GroupCount groupCount;
    std::optional<std::uint32_t> flexGroupSize; ///< none without flex_bg; 1 for -G 1
    std::uint32_t reservedGdtBlocks = 0;
    std::uint32_t firstMetaBg = 0;
    std::uint32_t descriptorBlocks = 0; ///< blocks of the whole group descriptor table

    std::uint64_t inodeCount = 0;
    std::uint64_t freeBlocks = 0;       ///< blocks, as dumpe2fs prints them (clusters × ratio with bigalloc)
    std::uint64_t freeInodes = 0;
    std::uint64_t reservedBlocks = 0;
    std::uint32_t raidStride = 0;
    std::uint32_t raidStripeWidth = 0;

    std::vector<std::string> features;  ///< as e2fsprogs prints them, in its order
    std::string uuid;
    std::string label;
    std::string lastMounted;
    std::string state;                  ///< "clean", "not clean", "clean with errors" as dumpe2fs says
    std::string creatorOs;
    std::uint32_t revision = 0;
    std::int64_t created = 0;           ///< seconds since 1970; 0 where the superblock says nothing
    std::int64_t lastMountTime = 0;
    std::int64_t lastWriteTime = 0;
    std::string journalUuid;            ///< of an external journal; empty otherwise
    std::uint32_t journalInode = 0;     ///< s_journal_inum, which may be set without has_journal
    GroupNumber superblockGroup{0};     ///< the group whose superblock copy was read: not 0 when the primary failed
    BlockNumber superblockBlock{0};
    bool needsRecovery = false;         ///< what is shown is stale until the journal is replayed
    bool mounted = false;               ///< read-write on this machine: what is shown may move
    bool operator==(const Filesystem&) const = default;

    [[nodiscard]] bool has(std::string_view feature) const;
    [[nodiscard]] BlockNumber end() const { return BlockNumber{blockCount.value}; }
    [[nodiscard]] std::uint32_t blocksPerCluster() const {
        return static_cast<std::uint32_t>(clusterSize.value / blockSize.value);
    }
    /// The blocks of `group`; the last group may be shorter.
    [[nodiscard]] BlockInterval blocksOf(GroupNumber group) const;
    /// The group in which `block` lies; block 0 of a 1 KiB volume counts as group 0.
    [[nodiscard]] GroupNumber groupOf(BlockNumber block) const;
    /// Groups in one flex group, 1 where there are none.
    [[nodiscard]] std::uint32_t groupsPerFlex() const { return flexGroupSize.value_or(1); }
    [[nodiscard]] std::uint32_t flexGroupOf(GroupNumber group) const { return group.value / groupsPerFlex(); }
};

} // namespace atlas
