// SPDX-License-Identifier: GPL-3.0-or-later
// A finding is a kind plus its parameters; finding_severity.h says how bad it is, report/words formats it as text.
#pragma once

#include "disk/drive.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "disk/partition_table.h"
#include "layout/region.h"

namespace atlas {

enum class Severity : std::uint8_t { Note, Warning, Misaligned, Error };

[[nodiscard]] std::string_view name(Severity severity); ///< "note", "warning", "misaligned", "error"

/// The comment of each kind lists the contents of `numbers`, in order, then the other members that are set.
enum class FindingKind : std::uint8_t {
    // reading the volume
    SuperblockFromBackup,   ///< group and block of the superblock that was read; detail: why the primary failed
    OpenedTolerantly,       ///< detail: the first error of the strict open
    SuperblockChecksum,     ///< stored, computed
    DescriptorChecksum, ///< stored, computed, 1 + the group with right copies (0: none known); group and groups: the affected range
    VolumePastEnd, ///< volume size by the superblock, available size, in bytes
    NeedsRecovery, ///< no numbers
    Mounted, ///< detail: mount point, or empty
    NotClean, ///< detail: the state
    ExternalJournal, ///< detail: its UUID
    FileUnreadable, ///< inode; detail: why; region: which system file
    SystemFileFaulty, ///< inode, static_cast of SystemFileFault; region: which system file
    ErrorsRecorded, ///< errors that the kernel counted in the superblock
    CountImpossible, ///< claimed count, largest possible count, static_cast of GroupCounter
    FlagsImpossible, ///< static_cast of GroupFlagFault
    FieldImpossible, ///< value, smallest and largest possible value; detail: the field; region: where
    FeaturesConflict, ///< static_cast of FeatureRule
    FreeTotalWrong, ///< total in the superblock, sum of the group descriptors, static_cast of GroupCounter
    JournalNotEmpty, ///< no numbers
    JournalErrorRecorded, ///< the error number that the kernel left in the journal
    OrphansUnmarked, ///< entries of the orphan file
    MmpInUse, ///< sequence number; detail: the host that wrote it
    OutsideVolume, ///< block, blocks in the volume; region: what is claimed there
    ClaimLost, ///< block, index(RegionKind) of the winner, its group + 1 or 0; region: the loser
    NotADisk, ///< detail: what the file is
    OtherVolumeFaulty, ///< errors, warnings; worst; volume: of an ext volume that was not chosen
    OtherVolumeMisaligned, ///< block size, physical sector size; fit; volume: of an ext volume that was not chosen
    NotLookedAt, ///< static_cast of UnseenReason, its number; detail: of the reason; volume: which
    VolumesNotRead, ///< how many further volumes and containers are over the limits of this program
    VolumeUnreadable, ///< detail: why; volume: of an ext volume that nobody asked for by name
    LayerChecksum, ///< static_cast of LayerFault, generation of what is damaged, generation of what is used instead (0:
    ///< unknown, none); detail: the version of an md superblock; layer: its kind; volume: the partition
    LayerOutdated, ///< generation, newest generation; layer: its kind; volume: the partition
    ReadFailed, ///< detail: the byte and why; another finding may say what is missing for it
    VolumeInPieces, ///< pieces; detail: the logical volume, in whose bytes positions are counted
    MoreOfTheSame, ///< how many more, static_cast of their Severity; region and detail: of what
    BackupDiffers, ///< value in the primary superblock, in the backup; group and block: of the backup; detail: the field
    BackupDamaged, ///< stored and computed checksum, 0 and 0: no magic number; group and block: of the backup
    BitmapPadding, ///< clusters behind the end of the volume that are marked as free, blocks in the volume; group, block
    ContentAmbiguous, ///< detail: the formats whose signatures are there too; volume: the partition, or none for the whole disk
    BackupsBehind, ///< how many ext backup superblocks, group and block of the first; volume: the partition; detail: what is in front
    // the partition table
    TableFaulty, ///< see `fault`
    // alignment
    StartOffGrid, ///< start byte of the partition or volume, bytes past the boundary, grid size
    LayerOffGrid, ///< first data byte, bytes past the boundary, grid size; layer: its kind; volume: the partition, and the logical
    ///< volume that it is
    StartCompensated, ///< as StartOffGrid or LayerOffGrid, but the data inside start on the grid
    StartOffOptimalIo, ///< start byte of the volume, bytes past a multiple of the optimal I/O size, that size
    BogusStripeWidth, ///< s_raid_stripe_width and s_raid_stride, in blocks; a StripeWidth as number
    MemberOffGrid, ///< byte of the disk, bytes past the boundary, grid size; detail: the member
    KernelSaysMisaligned, ///< no numbers; what lies where is not known
    StructuresMisaligned, ///< straddling structures, partial ones, all structures; region: kind; fit: the worst
    BlockSmallerThanSector, ///< block size, physical sector size
    BlockBelowLogicalSector, ///< block size, logical sector size of the drive
    TableOfOtherSectors, ///< logical sector size of the partition table, of the drive
    SectorSizeAssumed, ///< physical sector size
    // the bitmaps; region: BlockBitmap or InodeBitmap
    BitmapUnreadable, ///< block; detail: reason
    BitmapChecksum, ///< stored, computed
    FreeCountWrong, ///< free blocks or inodes by the group descriptor, by the bitmap
    MetadataFree, ///< BlockBitmap: blocks of metadata that it marks as free, index(RegionKind) of the first of them, `block`;
    ///< InodeBitmap: inodes of the file system itself that it marks as free, the first of them
};

[[nodiscard]] std::string_view name(FindingKind kind); ///< JSON name: "superblock_from_backup"

/// What is wrong with a system file whose inode can be read.
enum class SystemFileFault : std::uint8_t {
    NoInode, ///< the superblock names no inode or block
    NotInUse, ///< no links, or a deletion time
    NotRegular, ///< neither a regular file nor, for the root, a directory
    NoMap, ///< no extent header where the inode is said to have extents
    NoBlocks, ///< no blocks are mapped
    TooShort, ///< the size is 0, or fewer blocks are mapped than it needs
    WrongChecksum, ///< of the inode
    NoHeader, ///< the first block lacks the magic number of its kind
    WrongReserve, ///< the resize inode does not list the reserved GDT blocks
    Holes, ///< blocks are missing inside
    TooSmall, ///< smaller than the kernel accepts
    WrongBlockCount, ///< i_blocks does not count its blocks
    WrongSize, ///< the size is not that of its blocks
    WrongLinks, ///< third number: the links that its entries make
    BlockOutside, ///< third number: a block outside the volume
    ContentDamaged, ///< third number: the block that cannot be what it has to be
    ContentChecksum, ///< third number: the block with a wrong checksum
    UnknownFeatures, ///< third number: feature bits that e2fsprogs does not know
    WrongFlags, ///< third number: the flags that it may not have
    BlockTaken, ///< third number: a block that holds other metadata
    Unclaimed, ///< it holds data, and the superblock does not use it
};

/// Why nobody looked for faults in a volume, or in what a partition holds.
enum class UnseenReason : std::uint8_t {
    NotRecognised, ///< neither libblkid nor a backup superblock tells what it is; number: 1 where ext or a container should be there;
    ///< detail: the type of the partition
    Sealed, ///< LUKS
    PartOfArray, ///< number: the level of the md array
    NotInSync, ///< a spare, failed or incomplete member of an array
    NoGroup, ///< a physical volume in no volume group that could be read
    NoVolume, ///< a physical volume in which no logical volume lies: empty, or a copy of another one
    BesideTable, ///< ext on the whole disk, which has a partition table too
    Container, ///< detail: a container of another kind, as libblkid names it
    Obstacle, ///< number: static_cast of VolumeObstacle; detail: its detail
    Mirror = 10, ///< a physical volume; number: the partition with the other half of the RAID 1
    GuestDisk, ///< a partition table inside
    Blank, ///< number: how many bytes at the start were found to be 0
    NotNamed, ///< the rest of the disk, where one volume was named
    NestedGroup, ///< a physical volume in a logical volume, whose logical volumes are not looked for
};

/// The counts of a group descriptor; with bigalloc it counts free clusters.
enum class GroupCounter : std::uint8_t { FreeBlocks, FreeInodes, UnusedInodes, UsedDirectories, FreeClusters };

/// What is wrong with the flags of a group descriptor.
enum class GroupFlagFault : std::uint8_t {
    WithoutChecksums, ///< marked as uninitialised, and nothing protects the mark
    BlocksInUse, ///< BLOCK_UNINIT in the first or the last group, whose bitmaps are always initialised
};

/// Rules among features that a superblock breaks.
enum class FeatureRule : std::uint8_t {
    BigallocWithoutExtents,
    ResizeInodeWithMetaBg,
    TwoGroupChecksums, ///< metadata_csum and uninit_bg
    JournalWithoutFeature, ///< a journal inode, or needs_recovery, without has_journal
    ReserveWithoutInode, ///< reserved GDT blocks without resize_inode
    OrphansWithoutCause, ///< orphan_present, and the orphan file is empty or missing
    WideWithoutExtents, ///< 64bit without extent
    TwoJournals, ///< a journal inode and a journal on another device
    TypesWithoutFiletype, ///< directory entries with file types, without filetype
    TablesWithoutFlexBg, ///< bitmaps or inode table of `group` outside of it, without flex_bg
};

struct Finding {
    FindingKind kind{};
    std::optional<RegionKind> region{};
    GroupNumber group = noGroup; ///< first affected group
    GroupCount groups{1}; ///< number of affected groups; meaningful when `group` is set
    std::optional<BlockNumber> block{}; ///< block that shows the problem
    std::array<std::uint64_t, 3> numbers{};
    std::optional<Fit> fit{};
    VolumeName volume{}; ///< other than the chosen one; or the partition that it is about, whatever that holds
    std::optional<LayerKind> layer{};
    std::optional<TableFault> fault{};
    std::string detail{};
    std::vector<Finding> worst{}; ///< of OtherVolumeFaulty, at most one: the worst in that volume, with positions in it
    bool operator==(const Finding&) const = default;
};

/// Keeps the first findings of one kind and counts the rest: a corrupt GDT can yield one for each of half a million groups.
class CappedFindings {
public:
    explicit CappedFindings(std::size_t maximum = 100) : m_maximum(maximum) {}
    void add(Finding finding);
    /// Adds all of `other`, including those that it only counted.
    void add(const CappedFindings& other);
    /// Appends the findings kept and, when others were only counted, one MoreOfTheSame finding.
    void appendTo(std::vector<Finding>& into) const;

private:
    std::size_t m_maximum;
    std::vector<Finding> m_kept;
    std::uint64_t m_more = 0;
};

// How bad each kind of finding is: the one place where that is decided.

/// Follows from the kind, and for a few kinds from the parameters of the finding.
[[nodiscard]] Severity severityOf(const Finding& finding);

/// Whether a finding of `severity` counts for the health. A misalignment costs and a note tells; neither is a fault.
[[nodiscard]] constexpr bool isOfHealth(Severity severity) {
    return severity == Severity::Error || severity == Severity::Warning;
}

} // namespace atlas
