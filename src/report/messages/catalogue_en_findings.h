// SPDX-License-Identifier: GPL-3.0-or-later
// English: findings, without a full stop.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishReading[] = {
    {MessageId::SuperblockFromBackup, "the primary superblock cannot be used, so the copy of group {0:group} at block "
                                      "{1:block} was read{2:text||: #}"},
    {MessageId::OpenedTolerantly, "the file system was opened in spite of an error{0:text||: #}"},
    {MessageId::SuperblockChecksum, "the superblock stores the checksum {0:hex}, but its bytes give {1:hex}"},
    {MessageId::DescriptorChecksum,
     "the descriptor{0:groups|| of group #| of groups #} stores the checksum {1:hex}, but the bytes give {2:hex}"},
    {MessageId::DescriptorChecksums, "the descriptors{0:groups|| of group #| of groups #} store the checksum {1:hex} "
                                     "(the first), but the bytes give {2:hex}"},
    {MessageId::VolumePastEnd, "the file system claims {0:bytes|# byte|# bytes} and only {1:bytes|# is|# are} there"},
    {MessageId::NeedsRecovery, "the journal was not replayed yet, so what is shown may be stale"},
    {MessageId::Mounted, "the file system is mounted read-write{0:text|| at #}, so what is shown may move"},
    {MessageId::NotClean, "the file system's state is \"{0:text}\""},
    {MessageId::ExternalJournal, "the journal lies on another device{0:text||: #}"},
    {MessageId::FileUnreadable, "inode {0:number} cannot be read{1:text||: #}"},
    {MessageId::SystemInodeMissing, "the superblock names no inode for the {0:names}"},
    {MessageId::SystemBlockMissing, "the superblock names no block for the {0:names}"},
    {MessageId::SystemInodeUnused, "inode {0:number} of the {1:names} is marked as not in use"},
    {MessageId::SystemInodeNotRegular, "inode {0:number} of the {1:names} has the wrong file type"},
    {MessageId::SystemInodeWithoutMap,
     "inode {0:number} of the {1:names} has no extent header, so its blocks are lost"},
    {MessageId::SystemInodeWithoutBlocks, "inode {0:number} of the {1:names} has no blocks"},
    {MessageId::SystemInodeTooShort, "inode {0:number} of the {1:names} has a size that does not match its blocks"},
    {MessageId::SystemInodeChecksum, "inode {0:number} of the {1:names} has a wrong checksum"},
    {MessageId::SystemHeaderLost, "the first block of the {0:names} does not begin with the header of its kind"},
    {MessageId::ReserveNotListed, "inode {0:number}, the {1:names}, does not list the reserved GDT blocks"},
    {MessageId::ErrorsRecorded,
     "the kernel recorded {0:count|# error|# errors} in this file system since it was last checked"},
    {MessageId::FreeBlocksImpossible,
     "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free, but the group has only {2:number}"},
    {MessageId::FreeInodesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free "
                                      "inodes, but the group has only {2:number}"},
    {MessageId::UnusedInodesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} inodes "
                                        "at the table's end as never used, but at most {2:number} can be"},
    {MessageId::UsedDirectoriesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} "
                                           "directories, but at most {2:number} inodes are in use"},
    {MessageId::NotADisk, "this is {0:text}, no disk image"},
    {MessageId::VolumeUnreadable, "the file system cannot be read{0:text||: #}"},
    {MessageId::ReadFailed, "a part of the disk cannot be read{0:text||: #}"},
    {MessageId::OutsideVolume, "the {0:names}{1:groups|| of group #| of groups #} is said to lie at block {2:block}, "
                               "outside the volume of {3:count|# block|# blocks}"},
    {MessageId::ClaimLost,
     "the {0:names}{1:groups|| of group #| of groups #} is said to lie on block {2:block}, which the {3:names} holds"},
    {MessageId::ClaimLostToUnknown, "the {0:names}{1:groups|| of group #| of groups #} is said to lie on block "
                                    "{2:block}, which another structure holds"},
    {MessageId::VolumeInPieces,
     "the logical volume {1:text} lies in {0:count|# piece|# pieces} of the disk, so bytes and "
     "blocks are counted from its start, and each piece is judged where it lies"},
    {MessageId::MoreOfTheSame, "{0:count|# more finding|# more findings} of the kind {1:text} {0:count|is|are} not "
                               "listed"},
    {MessageId::BitmapUnreadable, "the block bitmap{0:groups|| of group #| of groups #} cannot be read{1:text||: #}"},
    {MessageId::BitmapChecksum, "the block bitmap{0:groups|| of group #| of groups #} has the checksum {1:hex} in its "
                                "descriptor, but its bytes give {2:hex}"},
    {MessageId::FreeCountWrong,
     "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free, but the block bitmap {2:number}"},
};

