// SPDX-License-Identifier: GPL-3.0-or-later
// English: names of structures, layers, devices, granularities, sources and verdicts.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishStructures[] = {
    {MessageId::PrimarySuperblock, "primary superblock"},
    {MessageId::BackupSuperblock, "backup superblock"},
    {MessageId::GroupDescriptors, "group descriptors"},
    {MessageId::BlockBitmap, "block bitmap"},
    {MessageId::InodeBitmap, "inode bitmap"},
    {MessageId::InodeTable, "inode table"},
    {MessageId::MmpBlock, "MMP block"},
    {MessageId::Journal, "journal"},
    {MessageId::QuotaFile, "quota file"},
    {MessageId::OrphanFile, "orphan file"},
    {MessageId::ResizeInode, "resize inode"},
    {MessageId::ReservedGdtBlocks, "reserved GDT blocks"},
    {MessageId::PrimarySuperblocks, "{0:count|primary superblock|primary superblocks}"},
    {MessageId::BackupSuperblocks, "{0:count|backup superblock|backup superblocks}"},
    {MessageId::GroupDescriptorCopies, "{0:count|copy of the group descriptors|group descriptor copies}"},
    {MessageId::BlockBitmaps, "{0:count|block bitmap|block bitmaps}"},
    {MessageId::InodeBitmaps, "{0:count|inode bitmap|inode bitmaps}"},
    {MessageId::InodeTables, "{0:count|inode table|inode tables}"},
    {MessageId::MmpBlocks, "{0:count|MMP block|MMP blocks}"},
    {MessageId::Journals, "{0:count|journal|journals}"},
    {MessageId::QuotaFiles, "{0:count|quota file|quota files}"},
    {MessageId::OrphanFiles, "{0:count|orphan file|orphan files}"},
    {MessageId::ResizeInodes, "{0:count|resize inode|resize inodes}"},
    {MessageId::ReservedGdtCopies, "{0:count|copy of the reserved GDT blocks|reserved GDT copies}"},
    {MessageId::StructureOfGroup, "{0:names} of group {1:group}"},
    {MessageId::DataOrFree, "data or free"},
};

inline constexpr CatalogueEntry englishDevices[] = {
    {MessageId::Luks1, "LUKS1"},
    {MessageId::Luks2, "LUKS2"},
    {MessageId::LvmPhysicalVolume, "LVM physical volume"},
    {MessageId::LvmLinearVolume, "LVM linear volume"},
    {MessageId::MdMember, "md member"},
    {MessageId::DiskDevice, "disk"},
    {MessageId::PartitionDevice, "partition"},
    {MessageId::LoopDevice, "loop device"},
    {MessageId::MdArray, "md array"},
    {MessageId::LuksMapping, "LUKS mapping"},
    {MessageId::LvmLogicalVolume, "LVM logical volume"},
    {MessageId::MapperDevice, "device-mapper device"},
    {MessageId::FileDevice, "file"},
    {MessageId::Sectors512n, "512-byte sectors (512n)"},
    {MessageId::Sectors512e, "512-byte sectors on 4 KiB ones (512e)"},
    {MessageId::Sectors4kn, "4 KiB sectors (4Kn)"},
    {MessageId::Sectors512eJumper, "512e with the one-sector jumper"},
    {MessageId::FlashPages8k, "flash with 8 KiB pages"},
    {MessageId::FlashPages16k, "flash with 16 KiB pages"},
    {MessageId::SdCardEraseBlocks, "SD card with {0:size} erase blocks"},
};

inline constexpr CatalogueEntry englishVerdicts[] = {
    {MessageId::PhysicalSector, "physical sector"},
    {MessageId::Partitioning, "partitioning"},
    {MessageId::RaidStripe, "RAID stripe"},
    {MessageId::EraseBlock, "erase block"},
    {MessageId::Assumed, "assumed"},
    {MessageId::FromPartitionTable, "from the partition table"},
    {MessageId::FromSuperblock, "from the superblock"},
    {MessageId::ReportedByDevice, "reported by the device"},
    {MessageId::SetByUser, "set by you"},
    {MessageId::AssumedForImage, "assumed: image files carry no geometry"},
    {MessageId::Primary, "primary"},
    {MessageId::Extended, "extended"},
    {MessageId::Logical, "logical"},
    {MessageId::NoTable, "none"},
    {MessageId::Mbr, "MBR"},
    {MessageId::Gpt, "GPT"},
    {MessageId::Superblock, "superblock"},
    {MessageId::Inode, "inode"},
    {MessageId::ItsOwnHeader, "its own header"},
    {MessageId::Whole, "whole"},
    {MessageId::Partial, "partial"},
    {MessageId::Straddling, "straddling"},
    {MessageId::SeverityNote, "note"},
    {MessageId::SeverityWarning, "warning"},
    {MessageId::SeverityMisaligned, "misaligned"},
    {MessageId::SeverityError, "error"},
    {MessageId::ReadModifyWrites, "{0:count|# read-modify-write|# read-modify-writes}"},
};

inline constexpr CatalogueEntry englishComparing[] = {
    {MessageId::GeneralUse, "general use"},
    {MessageId::ManySmallFiles, "many small files"},
    {MessageId::Streaming, "streaming"},
    {MessageId::RaidMembers, "RAID members"},
    {MessageId::SdCard, "SD card"},
    {MessageId::Moved, "moved"},
    {MessageId::Grew, "grew"},
    {MessageId::Shrank, "shrank"},
    {MessageId::Split, "split"},
    {MessageId::Joined, "joined"},
    {MessageId::Appeared, "appeared"},
    {MessageId::Vanished, "vanished"},
    {MessageId::CountOfChanges, "{0:number} {1:names}"},
    {MessageId::ChangesOfStructure, "{0:names}: {1:names}"},
    {MessageId::FieldChanged, "{0:text}: {1:text} → {2:text}"},
};

} // namespace atlas
