// SPDX-License-Identifier: GPL-3.0-or-later
// The central data structure: an immutable value that describes where a file system keeps its metadata.
//
// Groups hold the claims as stored on disk, regions the resolved claims; a claim that loses blocks is a finding.
// Independent of Qt, files and libext2fs.
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

/// Where the descriptor of a group was read.
enum class DescriptorSource : std::uint8_t {
    Primary,
    Copy, ///< with old counts, flags and checksums of bitmaps; the primary one is damaged or cannot be read
    Nowhere, ///< neither the primary descriptor nor a copy can be used
    Unstated, ///< a text does not describe the group, or not completely
};

[[nodiscard]] std::string_view name(DescriptorSource source); ///< "primary", "copy", "nowhere", "unstated"

/// Fields of the group descriptors as a structure of arrays: half a million groups take 24 MB and are walked field by
/// field.
struct Groups {
    std::vector<BlockNumber> blockBitmap;
    std::vector<BlockNumber> inodeBitmap;
    std::vector<BlockNumber> inodeTable;
    std::vector<std::uint32_t> freeBlocks; ///< in clusters with bigalloc, as stored
    std::vector<std::uint32_t> freeInodes;
    std::vector<std::uint32_t> usedDirectories;
    std::vector<std::uint32_t> unusedInodes; ///< bg_itable_unused
    std::vector<std::uint16_t> flags;
    std::vector<std::uint16_t> checksum; ///< stored; 0 without a feature for group checksums
    std::vector<std::uint16_t> computedChecksum; ///< equals `checksum` if that is correct or unused
    /// Stored checksums of the bitmaps; 32-byte descriptors hold only the lower 16 bits. Both are empty without
    /// metadata_csum, in a plan, and if an older snapshot lacks them.
    std::vector<std::uint32_t> blockBitmapChecksum;
    std::vector<std::uint32_t> inodeBitmapChecksum;
    std::vector<std::uint16_t> source; ///< a DescriptorSource for each group; empty if all are Primary
    bool operator==(const Groups&) const = default;

    [[nodiscard]] GroupCount size() const { return {static_cast<std::uint32_t>(blockBitmap.size())}; }
    void resize(GroupCount count);
    [[nodiscard]] bool has(GroupNumber group, GroupFlag flag) const {
        return (flags[group.value] & static_cast<std::uint16_t>(flag)) != 0;
    }
    [[nodiscard]] bool hasWrongChecksum(GroupNumber group) const {
        return checksum[group.value] != computedChecksum[group.value];
    }
    [[nodiscard]] DescriptorSource sourceOf(GroupNumber group) const {
        return source.empty() ? DescriptorSource::Primary : static_cast<DescriptorSource>(source[group.value]);
    }
    /// Whether counts, flags and checksums of bitmaps are those of the group now, not of a copy.
    [[nodiscard]] bool isCurrent(GroupNumber group) const { return sourceOf(group) == DescriptorSource::Primary; }
    /// How many descriptors were read there.
    [[nodiscard]] GroupCount countFrom(DescriptorSource where) const;
};

/// Superblock and GDT copies at the start of a group (lib/ext2fs/closefs.c, ext2fs_super_and_bgd_loc2).
struct GroupCopies {
    GroupNumber group;
    std::optional<BlockNumber> superblock{};
    BlockInterval descriptors{}; ///< empty if the group has none
    BlockInterval reservedGdt{}; ///< empty if the group has none
    bool operator==(const GroupCopies&) const = default;
};

/// An internal file: journal, quota file, orphan file, the resize inode's own block, MMP block.
struct SystemFile {
    RegionKind kind{};
    std::uint32_t inode = 0; ///< 0 for the MMP block, which belongs to no inode
    std::vector<BlockInterval> extents{}; ///< in file order, including the extent tree or indirect blocks
    std::vector<BlockInterval> mapping{}; ///< the part of `extents` that is extent tree or indirect blocks
    bool operator==(const SystemFile&) const = default;

