// SPDX-License-Identifier: GPL-3.0-or-later
// The central data structure: an immutable value that describes where a file system keeps its metadata.
//
// Readers, the planner and the snapshot produce it; alignment, metrics, views and reports consume it. It does not depend on
// Qt, files or libext2fs. Groups hold the claims as stored on disk; regions are the resolved claims. A claim that loses blocks
// is a finding.
#pragma once

#include "layout/filesystem.h"
#include "layout/finding.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace atlas {

/// Values of bg_flags: EXT2_BG_* in include/ext2_fs.h.
enum class GroupFlag : std::uint16_t { InodeUninit = 1, BlockUninit = 2, ItableZeroed = 4 };

/// Fields of the group descriptors as a structure of arrays: half a million groups take 24 MB and are walked one field at a
/// time.
struct Groups {
    std::vector<BlockNumber> blockBitmap;
    std::vector<BlockNumber> inodeBitmap;
    std::vector<BlockNumber> inodeTable;
    std::vector<std::uint32_t> freeBlocks; ///< in clusters with bigalloc, as stored
    std::vector<std::uint32_t> freeInodes;
    std::vector<std::uint32_t> usedDirectories;
    std::vector<std::uint32_t> unusedInodes; ///< bg_itable_unused
    std::vector<std::uint16_t> flags;
    std::vector<std::uint16_t> checksum; ///< stored; 0 when the features include no group checksum
    std::vector<std::uint16_t> computedChecksum; ///< equal to `checksum` when that is correct or unused
    /// Stored checksums of the bitmaps; descriptors of 32 bytes hold their lower 16 bits. Both are empty without metadata_csum, of a
    /// plan, and where an older snapshot does not hold them.
    std::vector<std::uint32_t> blockBitmapChecksum;
    std::vector<std::uint32_t> inodeBitmapChecksum;
    bool operator==(const Groups&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(blockBitmap.size())}; }
    void resize(GroupCount count);
    [[nodiscard]] bool has(GroupNumber group, GroupFlag flag) const {
        return (flags[group.value] & static_cast<std::uint16_t>(flag)) != 0;
    }
    [[nodiscard]] bool hasWrongChecksum(GroupNumber group) const {
        return checksum[group.value] != computedChecksum[group.value];
    }
};

/// Superblock and GDT copies at the start of a group (lib/ext2fs/closefs.c, ext2fs_super_and_bgd_loc2).
struct GroupCopies {
    GroupNumber group;
    std::optional<BlockNumber> superblock{};
    BlockInterval descriptors{}; ///< empty when the group has none
    BlockInterval reservedGdt{}; ///< empty when the group has none
    bool operator==(const GroupCopies&) const = default;
};

/// Internal file of the file system: journal, quota file, orphan file, the resize inode's own block, MMP block.
struct SystemFile {
    RegionKind kind{};
    std::uint32_t inode = 0; ///< 0 for the MMP block, which belongs to no inode
    std::vector<BlockInterval> extents{}; ///< in file order, including the extent tree or indirect blocks
    std::vector<BlockInterval> mapping{}; ///< those of `extents` that are the extent tree or indirect blocks
    bool operator==(const SystemFile&) const = default;

    /// The file begins with its first extent; nullopt when it has none.
    [[nodiscard]] std::optional<BlockNumber> start() const {
        return extents.empty() ? std::nullopt : std::optional(extents.front().first);
    }
    /// The extents without `mapping`.
    [[nodiscard]] std::vector<BlockInterval> dataExtents() const;
};

/// Backup superblocks, the one in use among them, that were compared with what is shown.
struct BackupCounts {
    std::uint32_t read = 0;
    std::uint32_t alike = 0; ///< sound, of the same size and geometry
    bool operator==(const BackupCounts&) const = default;
};

/// Output of a reader or planner, before the claims are resolved.
struct LayoutClaims {
    Filesystem filesystem;
    Groups groups;
    std::vector<GroupCopies> copies; ///< sorted by group; groups without copies are omitted
    std::vector<SystemFile> files;
    BackupCounts backups;
    ByteCount missing{}; ///< at the end of the file system, past the end of its partition or image: see setAvailable()
    std::vector<Finding> findings; ///< found while reading
    bool operator==(const LayoutClaims&) const = default;
};

struct Layout : LayoutClaims {
    std::vector<Region> regions; ///< sorted by block, without overlaps
    bool operator==(const Layout&) const = default;

