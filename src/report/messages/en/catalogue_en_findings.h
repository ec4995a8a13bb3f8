// SPDX-License-Identifier: GPL-3.0-or-later
// English: findings, without a full stop.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishReading[] = {
    {MessageId::SuperblockFromBackup, "the primary superblock cannot be used, so the copy of group {0:group} at block "
                                      "{1:block} was read, which may be out of date{2:text||: #}"},
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
    {MessageId::ExternalJournal, "the journal lies on another device{0:text||: #}, which was not looked at"},
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
    {MessageId::SystemInodeHoles, "inode {0:number} of the {1:names} has holes, which it may not"},
    {MessageId::SystemInodeTooSmall, "inode {0:number} of the {1:names} has {2:count|# block|# blocks}, fewer than the "
                                     "1,024 that a journal needs"},
    {MessageId::SystemInodeBlockCount, "inode {0:number} of the {1:names} counts {2:count|# sector|# sectors} of 512 "
                                       "bytes, which its blocks do not make"},
    {MessageId::SystemInodeSize,
     "inode {0:number} of the {1:names} has a size of {2:bytes|# byte|# bytes}, which its blocks do not make"},
    {MessageId::SystemInodeLinks,
     "inode {0:number} of the {1:names} has a link count other than the {2:number} that its entries make"},
    {MessageId::SystemBlockOutside, "inode {0:number} of the {1:names} refers to block {2:block}, outside the volume"},
    {MessageId::SystemBlockDamaged, "the {0:names} is damaged in block {1:block}"},
    {MessageId::SystemBlockChecksum, "the {0:names} has a wrong checksum in block {1:block}"},
    {MessageId::SystemFeaturesUnknown, "the {0:names} has features that e2fsprogs does not know: {1:hex}"},
    {MessageId::SystemInodeFlags, "inode {0:number} of the {1:names} has flags that it may not have: {2:hex}"},
    {MessageId::SystemBlockTaken, "inode {0:number} of the {1:names} refers to block {2:block}, which holds metadata"},
    {MessageId::SystemInodeUnclaimed,
     "inode {0:number} of the {1:names} holds data, but the superblock does not say that it is in use"},
    {MessageId::FieldNotInRange, "{0:text} of the {1:names} is {2:number}, but must be from {3:number} to {4:number}"},
    {MessageId::FieldNotAsExpected, "{0:text} of the {1:names} is {2:number}, but must be {3:number}"},
    {MessageId::BigallocWithoutExtents,
     "the superblock has the feature bigalloc without extent, which the kernel refuses to mount"},
    {MessageId::ResizeInodeWithMetaBg, "the superblock has both features resize_inode and meta_bg, which exclude each "
                                       "other"},
    {MessageId::TwoGroupChecksums,
     "the superblock has both features metadata_csum and uninit_bg, which exclude each other"},
    {MessageId::JournalWithoutFeature, "the superblock names a journal, but lacks the feature has_journal"},
    {MessageId::ReserveWithoutInode,
     "the superblock reserves GDT blocks, but lacks the feature resize_inode, which keeps them"},
    {MessageId::OrphansWithoutCause, "the superblock has the feature orphan_present, but no orphan file lists any"},
    {MessageId::WideWithoutExtents, "the superblock has the feature 64bit without extent, so files cannot use blocks "
                                    "above 2^32"},
    {MessageId::TwoJournals, "the superblock names a journal inode and also a journal on another device"},
    {MessageId::TypesWithoutFiletype,
     "the entries of the root directory have file types, but the superblock lacks the feature filetype"},
    {MessageId::TablesWithoutFlexBg, "the bitmaps or the inode table{0:groups|| of group #| of groups #} lie outside "
                                     "the group, but the superblock lacks the feature flex_bg"},
    {MessageId::FreeBlocksTotalWrong,
     "the superblock counts {0:number} free blocks, but the group descriptors {1:number} in all"},
    {MessageId::FreeInodesTotalWrong,
     "the superblock counts {0:number} free inodes, but the group descriptors {1:number} in all"},
    {MessageId::UninitWithoutChecksums, "the descriptor{0:groups|| of group #| of groups #} is marked as "
                                        "uninitialised, but the superblock has no feature for that"},
    {MessageId::UninitButInUse, "the descriptor{0:groups|| of group #| of groups #} marks the block bitmap as "
                                "uninitialised, which neither the first nor the last group may"},
    {MessageId::JournalNotEmpty,
     "the journal holds data, but the superblock does not say that it is to be replayed (needs_recovery)"},
    {MessageId::JournalErrorRecorded, "the kernel recorded error {0:number} in the journal"},
    {MessageId::OrphansUnmarked, "the orphan file lists {0:count|# inode|# inodes}, but the superblock lacks the "
                                 "feature orphan_present"},
    {MessageId::MmpHeldByFsck,
     "e2fsck is running on another host{0:text|| (#)}, or was interrupted there: the MMP block says so"},
    {MessageId::MmpInUse, "the file system is in use on a host{1:text|| (#)}, or was not unmounted there: the MMP "
                          "block has the sequence {0:number}"},
    {MessageId::OtherVolumeErrors, "{0:names} holds a file system with {1:count|# error|# errors}: {2:text}"},
    {MessageId::OtherVolumeWarnings, "{0:names} holds a file system with {1:count|# warning|# warnings}: {2:text}"},
    {MessageId::OtherVolumeErrorsAndWarnings, "{0:names} holds a file system with {1:count|# error|# errors} and "
                                              "{2:count|# warning|# warnings}: {3:text}"},
    {MessageId::NotLookedAt, "{0:names}: {1:names}"},
    {MessageId::NotRecognisedInside, "contents not recognised, not looked at"},
    {MessageId::OtherContainerInside, "a container of the kind {0:text}, which is not looked into"},
    {MessageId::NoVolumeInside,
     "a physical volume in which none of the logical volumes lies (empty, or a copy of another one), not looked at"},
    {MessageId::ExtBesideTable, "an ext superblock beside the partition table, left over or in use, not looked at"},
    {MessageId::OverLimitInside, "not looked at: no more than {0:number} volumes besides the chosen one are read"},
    {MessageId::VolumesNotRead, "{0:count|# further volume or container was|# further volumes and containers were} not "
                                "looked at: a limit of this program was reached"},
    {MessageId::LayerChecksumWrong,
     "the md superblock (metadata {0:text}) has a wrong checksum, so the kernel does not "
     "accept this member of the array"},
    {MessageId::LvmLabelDamaged,
     "the label of the LVM physical volume has a wrong checksum or names another sector, so "
     "lvm2 ignores the physical volume"},
    {MessageId::LvmAreaDamaged,
     "the header of the LVM metadata area is unreadable or has a wrong checksum, so lvm2 does "
     "not use the metadata in it"},
    {MessageId::GroupMetadataLost, "the LVM metadata are unreadable or have a wrong checksum, and no others of "
                                   "the volume group were found"},
    {MessageId::GroupMetadataDamaged,
     "the LVM metadata are unreadable or have a wrong checksum; those of another place with the sequence number "
     "{0:number} are used, which may be older"},
    {MessageId::GroupMetadataReplaced, "the LVM metadata with the sequence number {0:number} have a wrong checksum; "
                                       "those of another place with the sequence number {1:number} are used"},
    {MessageId::GroupMetadataOutdated,
     "the LVM metadata have the sequence number {0:number} and are outdated: those of "
     "another physical volume with the sequence number {1:number} are used"},
    {MessageId::MemberOutdated, "this member of an md array has the event count {0:number} and is outdated: another "
                                "member has {1:number}, and the kernel does not accept this one"},
    {MessageId::GuestDiskInside, "a disk of its own with a partition table, not looked at"},
    {MessageId::BlankInside, "blank (its first {0:size} hold only zeros), not looked at"},
    {MessageId::JournalOnOtherDevice, "the journal on another device"},
    {MessageId::BitmapPadding,
     "the block bitmap{0:groups|| of group #| of groups #} marks {1:count|# cluster|# clusters} past the end of the "
     "volume of {2:number} blocks as free: the size or the bitmap is wrong"},
    {MessageId::ContentAmbiguous,
     "{0:names} also bears the signature of {1:text}: all but one of these formats are left "
     "over from earlier uses; wipefs lists the signatures"},
    {MessageId::MirrorInside, "the copy in a RAID 1 of the physical volume in partition {0:partition}, not looked at"},
    {MessageId::TheWholeDisk, "the whole disk"},
    {MessageId::PartitionOfType, "partition {0:partition} ({1:text})"},
    {MessageId::ErrorsRecorded,
     "the kernel recorded {0:count|# error|# errors} in this file system since it was last checked"},
    {MessageId::FreeBlocksImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free "
                                      "blocks, but the group has only {2:number}"},
    {MessageId::FreeClustersImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free "
                                        "clusters, but the group has only {2:number}"},
    {MessageId::FreeInodesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free "
                                      "inodes, but the group has only {2:number}"},
    {MessageId::UnusedInodesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} inodes "
                                        "at the table's end as never used, but at most {2:number} can be"},
    {MessageId::UsedDirectoriesImpossible, "the descriptor{0:groups|| of group #| of groups #} counts {1:number} "
                                           "directories, but at most {2:number} inodes are in use"},
    {MessageId::NotADisk, "this is {0:text}, no disk image"},
    {MessageId::VolumeUnreadable, "the file system cannot be read{0:text||: #}"},
    {MessageId::ReadFailed, "a part of the disk cannot be read{0:text||: #}"},
    {MessageId::OutsideVolume,
     "block {2:block} is given as the place of the {0:names}{1:groups|| of group #| of groups "
     "#}, outside the volume of {3:count|# block|# blocks}"},
    {MessageId::ClaimLost, "block {2:block} is given as the place of the {0:names}{1:groups|| of group #| of groups "
                           "#}, but belongs to the {3:names}"},
    {MessageId::ClaimLostToUnknown, "block {2:block} is given as the place of the {0:names}{1:groups|| of group #| of "
                                    "groups #}, but belongs to another structure"},
    {MessageId::VolumeInPieces,
     "the logical volume {1:text} lies in {0:count|# piece|# pieces} of the disk, so bytes and "
     "blocks are counted from its start, and each piece is judged where it lies"},
    {MessageId::MoreOfTheSame, "{0:count|# more finding|# more findings} of the kind {1:text} {0:count|is|are} not "
                               "listed"},
    {MessageId::BitmapUnreadable, "the block bitmap{0:groups|| of group #| of groups #} cannot be read{1:text||: #}"},
    {MessageId::BitmapChecksum, "the block bitmap{0:groups|| of group #| of groups #} has the checksum {1:hex} in its "
                                "descriptor, but its bytes give {2:hex}"},
    {MessageId::FreeCountWrong,
     "the descriptor{0:groups|| of group #| of groups #} counts {1:number} free blocks, but the block bitmap "
     "{2:number}"},
};

