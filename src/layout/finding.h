// SPDX-License-Identifier: GPL-3.0-or-later
// A finding is a kind with parameters: findings.def lists and rates the kinds, report/words formats them as text.
#pragma once

#include "disk/drive.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "disk/partition_table.h"
#include "layout/backup_set.h"
#include "layout/journal_replay.h"
#include "layout/region.h"

namespace atlas {

enum class Severity : std::uint8_t { Note, Warning, Misaligned, Error };

[[nodiscard]] std::string_view name(Severity severity); ///< "note", "warning", "misaligned", "error"

/// What is wrong or worth knowing; findings.def lists all kinds with their severities and numbers.
enum class FindingKind : std::uint8_t {
#define FINDING(kind, json, severity) kind,
#include "layout/findings.def"
#undef FINDING
};

[[nodiscard]] std::string_view name(FindingKind kind); ///< JSON name: "superblock_from_backup"

[[nodiscard]] bool isFindingKind(std::string_view name);

/// Faults of a system file whose inode can be read.
enum class SystemFileFault : std::uint8_t {
    NoInode, ///< the superblock names no inode or block
    NotInUse, ///< no links, or a deletion time
    NotRegular, ///< neither a regular file nor, for the root, a directory
    NoMap, ///< no extent header although the inode uses extents
    NoBlocks, ///< no blocks are mapped
    TooShort, ///< the size is 0, or fewer blocks are mapped than it needs
    WrongChecksum, ///< of the inode
    NoHeader, ///< the first block lacks the magic number of its kind
    WrongReserve, ///< the resize inode does not list the reserved GDT blocks
    Holes, ///< blocks are missing inside
    TooSmall, ///< below the kernel's minimum
    WrongBlockCount, ///< i_blocks differs from the number of its blocks
    WrongSize, ///< the size does not match its blocks
    WrongLinks, ///< third number: the links from its entries
    BlockOutside, ///< third number: a block outside the volume
    ContentDamaged, ///< third number: the block with impossible content
    ContentChecksum, ///< third number: the block with a wrong checksum
    UnknownFeatures, ///< third number: feature bits that e2fsprogs does not know; of a journal, or in
                     ///< snapshots of earlier versions of the superblock
    WrongFlags, ///< third number: the forbidden flags
    BlockTaken, ///< third number: a block that holds other metadata
    Unclaimed, ///< holds data, but the superblock does not use it
};

/// Why a volume, or the content of a partition, was not examined.
enum class UnseenReason : std::uint8_t {
    NotRecognised, ///< unknown to libblkid, and no backup superblock; number: 1 if ext or a container was expected;
    ///< detail: the partition type
    Sealed, ///< LUKS
    PartOfArray, ///< number: the level of the md array
    NotInSync, ///< a spare, failed or incomplete member of an array
    NoGroup, ///< a physical volume in no volume group that could be read
    NoVolume, ///< a physical volume without a logical volume: empty, or a copy of another one
    BesideTable, ///< ext on the whole disk, next to a partition table
    Container, ///< detail: another kind of container, as libblkid names it
    Obstacle, ///< number: static_cast of VolumeObstacle; detail: its detail
    Mirror = 10, ///< a physical volume; number: the partition with the other half of the RAID 1
    GuestDisk, ///< a partition table inside
    Blank, ///< as an empty slot, or made at the first boot; number: zero bytes verified at the start
    NotNamed, ///< the rest of the disk when one volume was named
    NestedGroup, ///< a physical volume inside a logical volume, whose own logical volumes are not searched
    RawData, ///< what boot loaders and kernels are written as; detail: what it is
};

/// Counts in a group descriptor; FreeClusters with bigalloc.
enum class GroupCounter : std::uint8_t { FreeBlocks, FreeInodes, UnusedInodes, UsedDirectories, FreeClusters };

/// Faults in the flags of a group descriptor.
enum class GroupFlagFault : std::uint8_t {
    WithoutChecksums, ///< marked as uninitialised without a checksum to protect the mark
    BlocksInUse, ///< BLOCK_UNINIT in the first or last group, whose bitmaps are always initialised
};

/// Faults of files, found by a pass over all of them. A finding counts those of one kind and gives the first.
enum class FileFault : std::uint8_t {
    InodeChecksum, ///< first: an inode, also below where nothing else is stated
    Field, ///< detail: the field that contradicts others
    MapDamaged, ///< extent tree or indirect blocks
    MapChecksum, ///< of a block of the extent tree
    BlockOutside, ///< the map names blocks outside the file system
    BlockContested, ///< counts blocks of several files, or of a file and metadata; no first
    BlockUnowned, ///< counts blocks in use without an owner; first: a block
    BlockFree, ///< counts owned blocks that the bitmap marks as free; no first
    InodeUnmarked, ///< in use, but free in the inode bitmap
    InodeMarked, ///< the reverse
    DirectoryDamaged, ///< entries do not fit, or blocks are missing
    DirectoryChecksum,
    IndexDamaged, ///< the hash tree of a directory
    DotsWrong, ///< "." or ".."
    EntryUnused, ///< counts entries that name an inode not in use; first: a directory, as for all entries
    EntryType, ///< counts entries whose file type is not that of the inode
    EntryName, ///< counts impossible names and those that occur twice
    SecondName, ///< counts further names of directories
    LinkCount,
    Unconnected, ///< in use, but no way leads there from the root
    OrphanList, ///< the list of inodes deleted while open
    AttributesDamaged,
    AttributesChecksum,
    AttributesCount, ///< counts blocks with a wrong number of references; first: a block
    DirectoryCount, ///< counts groups whose descriptor has a wrong number of directories; first: a group
    QuotaDamaged, ///< the tree of a quota file; detail: as of Quota; no first
    Quota, ///< counts identifiers with a wrong usage; first: an identifier; detail: "user", "group" or "project"
    InodeBlank, ///< in use by the bitmap, but nothing describes a file
};

/// What lies behind a file system in the same partition, volume or file, and is not part of it.
enum class Behind : std::uint8_t {
    Unrecognised,
    Verity, ///< the superblock and hash tree of dm-verity
    VhdFooter, ///< "conectix", whatever its checksum
    AvbFooter, ///< the footer of Android Verified Boot (external/avb, libavb/avb_footer.h)
    AndroidCryptoFooter, ///< the key of Android's full-disk encryption (system/vold/cryptfs.h)
    Other, ///< named by libblkid
};

/// Rules among features that a superblock can break.
enum class FeatureRule : std::uint8_t {
    BigallocWithoutExtents,
    ResizeInodeWithMetaBg,
    TwoGroupChecksums, ///< metadata_csum and uninit_bg
    JournalWithoutFeature, ///< a journal inode or needs_recovery without has_journal
    ReserveWithoutInode, ///< reserved GDT blocks without resize_inode
    OrphansWithoutCause, ///< orphan_present with an empty or missing orphan file
    WideWithoutExtents, ///< 64bit without extent
    TwoJournals, ///< a journal inode and a journal on another device
    TypesWithoutFiletype, ///< directory entries with file types, without filetype
    TablesWithoutFlexBg, ///< bitmaps or inode table of `group` outside it, without flex_bg
};

/// The three words of features in a superblock; by the word, a system decides what to do about an unknown feature.
enum class FeatureClass : std::uint8_t { Compat, Incompat, RoCompat };

/// Where a feature comes from with which libext2fs does not open a file system.
enum class FeatureOrigin : std::uint8_t {
    Unknown,
    NamedOnly, ///< e2fsprogs has a name for it, such as dirdata, and no support
    LinuxOnly,
    ChromeOs, ///< all of the highest 8 bits: the mark that keeps ChromeOS's system partition from being written
};

struct Finding {
    FindingKind kind{};
    std::optional<RegionKind> region{};
    GroupNumber group = noGroup; ///< first affected group
    GroupCount groups{1}; ///< affected groups; meaningful if `group` is set
    std::vector<GroupNumber> others{}; ///< of backups: further groups, which seldom follow each other, ascending
    std::optional<BlockNumber> block{}; ///< block that shows the problem
    std::array<std::uint64_t, 3> numbers{}; ///< their meaning depends on the kind: findings.def
    std::optional<Fit> fit{};
    VolumeName volume{}; ///< a volume that was not chosen, or the affected partition
    std::optional<LayerKind> layer{};
    std::optional<TableFault> fault{};
    std::optional<BackupSet> backups{};
    std::string detail{};
    std::vector<Finding> worst{}; ///< at most one, of OtherVolumeFaulty: the worst there, with positions in it
    VolumeName in{}; ///< the volume it was found in, if a report covers several
    bool operator==(const Finding&) const = default;
};

/// Keeps the first findings of one kind and counts the rest: a corrupt GDT can yield one for each of half a million
/// groups.
class CappedFindings {
public:
    explicit CappedFindings(std::size_t maximum = 100) : m_maximum(maximum) {}
    void add(Finding finding);
    /// Adds all of `other`, including those that it only counted.
    void add(const CappedFindings& other);
    /// Appends the kept findings and, if others were only counted, one MoreOfTheSame.
    void appendTo(std::vector<Finding>& into) const;

private:
    std::size_t m_maximum;
    std::vector<Finding> m_kept;
    std::uint64_t m_more = 0;
};

/// The severity that findings.def states for its kind.
[[nodiscard]] Severity severityOf(const Finding& finding);

/// Whether `finding` affects the health. Misalignment, small blocks and notes are no faults.
[[nodiscard]] bool isOfHealth(const Finding& finding);

} // namespace atlas