    /// The region that contains `block`; nullptr when there is none.
    [[nodiscard]] const Region* regionAt(BlockNumber block) const;
    /// The group that owns the structure at `block`; where nobody owns one, the group that holds the block.
    [[nodiscard]] GroupNumber groupAt(BlockNumber block) const;
    /// The system file that has `block`, which may be one of its map; nullptr when there is none.
    [[nodiscard]] const SystemFile* fileAt(BlockNumber block) const;
    /// Index of the first region that ends after `block`; regions.size() when there is none.
    [[nodiscard]] std::size_t firstRegionEndingAfter(BlockNumber block) const;
    /// The first region of `kind`; nullptr when there is none.
    [[nodiscard]] const Region* firstOf(RegionKind kind) const;
    /// The superblock and GDT copies in `group`; nullptr when there are none.
    [[nodiscard]] const GroupCopies* copiesIn(GroupNumber group) const;
    /// The first block that the disk claims for the structure of `kind` of `group`; nullopt when it has none.
    [[nodiscard]] std::optional<BlockNumber> startOf(RegionKind kind, GroupNumber group) const;
    /// Free blocks of `group` by its descriptor, which counts clusters.
    [[nodiscard]] BlockCount freeBlocksOf(GroupNumber group) const {
        return {std::uint64_t{groups.freeBlocks[group.value]} * filesystem.blocksPerCluster()};
    }
    [[nodiscard]] BlockInterval inodeTableOf(GroupNumber group) const {
        return {groups.inodeTable[group.value], BlockCount{filesystem.inodeTableBlocks}};
    }
};

using LayoutPtr = std::shared_ptr<const Layout>;

// What the group descriptors say that nobody has written yet, as far as the programs heed it.

/// Flags and bg_itable_unused count only where descriptors carry checksums. Behind a wrong checksum libext2fs ignores BLOCK_UNINIT
/// (lib/ext2fs/rw_bitmaps.c), and e2fsck clears both UNINIT flags and bg_itable_unused, not ITABLE_ZEROED (e2fsck/super.c,
/// PR_0_GDT_CSUM). `claims` must outlive this object.
class HeededFlags {
public:
    explicit HeededFlags(const LayoutClaims& claims)
        : m_groups(claims.groups),
          m_inodesPerGroup(claims.filesystem.inodesPerGroup),
          m_checksums(claims.filesystem.checksumsDescriptors()) {}

    /// Whether the descriptor says so, right or wrong, where it can say so: as dumpe2fs lists the flags.
    [[nodiscard]] bool says(GroupNumber group, GroupFlag flag) const {
        return m_checksums && m_groups.has(group, flag);
    }
    /// Whether no inode of the group is in use, so that its inode bitmap and table are not read.
    [[nodiscard]] bool inodesUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::InodeUninit);
    }
    /// Whether the block bitmap was not written; it is computed.
    [[nodiscard]] bool blocksUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::BlockUninit);
    }
    /// Whether the kernel has still to zero the unused part of the inode table.
    [[nodiscard]] bool awaitsZeroing(GroupNumber group) const {
        return m_checksums && !m_groups.has(group, GroupFlag::ItableZeroed);
    }
    /// The inodes from the table's start up to the last that may be in use.
    [[nodiscard]] std::uint32_t initialisedInodes(GroupNumber group) const {
        const auto unused = trusted(group) ? m_groups.unusedInodes[group.value] : 0;
        return m_inodesPerGroup - std::min(unused, m_inodesPerGroup);
    }

private:
    [[nodiscard]] bool trusted(GroupNumber group) const { return m_checksums && !m_groups.hasWrongChecksum(group); }

    const Groups& m_groups;
    std::uint32_t m_inodesPerGroup;
    bool m_checksums;
};

// What a file system claims past the end of its partition or image.

/// Where the partition or image has only the first `available` bytes of the file system: sets `missing`, and adds the
/// finding that says so. Precondition: the geometry is known.
void setAvailable(LayoutClaims& claims, ByteCount available);

/// `missing` by the finding that setAvailable() made; 0 when there is none. For snapshot files, which store that finding
/// alone.
[[nodiscard]] ByteCount missingBytes(std::span<const Finding> findings);

/// The blocks of which the missing bytes are a part, up to the end of the file system; empty for none, at that end.
[[nodiscard]] BlockInterval missingBlocks(const Layout& layout);

/// How much of something the image or partition has.
enum class Presence : std::uint8_t { All, Part, None };

[[nodiscard]] std::string_view name(Presence presence); ///< "all", "part", "none"

/// What is there of `blocks`: the part in front of `missing`, which are missingBlocks(). What is claimed to lie past the end of
/// the file system is not there either.
[[nodiscard]] BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing);
[[nodiscard]] Presence presenceOf(BlockInterval blocks, BlockInterval missing);

/// Structures that are not all there, by presenceOf(); a system file counts as one. O(groups).
[[nodiscard]] std::uint64_t structuresPastEnd(const Layout& layout);

} // namespace atlas
