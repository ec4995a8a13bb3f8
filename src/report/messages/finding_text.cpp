// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/finding_text.h"

#include "report/messages/labels.h"
#include "report/messages/make_message.h"

namespace atlas {
namespace {

using enum MessageId;

GroupRange groupsOf(const Finding& f) {
    return f.group == noGroup ? GroupRange{} : GroupRange{f.group, {std::max(f.groups.value, 1U)}};
}

Count count(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
Number number(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
ByteCount bytes(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
BlockNumber block(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
Hex hex(const Finding& f, std::size_t n, int digits) { return {f.numbers[n], digits}; }

Message regionOf(const Finding& f) { return f.region ? label(*f.region) : message<SomeStructure>(); }
Message layerOf(const Finding& f) { return f.layer ? label(*f.layer) : message<SomeLayer>(); }

Message descriptorText(const Finding& f) {
    return f.groups.value > 1 ? message<DescriptorChecksums>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4))
                              : message<DescriptorChecksum>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4));
}

Message lostText(const Finding& f) {
    const auto winner = f.numbers[1];
    return winner < regionKindCount
               ? message<ClaimLost>(regionOf(f), groupsOf(f), block(f, 0), label(allRegionKinds[winner], 1))
               : message<ClaimLostToUnknown>(regionOf(f), groupsOf(f), block(f, 0));
}

Message startText(const Finding& f) {
    const ByteOffset start{f.numbers[0]};
    return f.partition ? message<PartitionOffGrid>(PartitionNumber{*f.partition}, start, bytes(f, 1), bytes(f, 2))
                       : message<FileSystemOffGrid>(start, bytes(f, 1), bytes(f, 2));
}

Message startName(const Finding& f) { return f.layer ? layerOf(f) : partitionOrFileSystem(f.partition.value_or(0)); }

Message misalignedText(const Finding& f) {
    const auto structures = label(f.region.value_or(RegionKind::InodeTable), f.numbers[1]);
    const bool partial = f.fit == Fit::Partial;
    if (f.numbers[1] == 1) {
        return partial ? message<StructureFillsPart>(structures) : message<StructureStraddles>(structures);
    }
    return partial ? message<StructuresFillPart>(count(f, 0), number(f, 1), structures)
                   : message<StructuresStraddle>(count(f, 0), number(f, 1), structures);
}

/// The root directory is read as a system file, but is no region.
Message systemFileOf(const Finding& f) { return f.region ? label(*f.region) : message<RootDirectory>(); }

Message faultText(const Finding& f) {
    const auto inode = number(f, 0);
    const auto file = systemFileOf(f);
    switch (static_cast<SystemFileFault>(f.numbers[1])) {
    case SystemFileFault::NoInode:
        return f.region == RegionKind::Mmp ? message<SystemBlockMissing>(file) : message<SystemInodeMissing>(file);
    case SystemFileFault::NotInUse: return message<SystemInodeUnused>(inode, file);
    case SystemFileFault::NotRegular: return message<SystemInodeNotRegular>(inode, file);
    case SystemFileFault::NoMap: return message<SystemInodeWithoutMap>(inode, file);
    case SystemFileFault::NoBlocks: return message<SystemInodeWithoutBlocks>(inode, file);
    case SystemFileFault::TooShort: return message<SystemInodeTooShort>(inode, file);
    case SystemFileFault::WrongChecksum: return message<SystemInodeChecksum>(inode, file);
    case SystemFileFault::NoHeader: return message<SystemHeaderLost>(file);
    case SystemFileFault::WrongReserve: return message<ReserveNotListed>(inode, file);
    }
    return message<FileUnreadable>(inode, f.detail);
}

Message countText(const Finding& f) {
    const auto groups = groupsOf(f);
    switch (static_cast<GroupCounter>(f.numbers[2])) {
    case GroupCounter::FreeBlocks: return message<FreeBlocksImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::FreeInodes: return message<FreeInodesImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::UnusedInodes: return message<UnusedInodesImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::UsedDirectories: break;
    }
    return message<UsedDirectoriesImpossible>(groups, number(f, 0), number(f, 1));
}

Message textOf(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::SuperblockFromBackup:
        return message<SuperblockFromBackup>(GroupNumber{static_cast<std::uint32_t>(f.numbers[0])}, block(f, 1),
                                             f.detail);
    case Kind::OpenedTolerantly: return message<OpenedTolerantly>(f.detail);
    case Kind::SuperblockChecksum: return message<SuperblockChecksum>(hex(f, 0, 8), hex(f, 1, 8));
    case Kind::DescriptorChecksum: return descriptorText(f);
    case Kind::VolumePastEnd: return message<VolumePastEnd>(bytes(f, 0), bytes(f, 1));
    case Kind::NeedsRecovery: return message<NeedsRecovery>();
    case Kind::Mounted: return message<Mounted>(f.detail);
    case Kind::NotClean: return message<NotClean>(f.detail);
    case Kind::ExternalJournal: return message<ExternalJournal>(f.detail);
    case Kind::FileUnreadable: return message<FileUnreadable>(number(f, 0), f.detail);
    case Kind::SystemFileFaulty: return faultText(f);
    case Kind::ErrorsRecorded: return message<ErrorsRecorded>(count(f, 0));
    case Kind::CountImpossible: return countText(f);
    case Kind::NotADisk: return message<NotADisk>(f.detail);
    case Kind::VolumeUnreadable: return message<VolumeUnreadable>(f.detail);
    case Kind::ReadFailed: return message<ReadFailed>(f.detail);
    case Kind::OutsideVolume: return message<OutsideVolume>(regionOf(f), groupsOf(f), block(f, 0), count(f, 1));
    case Kind::ClaimLost: return lostText(f);
    case Kind::VolumeInPieces: return message<VolumeInPieces>(count(f, 0), f.detail);
    case Kind::MoreOfTheSame: return message<MoreOfTheSame>(count(f, 0), f.detail);
    case Kind::TableFaulty: return f.fault ? phrase(*f.fault) : message<PartitionTableFaulty>(f.detail);
    case Kind::StartOffGrid: return startText(f);
    case Kind::LayerOffGrid:
        return message<LayerOffGrid>(layerOf(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2));
    case Kind::StartCompensated:
        return message<StartCompensated>(startName(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2));
    case Kind::MemberOffGrid:
        return message<MemberOffGrid>(f.detail, ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2));
    case Kind::KernelSaysMisaligned: return message<KernelSaysMisaligned>();
    case Kind::StartOffOptimalIo:
        return message<StartOffOptimalIo>(ByteOffset{f.numbers[0]}, bytes(f, 1), Size{bytes(f, 2)});
    case Kind::StructuresMisaligned: return misalignedText(f);
    case Kind::BlockSmallerThanSector: return message<BlockSmallerThanSector>(bytes(f, 0), bytes(f, 1));
    case Kind::BlockBelowLogicalSector: return message<BlockBelowLogicalSector>(bytes(f, 0), bytes(f, 1));
    case Kind::TableOfOtherSectors: return message<TableOfOtherSectors>(bytes(f, 0), bytes(f, 1));
    case Kind::SectorSizeAssumed: return message<SectorSizeAssumed>(bytes(f, 0));
    case Kind::BitmapUnreadable: return message<BitmapUnreadable>(groupsOf(f), f.detail);
    case Kind::BitmapChecksum: return message<BitmapChecksum>(groupsOf(f), hex(f, 0, 8), hex(f, 1, 8));
    case Kind::FreeCountWrong: return message<FreeCountWrong>(groupsOf(f), number(f, 0), number(f, 1));
    }
    return {};
}