    /// Start of the first extent; nullopt without extents.
    [[nodiscard]] std::optional<BlockNumber> start() const {
        return extents.empty() ? std::nullopt : std::optional(extents.front().first);
    }
    /// The extents without `mapping`.
    [[nodiscard]] std::vector<BlockInterval> dataExtents() const;
};

/// Backup superblocks, including the one in use, that were compared with the displayed superblock.
struct BackupCounts {
    std::uint32_t read = 0;
    std::uint32_t alike = 0; ///< sound, of the same size and geometry
    bool operator==(const BackupCounts&) const = default;
};

/// Output of a reader or planner before the claims are resolved.
struct LayoutClaims {
    Filesystem filesystem;
    Groups groups;
    std::vector<GroupCopies> copies; ///< sorted by group; groups without copies are omitted
    std::vector<SystemFile> files;
    BackupCounts backups;
    ByteCount missing{}; ///< bytes at the end of the file system that its partition or image lacks: see setAvailable()
    std::vector<Finding> findings; ///< found while reading
    bool operator==(const LayoutClaims&) const = default;

    /// Whether a structure of `group` begins at `first`: false for what stands where a text leaves the place out.
    [[nodiscard]] bool isPlaceStated(BlockNumber first, GroupNumber group) const {
        return first != filesystem.end() || groups.sourceOf(group) != DescriptorSource::Unstated;
    }
    /// Whether the superblock or a descriptor is a copy. Only the primary superblock records that the journal holds
    /// newer blocks, and only the primary descriptors are current.
    [[nodiscard]] bool isFromCopies() const { return filesystem.primaryIsLost() || !groups.source.empty(); }
};

/// Whether the layout was read from what a program printed, which leaves out where system files lie, and bitmaps.
[[nodiscard]] bool isOfText(const LayoutClaims& claims);

/// Whether the layout was read from a metadata image of e2image, which holds no blocks of files, not even of the journal.
[[nodiscard]] bool isOfMetadataImage(const LayoutClaims& claims);

/// Whether the source tells which inode tables still have to be zeroed: debugfs does not print that flag.
[[nodiscard]] bool saysWhatIsZeroed(const LayoutClaims& claims);

struct Layout : LayoutClaims {
    std::vector<Region> regions; ///< sorted by block, without overlaps
    bool operator==(const Layout&) const = default;

    /// The region that contains `block`; nullptr without one.
    [[nodiscard]] const Region* regionAt(BlockNumber block) const;
    /// The group that owns the structure at `block`, else the group that contains the block.
    [[nodiscard]] GroupNumber groupAt(BlockNumber block) const;
    /// The system file that contains `block`, also in its map; nullptr without one.
    [[nodiscard]] const SystemFile* fileAt(BlockNumber block) const;
    /// Index of the first region that ends after `block`; regions.size() without one.
    [[nodiscard]] std::size_t firstRegionEndingAfter(BlockNumber block) const;
    /// The first region of `kind`; nullptr without one.
    [[nodiscard]] const Region* firstOf(RegionKind kind) const;
    /// The superblock and GDT copies in `group`; nullptr without any.
    [[nodiscard]] const GroupCopies* copiesIn(GroupNumber group) const;
    /// The first block that the disk claims for the structure of `kind` of `group`; nullopt without one.
    [[nodiscard]] std::optional<BlockNumber> startOf(RegionKind kind, GroupNumber group) const;
    /// Free blocks of `group`, converted from the clusters in its descriptor; nullopt if that is a copy.
    [[nodiscard]] std::optional<BlockCount> freeBlocksOf(GroupNumber group) const {
        const BlockCount free{std::uint64_t{groups.freeBlocks[group.value]} * filesystem.blocksPerCluster()};
        return groups.isCurrent(group) ? std::optional(free) : std::nullopt;
    }
    /// Empty where a text leaves it out.
    [[nodiscard]] BlockInterval inodeTableOf(GroupNumber group) const {
        const auto first = groups.inodeTable[group.value];
        return {first, BlockCount{isPlaceStated(first, group) ? filesystem.inodeTableBlocks : 0}};
    }
};

