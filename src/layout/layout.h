// SPDX-License-Identifier: GPL-3.0-or-later
// The hub: one immutable value that says where a file system keeps its metadata.
//
// Readers, the planner and the snapshot produce it; alignment, metrics, views and reports consume it. It knows nothing of Qt,
// files or libext2fs. Groups keep what the disk claims; regions are the claims resolved, and a claim that loses is a finding.
#pragma once

#include "layout/filesystem.h"
#include "layout/finding.h"

#include <memory>

namespace atlas {

/// bg_flags, include/ext2_fs.h EXT2_BG_*.
enum class GroupFlag : std::uint16_t { InodeUninit = 1, BlockUninit = 2, ItableZeroed = 4 };

/// Per-group figures of the descriptors, an array each: half a million groups are 24 MB and walked one array at a time.
struct Groups {
    std::vector<BlockNumber> blockBitmap;
    std::vector<BlockNumber> inodeBitmap;
    std::vector<BlockNumber> inodeTable;
    std::vector<std::uint32_t> freeBlocks; ///< clusters with bigalloc, as the descriptor counts
    std::vector<std::uint32_t> freeInodes;
    std::vector<std::uint32_t> usedDirectories;
    std::vector<std::uint32_t> unusedInodes; ///< bg_itable_unused
    std::vector<std::uint16_t> flags;
    std::vector<std::uint16_t> checksum; ///< stored; 0 where the feature set has none
    std::vector<std::uint16_t> computedChecksum; ///< equal to the stored one where it is right or where there is none
    bool operator==(const Groups&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(blockBitmap.size())}; }
    void resize(GroupCount count);
    [[nodiscard]] bool has(GroupNumber group, GroupFlag flag) const {
        return (flags[group.value] & static_cast<std::uint16_t>(flag)) != 0;
    }
};

/// What lies at the start of a group that keeps copies: lib/ext2fs/closefs.c ext2fs_super_and_bgd_loc2.
struct GroupCopies {
    GroupNumber group;
    std::optional<BlockNumber> superblock{};
    BlockInterval descriptors{}; ///< empty where the group keeps none
    BlockInterval reservedGdt{}; ///< empty where the group keeps none
    bool operator==(const GroupCopies&) const = default;
};

/// A file of the file system's own: the journal, a quota file, the orphan file, the resize inode's own block, the MMP block.
struct SystemFile {
    RegionKind kind{};
    std::uint32_t inode = 0; ///< 0 for the MMP block, which no inode maps
    std::vector<BlockInterval> extents{}; ///< in file order, with the blocks of its own mapping
    bool operator==(const SystemFile&) const = default;
};

/// What a reader or planner knows before the claims are resolved.
struct LayoutClaims {
    Filesystem filesystem;
    Groups groups;
    std::vector<GroupCopies> copies; ///< by rising group; groups without any are left out
    std::vector<SystemFile> files;
    std::vector<Finding> findings; ///< of reading
    bool operator==(const LayoutClaims&) const = default;
};

struct Layout : LayoutClaims {
    std::vector<Region> regions; ///< sorted by block, none overlaps another
    bool operator==(const Layout&) const = default;

    /// The region that holds `block`, or none.
    [[nodiscard]] const Region* regionAt(BlockNumber block) const;
    /// Index of the first region that ends after `block`; regions.size() when there is none.
    [[nodiscard]] std::size_t firstRegionEndingAfter(BlockNumber block) const;
    /// The copies kept in `group`, or none.
    [[nodiscard]] const GroupCopies* copiesIn(GroupNumber group) const;
    [[nodiscard]] BlockInterval inodeTableOf(GroupNumber group) const {
        return {groups.inodeTable[group.value], BlockCount{filesystem.inodeTableBlocks}};
    }
};

using LayoutPtr = std::shared_ptr<const Layout>;

/// Resolves the claims into regions by the priority of RegionKind; what loses or points outside the volume becomes a finding.
/// At most `maxFindings` of each kind are listed one by one, then one that counts the rest.
[[nodiscard]] Layout resolve(LayoutClaims claims, std::size_t maxFindings = 100);

} // namespace atlas