Message tableStructure(const Finding& f) {
    const auto partition = f.partition.value_or(f.fault ? f.fault->partition : 0);
    return partition == 0 ? message<PartitionTableItself>() : message<PartitionWithNumber>(PartitionNumber{partition});
}

/// "block bitmap ×128"; without the number if it is one.
Message many(Message structure, std::uint64_t count) {
    return count > 1 ? message<ManyOfKind>(std::move(structure), Number{count}) : structure;
}

Message structureOf(const Finding& f) {
    switch (f.kind) {
    case FindingKind::SuperblockFromBackup:
    case FindingKind::SuperblockChecksum: return message<Superblock>();
    case FindingKind::CountImpossible:
    case FindingKind::DescriptorChecksum: return many(message<GroupDescriptor>(), f.groups.value);
    case FindingKind::NeedsRecovery:
    case FindingKind::ExternalJournal: return label(RegionKind::Journal);
    case FindingKind::OpenedTolerantly:
    case FindingKind::VolumePastEnd:
    case FindingKind::Mounted:
    case FindingKind::NotClean:
    case FindingKind::ErrorsRecorded:
    case FindingKind::BlockBelowLogicalSector:
    case FindingKind::BlockSmallerThanSector:
    case FindingKind::VolumeInPieces: return message<FileSystem>();
    case FindingKind::VolumeUnreadable:
    case FindingKind::StartOffGrid: return partitionOrFileSystem(f.partition.value_or(0));
    case FindingKind::LayerOffGrid: return layerOf(f);
    case FindingKind::SystemFileFaulty: return systemFileOf(f);
    case FindingKind::NotADisk: return message<ImageFile>();
    case FindingKind::StartCompensated: return startName(f);
    case FindingKind::StartOffOptimalIo: return message<FileSystem>();
    case FindingKind::FileUnreadable:
    case FindingKind::OutsideVolume:
    case FindingKind::ClaimLost:
    case FindingKind::MoreOfTheSame:
    case FindingKind::BitmapUnreadable:
    case FindingKind::BitmapChecksum:
    case FindingKind::FreeCountWrong: return regionOf(f);
    case FindingKind::TableOfOtherSectors: return message<PartitionTableItself>();
    case FindingKind::TableFaulty: return tableStructure(f);
    case FindingKind::StructuresMisaligned: return many(regionOf(f), f.numbers[0]);
    case FindingKind::ReadFailed:
    case FindingKind::MemberOffGrid:
    case FindingKind::KernelSaysMisaligned:
    case FindingKind::SectorSizeAssumed: return message<DriveItself>();
    }
    return {};
}