inline constexpr CatalogueEntry englishBackups[] = {
    {MessageId::BackupDiffers,
     "{0:text} of the superblock is {1:number}, but its copy{2:groups|| in group #| in groups #} "
     "says {3:number}"},
    {MessageId::BackupWithoutMagic,
     "the backup superblock{0:groups|| of group #| of groups #} lacks the magic number, so that it "
     "cannot replace the superblock"},
    {MessageId::BackupChecksum,
     "the backup superblock{0:groups|| of group #| of groups #} stores the checksum {1:hex}, "
     "but its bytes give {2:hex}"},
    {MessageId::BackupsBehind,
     "{0:names} holds {1:text}, and {2:count|# backup superblock|# backup superblocks} of an ext "
     "file system after its header (the first of group {3:number} at block {4:block}): an ext "
     "file system may have been overwritten"},
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
    {MessageId::GptCopiesDiffer,
     "the two copies of the GPT differ in {0:count|# entry|# entries}, the first of which is that of "
     "partition {1:partition}; the copy at the start of the disk was read"},
    {MessageId::HybridMbr,
     "beside the GPT, the MBR lists {0:count|# partition|# partitions} of its own (hybrid MBR): systems "
     "that do not read the GPT see these"},
    {MessageId::BackupGptNotAtEnd, "the backup GPT lies {0:count|# sector|# sectors} before the last one: the disk "
                                   "grew, or the image was copied to a larger one; sgdisk -e moves it to the end"},
    {MessageId::ProtectiveTypeWrong, "the MBR entry that announces the GPT has the type {0:hex} instead of 0xee, so "
                                     "Linux does not see the GPT"},
    {MessageId::RecordUnsigned, "the extended boot record in sector {0:sector} lacks its signature 0x55AA, so Linux "
                                "does not see the logical partitions from there on"},
    {MessageId::BootFlagWrong, "the MBR entry of partition {0:partition} has the boot flag {1:hex} instead of 0x00 or "
                               "0x80, so Linux ignores the table"},
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
    {MessageId::StructuresOfBothKinds,
     "{0:count|#|#} of {1:number} {2:names} {0:count|straddles|straddle} physical sectors, and {3:count|#|#} "
     "{3:count|fills|fill} only part of one"},
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
