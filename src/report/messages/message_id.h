// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the program says of disks and layouts. What the arguments of each are stands in its English pattern.
#pragma once

#include <cstddef>
#include <cstdint>

namespace atlas {

enum class MessageId : std::uint16_t {
    // labels: structures
    PrimarySuperblock,
    BackupSuperblock,
    GroupDescriptors,
    BlockBitmap,
    InodeBitmap,
    InodeTable,
    MmpBlock,
    Journal,
    QuotaFile,
    OrphanFile,
    ResizeInode,
    ReservedGdtBlocks,
    PrimarySuperblocks,
    BackupSuperblocks,
    GroupDescriptorCopies,
    BlockBitmaps,
    InodeBitmaps,
    InodeTables,
    MmpBlocks,
    Journals,
    QuotaFiles,
    OrphanFiles,
    ResizeInodes,
    ReservedGdtCopies,
    StructureOfGroup,
    DataOrFree,
    // labels: layers, devices, drives
    Luks1,
    Luks2,
    LvmPhysicalVolume,
    LvmLinearVolume,
    MdMember,
    DiskDevice,
    PartitionDevice,
    LoopDevice,
    MdArray,
    LuksMapping,
    LvmLogicalVolume,
    MapperDevice,
    Sectors512n,
    Sectors512e,
    Sectors4kn,
    Sectors512eJumper,
    FlashPages8k,
    FlashPages16k,
    SdCardEraseBlocks,
    // labels: granularities, sources, verdicts
    PhysicalSector,
    PartitioningGranularity,
    RaidStripe,
    EraseBlock,
    Assumed,
    FromPartitionTable,
    FromSuperblock,
    ReportedByDevice,
    SetByUser,
    AssumedForImage,
    Mbr,
    Gpt,
    Superblock,
    Inode,
    ItsOwnHeader,
    Whole,
    Partial,
    Straddling,
    SeverityNote,
    SeverityWarning,
    SeverityMisaligned,
    SeverityError,
    ReadModifyWrites,
    // labels: comparing
    GeneralUse,
    ManySmallFiles,
    Streaming,
    RaidMembers,
    SdCard,
    Moved,
    Grew,
    Shrank,
    Split,
    Joined,
    Appeared,
    Vanished,
    CountOfChanges,
    ChangesOfStructure,
    FieldChanged,

    count
};

inline constexpr std::size_t messageIdCount = static_cast<std::size_t>(MessageId::count);

} // namespace atlas