Message textOf(const OffGranularity& off, Size granularity) {
    if (!off.kind) {
        return off.partition
                   ? message<PartitionOffGranularity>(PartitionNumber{*off.partition}, off.first, off.past, granularity)
                   : message<FileSystemOffGranularity>(off.first, off.past, granularity);
    }
    const auto structures = label(*off.kind, off.total);
    return off.total == 1 ? message<StructureOffGranularity>(structures, off.past, granularity)
                          : message<StructuresOffGranularity>(Count{off.off}, Number{off.total}, structures,
                                                              granularity, off.past);
}

} // namespace

Message partitionOrFileSystem(std::uint32_t partition) {
    return partition == 0 ? message<FileSystem>() : message<PartitionWithNumber>(PartitionNumber{partition});
}

Phrase phrase(const Finding& finding) {
    const bool costs = finding.kind == FindingKind::StructuresMisaligned;
    const auto groups = groupsOf(finding);
    return {.structure = structureOf(finding),
            .groups = groups.count.value == 0 ? std::nullopt : std::optional(message<GroupNumbers>(groups)),
            .text = textOf(finding),
            .cost = costs ? std::optional(message<CostPerBlock>(number(finding, 2))) : std::nullopt};
}

Phrase phrase(const OffGranularity& off, const Granularity& granularity) {
    return {.structure = off.kind ? many(label(*off.kind), off.off) : partitionOrFileSystem(off.partition.value_or(0)),
            .groups = {},
            .text = textOf(off, Size{granularity.size}),
            .cost = {}};
}

Message phrase(const TableFault& fault) {
    const PartitionNumber partition{fault.partition};
    switch (fault.kind) {
    case TableFaultKind::Overlap:
        return message<PartitionsOverlap>(partition, PartitionNumber{fault.other}, Count{fault.amount});
    case TableFaultKind::PastEnd: return message<PartitionPastEnd>(partition, Count{fault.amount});
    case TableFaultKind::BackupDamaged: return message<BackupGptDamaged>(fault.detail);
    case TableFaultKind::PrimaryDamaged: return message<PrimaryGptDamaged>(fault.detail);
    case TableFaultKind::ProtectiveMbrLost: return message<ProtectiveMbrLost>();
    case TableFaultKind::EntriesLeftOut: return message<PartitionsLeftOut>(Count{fault.amount});
    case TableFaultKind::Unreadable: return message<PartitionTableUnreadable>(fault.detail);
    }
    return {};
}

} // namespace atlas