using LayoutPtr = std::shared_ptr<const Layout>;

/// What programs assume about uninitialised parts of a group. Flags and bg_itable_unused count only if descriptors
/// have checksums. With a wrong checksum libext2fs ignores BLOCK_UNINIT (lib/ext2fs/rw_bitmaps.c), and e2fsck clears
/// both UNINIT flags and bg_itable_unused, but not ITABLE_ZEROED (e2fsck/super.c, PR_0_GDT_CSUM). Those of a copy are
/// old and do not count. `claims` must outlive this object.
class HeededFlags {
public:
    explicit HeededFlags(const LayoutClaims& claims)
        : m_groups(claims.groups),
          m_inodesPerGroup(claims.filesystem.inodesPerGroup),
          m_checksums(claims.filesystem.checksumsDescriptors()),
          m_zeroing(saysWhatIsZeroed(claims)) {}

    /// Whether the flag is set, even with a wrong checksum, like in dumpe2fs; false without descriptor checksums and in
    /// a copy.
    [[nodiscard]] bool says(GroupNumber group, GroupFlag flag) const {
        return m_checksums && m_groups.isCurrent(group) && m_groups.has(group, flag);
    }
    /// Whether the group has no inode in use, so that its inode bitmap and table are not read.
    [[nodiscard]] bool inodesUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::InodeUninit);
    }
    /// Whether the block bitmap is computed because it was never written.
    [[nodiscard]] bool blocksUninitialised(GroupNumber group) const {
        return trusted(group) && m_groups.has(group, GroupFlag::BlockUninit);
    }
    /// Whether the kernel still has to zero the unused part of the inode table.
    [[nodiscard]] bool awaitsZeroing(GroupNumber group) const {
        return m_checksums && m_zeroing && m_groups.isCurrent(group) && !m_groups.has(group, GroupFlag::ItableZeroed);
    }
    /// Inodes from the start of the table to the last one possibly in use.
    [[nodiscard]] std::uint32_t initialisedInodes(GroupNumber group) const {
        const auto unused = trusted(group) ? m_groups.unusedInodes[group.value] : 0;
        return m_inodesPerGroup - std::min(unused, m_inodesPerGroup);
    }

private:
    [[nodiscard]] bool trusted(GroupNumber group) const {
        return m_checksums && m_groups.isCurrent(group) && !m_groups.hasWrongChecksum(group);
    }

    const Groups& m_groups;
    std::uint32_t m_inodesPerGroup;
    bool m_checksums;
    bool m_zeroing;
};

/// If the partition or image has only the first `available` bytes of the file system, sets `missing` and adds
/// VolumePastEnd. Precondition: the geometry is known.
void setAvailable(LayoutClaims& claims, ByteCount available);

/// `missing` from the finding of setAvailable(), 0 without it; snapshot files store only the finding.
[[nodiscard]] ByteCount missingBytes(std::span<const Finding> findings);

/// The blocks that are missing at least in part, up to the end of the file system; empty at that end if none are.
[[nodiscard]] BlockInterval missingBlocks(const Layout& layout);

/// How much of a structure the image or partition contains.
enum class Presence : std::uint8_t { All, Part, None };

[[nodiscard]] std::string_view name(Presence presence); ///< "all", "part", "none"

/// The part of `blocks` before `missing`, which comes from missingBlocks(). Claims past the end of the file system
/// count as missing.
[[nodiscard]] BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing);
[[nodiscard]] Presence presenceOf(BlockInterval blocks, BlockInterval missing);

/// Structures that are not completely present, by presenceOf(); a system file counts as one. O(groups).
[[nodiscard]] std::uint64_t structuresPastEnd(const Layout& layout);

} // namespace atlas