inline constexpr CatalogueEntry englishTableFaults[] = {
    {MessageId::PartitionTableFaulty, "the partition table is faulty{0:text||: #}"},
    {MessageId::PartitionsOverlap, "partition {0:partition} and partition {1:partition} share {2:count|# sector|# "
                                   "sectors}"},
    {MessageId::PartitionPastEnd, "partition {0:partition} runs {1:count|# sector|# sectors} past the end of the disk"},
    {MessageId::BackupGptDamaged, "the backup GPT at the end of the disk is missing or damaged{0:text||: #}"},
    {MessageId::PrimaryGptDamaged,
     "the primary GPT at the start of the disk is damaged, so its backup was read{0:text||: #}"},
    {MessageId::ProtectiveMbrLost, "the MBR that announces the GPT is lost, so Linux does not see the partitions"},
    {MessageId::PartitionsLeftOut,
     "the partition table lists {0:count|# more partition, which is|# more partitions, which are} left out"},
    {MessageId::PartitionTableUnreadable, "the partition table cannot be read{0:text||: #}"},
};

inline constexpr CatalogueEntry englishMisalignment[] = {
    {MessageId::PartitionOffGrid,
     "partition {0:partition} starts at byte {1:byte}, which is {2:bytes|# byte|# bytes} past a boundary of {3:bytes}; "
     "every structure inside inherits it"},
    {MessageId::FileSystemOffGrid, "the file system starts at byte {0:byte}, which is {1:bytes|# byte|# bytes} past a "
                                   "boundary of {2:bytes}; every structure inside inherits it"},
    {MessageId::LayerOffGrid, "{0:names} starts its data at byte {1:byte}, which is {2:bytes|# byte|# bytes} past a "
                              "boundary of {3:bytes}; all it holds inherits it"},
    {MessageId::StartCompensated,
     "{0:names} starts at byte {1:byte}, which is {2:bytes|# byte|# bytes} past a boundary "
     "of {3:bytes}, but the data inside start on one"},
    {MessageId::StartOffOptimalIo, "the file system starts at byte {0:byte}, which is {1:bytes|# byte|# bytes} past a "
                                   "multiple of the drive's optimal I/O size of {2:size}: a hint, not a RAID stripe"},
    {MessageId::MemberOffGrid, "on member {0:text} the data start at byte {1:byte} of its disk, which is {2:bytes|# "
                               "byte|# bytes} past a boundary of {3:bytes}"},
    {MessageId::KernelSaysMisaligned, "the kernel reports that the layers below this device fit no common grid "
                                      "(alignment_offset -1), and where they lie is not known"},
    {MessageId::StructureFillsPart, "the {0:names} fills only part of a physical sector"},
    {MessageId::StructureStraddles, "the {0:names} straddles physical sectors"},
    {MessageId::StructuresFillPart,
     "{0:count|#|#} of {1:number} {2:names} {0:count|fills only part of a physical sector|fill only parts of physical "
     "sectors}"},
    {MessageId::StructuresStraddle, "{0:count|#|#} of {1:number} {2:names} {0:count|straddles|straddle} physical "
                                    "sectors"},
    {MessageId::BlockSmallerThanSector, "a block of {0:bytes|# byte|# bytes} is smaller than a physical sector of "
                                        "{1:bytes|# byte|# bytes}, so one written alone never fills it"},
    {MessageId::BlockBelowLogicalSector, "a block of {0:bytes|# byte|# bytes} is smaller than a logical sector of "
                                         "{1:bytes|# byte|# bytes}, so the file system cannot be mounted there"},
    {MessageId::TableOfOtherSectors, "the partition table counts sectors of {0:bytes|# byte|# bytes}, so a drive with "
                                     "logical sectors of {1:bytes|# byte|# bytes} does not find its partitions"},
    {MessageId::SectorSizeAssumed, "the physical sector of {0:bytes|# byte|# bytes} is an assumption: an image file "
                                   "does not say what drive it is for"},
    {MessageId::PartitionOffGranularity, "partition {0:partition} starts at byte {1:byte}, which is {2:bytes|# byte|# "
                                         "bytes} past a boundary of {3:size}"},
    {MessageId::FileSystemOffGranularity,
     "the file system starts at byte {0:byte}, which is {1:bytes|# byte|# bytes} past a boundary of {2:size}"},
    {MessageId::StructureOffGranularity, "the {0:names} begins {1:bytes|# byte|# bytes} past a boundary of {2:size}"},
    {MessageId::StructuresOffGranularity, "{0:count|#|#} of {1:number} {2:names} {0:count|begins|begin} off the "
                                          "boundaries of {3:size}, the first one {4:bytes|# byte|# bytes} past"},
};

/// The location of a finding, and the columns of the findings table.
inline constexpr CatalogueEntry englishFindingPlaces[] = {
    {MessageId::PartitionWithNumber, "partition {0:partition}"},
    {MessageId::PartitionTableItself, "partition table"},
    {MessageId::FileSystem, "file system"},
    {MessageId::GroupDescriptor, "group descriptor"},
    {MessageId::DriveItself, "drive"},
    {MessageId::SomeLayer, "the layer"},
    {MessageId::RootDirectory, "root directory"},
    {MessageId::ImageFile, "file"},
    {MessageId::SomeStructure, "structure"},
    {MessageId::ManyOfKind, "{0:names} ×{1:number}"},
    {MessageId::GroupNumbers, "{0:groups}"},
    {MessageId::CostPerBlock, "{0:number} RMW per block"},
};

} // namespace atlas
