// SPDX-License-Identifier: GPL-3.0-or-later
// A finding is a kind with parameters; severityOf() rates it, report/words formats it as text.
#pragma once

#include "disk/drive.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "disk/partition_table.h"
#include "layout/region.h"

namespace atlas {

enum class Severity : std::uint8_t { Note, Warning, Misaligned, Error };

[[nodiscard]] std::string_view name(Severity severity); ///< "note", "warning", "misaligned", "error"

/// The comment of each kind lists `numbers` in order, then the other members that are set.
enum class FindingKind : std::uint8_t {
    // reading the volume
    SuperblockFromBackup,   ///< group and block of the superblock that was read; detail: why the primary failed
    OpenedTolerantly,       ///< detail: the first error of the strict open
    SuperblockChecksum,     ///< stored, computed
    DescriptorChecksum, ///< stored, computed, 1 + the group with right copies (0: unknown); group and groups: affected
    VolumePastEnd, ///< volume size by the superblock, available size, in bytes
    NeedsRecovery, ///< no numbers
    Mounted, ///< detail: mount point, or empty
    NotClean, ///< detail: the state
    ExternalJournal, ///< detail: its UUID
    FileUnreadable, ///< inode; detail: why; region: the system file
    SystemFileFaulty, ///< inode, static_cast of SystemFileFault; region: the system file
    ErrorsRecorded, ///< errors that the kernel counted in the superblock
    CountImpossible, ///< claimed count, largest possible count, static_cast of GroupCounter
    FlagsImpossible, ///< static_cast of GroupFlagFault
    FieldImpossible, ///< value, smallest and largest possible value; detail: the field; region: its structure
    FeaturesConflict, ///< static_cast of FeatureRule
    FreeTotalWrong, ///< total in the superblock, sum of the group descriptors, static_cast of GroupCounter
    JournalNotEmpty, ///< no numbers
    JournalErrorRecorded, ///< the error number that the kernel left in the journal
    OrphansUnmarked, ///< entries of the orphan file
    MmpInUse, ///< sequence number; detail: the host that wrote it
    OutsideVolume, ///< block, blocks in the volume; region: kind of the claim
    ClaimLost, ///< block, index(RegionKind) of the winner, its group + 1 or 0; region: the loser
    NotADisk, ///< detail: what the file is
    OtherVolumeFaulty, ///< errors, warnings; worst; volume: an ext volume that was not chosen
    OtherVolumeMisaligned, ///< block size, physical sector size; fit; volume: an ext volume that was not chosen
    NotLookedAt, ///< static_cast of UnseenReason, its number; detail: of the reason; volume
    VolumesNotRead, ///< volumes and containers beyond the limits of this program
    VolumeUnreadable, ///< detail: why; volume: an ext volume that was not explicitly requested
    LayerChecksum, ///< static_cast of LayerFault, damaged generation, generation used instead (0:
    ///< unknown, none); detail: version of an md superblock; layer: its kind; volume: the partition
    LayerOutdated, ///< generation, newest generation; layer: its kind; volume: the partition
    ReadFailed, ///< detail: the byte and why; another finding may name the consequence
    VolumeInPieces, ///< pieces; detail: the logical volume, in whose bytes positions are counted
    MoreOfTheSame, ///< how many more, static_cast of their Severity; region and detail: theirs
    BackupDiffers, ///< value in the primary superblock, in the backup; group and block: of the backup; detail: field
    BackupDamaged, ///< stored and computed checksum, 0 and 0: no magic number; group and block: of the backup
    BitmapPadding, ///< clusters past the end of the volume that are marked as free, blocks in the volume; group, block
    ContentAmbiguous, ///< detail: the other formats with signatures; volume: the partition, or none for the whole disk
    BackupsBehind, ///< ext backup superblocks, group and block of the first; volume: partition; detail: what precedes
    // the partition table
    TableFaulty, ///< see `fault`
    // alignment
    StartOffGrid, ///< start byte of the partition or volume, bytes past the boundary, grid size
    LayerOffGrid, ///< first data byte, bytes past boundary, grid size; layer: kind; volume: partition, logical volume
    StartCompensated, ///< like StartOffGrid or LayerOffGrid, but the data inside start on the grid
    StartOffOptimalIo, ///< start byte of the volume, bytes past a multiple of the optimal I/O size, that size
    BogusStripeWidth, ///< s_raid_stripe_width and s_raid_stride, in blocks; StripeWidth as number
    MemberOffGrid, ///< byte of the disk, bytes past the boundary, grid size; detail: the member
    KernelSaysMisaligned, ///< no numbers; the misaligned place is unknown
    StructuresMisaligned, ///< straddling structures, partial ones, all structures; region: kind; fit: the worst
    BlockSmallerThanSector, ///< block size, physical sector size
    BlockBelowLogicalSector, ///< block size, logical sector size of the drive
    TableOfOtherSectors, ///< logical sector size of the partition table, of the drive
    SectorSizeAssumed, ///< physical sector size
    // bitmaps; region: BlockBitmap or InodeBitmap
    BitmapUnreadable, ///< block; detail: reason
    BitmapChecksum, ///< stored, computed
    FreeCountWrong, ///< free blocks or inodes by the group descriptor, by the bitmap
    MetadataFree, ///< BlockBitmap: metadata blocks marked as free, index(RegionKind) of the first, which is `block`;
    ///< InodeBitmap: inodes of the file system itself marked as free, the first of them
};

[[nodiscard]] std::string_view name(FindingKind kind); ///< JSON name: "superblock_from_backup"

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
    UnknownFeatures, ///< third number: feature bits that e2fsprogs does not know
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
    Blank, ///< number: zero bytes verified at the start
    NotNamed, ///< the rest of the disk when one volume was named
    NestedGroup, ///< a physical volume inside a logical volume, whose own logical volumes are not searched
};

/// Counts in a group descriptor; FreeClusters with bigalloc.
enum class GroupCounter : std::uint8_t { FreeBlocks, FreeInodes, UnusedInodes, UsedDirectories, FreeClusters };

/// Faults in the flags of a group descriptor.
enum class GroupFlagFault : std::uint8_t {
    WithoutChecksums, ///< marked as uninitialised without a checksum to protect the mark
    BlocksInUse, ///< BLOCK_UNINIT in the first or last group, whose bitmaps are always initialised
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

struct Finding {
    FindingKind kind{};
    std::optional<RegionKind> region{};
    GroupNumber group = noGroup; ///< first affected group
    GroupCount groups{1}; ///< affected groups; meaningful if `group` is set
    std::optional<BlockNumber> block{}; ///< block that shows the problem
    std::array<std::uint64_t, 3> numbers{};
    std::optional<Fit> fit{};
    VolumeName volume{}; ///< a volume that was not chosen, or the affected partition
    std::optional<LayerKind> layer{};
    std::optional<TableFault> fault{};
    std::string detail{};
    std::vector<Finding> worst{}; ///< at most one, of OtherVolumeFaulty: the worst there, with positions in it
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

/// The only place that rates findings: by kind, for a few kinds also by parameters.
[[nodiscard]] Severity severityOf(const Finding& finding);

/// Whether `severity` affects the health. Misalignment and notes are no faults.
[[nodiscard]] constexpr bool isOfHealth(Severity severity) {
    return severity == Severity::Error || severity == Severity::Warning;
}

} // namespace atlas
