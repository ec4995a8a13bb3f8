// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/finding_text.h"

#include "alignment/grid.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "report/words/volume_finding_text.h"

namespace atlas {
namespace {

using enum MessageId;
using namespace finding_numbers;

Message layerOf(const Finding& f) {
    const auto layer = f.layer ? layerLabel(*f.layer, f.volume.logicalVolume) : message<SomeLayer>();
    const auto partition = f.volume.partition;
    return partition ? message<LayerInPartition>(layer, PartitionNumber{*partition}) : layer;
}

Message startText(const Finding& f) {
    const ByteOffset start{f.numbers[0]};
    const auto partition = f.volume.partition;
    return partition ? message<PartitionOffGrid>(PartitionNumber{*partition}, start, bytes(f, 1), bytes(f, 2))
                     : message<FileSystemOffGrid>(start, bytes(f, 1), bytes(f, 2));
}

Message startName(const Finding& f) { return f.layer ? layerOf(f) : partitionOrFileSystem(f.volume.partition); }

Message misalignedText(const Finding& f) {
    const auto structures = label(f.region.value_or(RegionKind::InodeTable), f.numbers[2]);
    const auto [straddling, partial, all] = f.numbers;
    if (all == 1)
        return straddling == 0 ? message<StructureFillsPart>(structures) : message<StructureStraddles>(structures);
    if (straddling == 0)
        return message<StructuresFillPart>(count(f, 1), number(f, 2), structures);
    return partial == 0 ? message<StructuresStraddle>(count(f, 0), number(f, 2), structures)
                        : message<StructuresOfBothKinds>(count(f, 0), number(f, 2), structures, count(f, 1));
}

/// The volume of the finding; if it has no name, the partition or image that holds it.
Message volumeOf(const Finding& f) {
    const auto& [partition, logicalVolume] = f.volume;
    if (!logicalVolume.empty())
        return message<LogicalVolumeName>(logicalVolume);
    return partition ? message<PartitionWithNumber>(PartitionNumber{*partition}) : message<TheWholeDisk>();
}

/// Snapshots of earlier versions have the sentence in `detail`.
Message worstText(const Finding& f) { return f.worst.empty() ? message<Verbatim>(f.detail) : phrase(f.worst[0]).text; }

Message otherVolumeText(const Finding& f) {
    const auto volume = volumeOf(f);
    if (f.numbers[1] == 0)
        return message<OtherVolumeErrors>(volume, count(f, 0), worstText(f));
    return f.numbers[0] == 0 ? message<OtherVolumeWarnings>(volume, count(f, 1), worstText(f))
                             : message<OtherVolumeErrorsAndWarnings>(volume, count(f, 0), count(f, 1), worstText(f));
}

Message unseenReason(const Finding& f) {
    switch (static_cast<UnseenReason>(f.numbers[0])) {
    case UnseenReason::NotRecognised: return message<NotRecognisedInside>();
    case UnseenReason::Sealed: return message<SealedInside>();
    case UnseenReason::PartOfArray: return message<PartOfArray>(raidLevelText(static_cast<std::int32_t>(f.numbers[1])));
    case UnseenReason::NotInSync: return message<MemberNotInSync>();
    case UnseenReason::NoGroup: return message<InNoVolumeGroup>();
    case UnseenReason::NoVolume: return message<NoVolumeInside>();
    case UnseenReason::NestedGroup: return message<NestedGroupInside>();
    case UnseenReason::BesideTable: return message<ExtBesideTable>();
    case UnseenReason::Container: return message<OtherContainerInside>(f.detail);
    case UnseenReason::Obstacle: return obstacleText(static_cast<VolumeObstacle>(f.numbers[1]), f.detail);
    case UnseenReason::GuestDisk: return message<GuestDiskInside>();
    case UnseenReason::NotNamed: return message<RestNotNamed>();
    case UnseenReason::Blank: return message<BlankInside>(Size{bytes(f, 1)});
    case UnseenReason::Mirror: return message<MirrorInside>(PartitionNumber{static_cast<std::uint32_t>(f.numbers[1])});
    }
    return message<NotRecognisedInside>();
}

Message areaTextFault(const Finding& f) {
    const auto [fault, damaged, used] = f.numbers;
    if (used == 0)
        return message<GroupMetadataLost>();
    return damaged == 0 ? message<GroupMetadataDamaged>(number(f, 2))
                        : message<GroupMetadataReplaced>(number(f, 1), number(f, 2));
}

Message layerFaultText(const Finding& f) {
    switch (static_cast<LayerFault>(f.numbers[0])) {
    case LayerFault::None:
    case LayerFault::Superblock: break;
    case LayerFault::Label: return message<LvmLabelDamaged>();
    case LayerFault::AreaHeader: return message<LvmAreaDamaged>();
    case LayerFault::AreaText: return areaTextFault(f);
    }
    return message<LayerChecksumWrong>(f.detail);
}

Message outdatedText(const Finding& f) {
    return f.layer == LayerKind::MdMember ? message<MemberOutdated>(number(f, 0), number(f, 1))
                                          : message<GroupMetadataOutdated>(number(f, 0), number(f, 1));
}

Message tableStructure(const Finding& f) {
    const auto partition = f.volume.partition.value_or(f.fault ? f.fault->partition : 0);
    return partition == 0 ? message<PartitionTableItself>() : message<PartitionWithNumber>(PartitionNumber{partition});
}

FindingWords alignmentWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::OtherVolumeMisaligned:
        return {volumeOf(f), f.fit == Fit::Partial
                                 ? message<OtherVolumePartial>(volumeOf(f), bytes(f, 0), bytes(f, 1))
                                 : message<OtherVolumeStraddles>(volumeOf(f), bytes(f, 0), bytes(f, 1))};
    case Kind::StartOffGrid: return {partitionOrFileSystem(f.volume.partition), startText(f)};
    case Kind::LayerOffGrid:
        return {layerOf(f), message<LayerOffGrid>(layerOf(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::StartCompensated:
        return {startName(f),
                message<StartCompensated>(startName(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::MemberOffGrid:
        return {message<DriveItself>(),
                message<MemberOffGrid>(f.detail, ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::KernelSaysMisaligned: return {message<DriveItself>(), message<KernelSaysMisaligned>()};
    case Kind::StartOffOptimalIo:
        return {message<FileSystem>(),
                message<StartOffOptimalIo>(ByteOffset{f.numbers[0]}, bytes(f, 1), Size{bytes(f, 2)})};
    case Kind::BogusStripeWidth:
        return {message<FileSystem>(),
                stripeWidthText(static_cast<StripeWidth>(f.numbers[2]), f.numbers[0], f.numbers[1])};
    case Kind::StructuresMisaligned: return {many(regionOf(f), f.numbers[0] + f.numbers[1]), misalignedText(f)};
    case Kind::BlockSmallerThanSector:
        return {message<FileSystem>(), message<BlockSmallerThanSector>(bytes(f, 0), bytes(f, 1))};
    case Kind::BlockBelowLogicalSector:
        return {message<FileSystem>(), message<BlockBelowLogicalSector>(bytes(f, 0), bytes(f, 1))};
    case Kind::TableOfOtherSectors: return {tableStructure(f), message<TableOfOtherSectors>(bytes(f, 0), bytes(f, 1))};
    case Kind::SectorSizeAssumed: return {message<DriveItself>(), message<SectorSizeAssumed>(bytes(f, 0))};
    default: return {};
    }
}

FindingWords wordsOf(const Finding& f) {
    using Kind = FindingKind;
    if (auto words = volumeFindingWords(f))
        return std::move(*words);
    switch (f.kind) {
    case Kind::OtherVolumeFaulty: return {volumeOf(f), otherVolumeText(f)};
    case Kind::NotLookedAt: return {volumeOf(f), message<NotLookedAt>(unseenName(f), unseenReason(f))};
    case Kind::LayerChecksum:
        return {f.volume.partition ? message<PartitionWithNumber>(PartitionNumber{*f.volume.partition})
                                   : label(f.layer.value_or(LayerKind::MdMember)),
                message<FaultOfLayer>(volumeOf(f), layerFaultText(f))};
    case Kind::LayerOutdated:
        return {f.volume.partition ? message<PartitionWithNumber>(PartitionNumber{*f.volume.partition})
                                   : label(f.layer.value_or(LayerKind::MdMember)),
                message<FaultOfLayer>(volumeOf(f), outdatedText(f))};
    case Kind::ContentAmbiguous: return {volumeOf(f), message<ContentAmbiguous>(volumeOf(f), f.detail)};
    case Kind::BackupsBehind:
        return {volumeOf(f), message<BackupsBehind>(volumeOf(f), f.detail, count(f, 0), number(f, 1), block(f, 2))};
    case Kind::VolumesNotRead: return {message<DriveItself>(), message<VolumesNotRead>(count(f, 0))};
    case Kind::NotADisk: return {message<ImageFile>(), message<NotADisk>(f.detail)};
    case Kind::VolumeUnreadable:
        return {f.volume.logicalVolume.empty() ? partitionOrFileSystem(f.volume.partition) : volumeOf(f),
                message<VolumeUnreadable>(volumeOf(f), f.detail)};
    case Kind::ReadFailed: return {message<DriveItself>(), message<ReadFailed>(f.detail)};
    case Kind::VolumeInPieces: return {message<FileSystem>(), message<VolumeInPieces>(count(f, 0), f.detail)};
    case Kind::MoreOfTheSame: return {regionOf(f), message<MoreOfTheSame>(count(f, 0), f.detail)};
    case Kind::TableFaulty:
        return {tableStructure(f), f.fault ? phrase(*f.fault) : message<PartitionTableFaulty>(f.detail)};
    default: return alignmentWords(f);
    }
}

Message textOf(const OffGranularity& off, Size granularity) {
    if (off.layer) {
        return message<LayerOffGranularity>(layerLabel(*off.layer, off.logicalVolume), off.first, off.past,
                                            granularity);
    }
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

Message partitionOrFileSystem(std::optional<std::uint32_t> partition) {
    return partition ? message<PartitionWithNumber>(PartitionNumber{*partition}) : message<FileSystem>();
}

Message unseenName(const Finding& finding) {
    if (finding.kind == FindingKind::ExternalJournal)
        return message<JournalOnOtherDevice>();
    const auto reason = static_cast<UnseenReason>(finding.numbers[0]);
    if (reason == UnseenReason::NotNamed)
        return message<RestOfDisk>();
    const bool typed = reason == UnseenReason::NotRecognised;
    const auto& [partition, logicalVolume] = finding.volume;
    return typed && logicalVolume.empty() && partition && !finding.detail.empty()
               ? message<PartitionOfType>(PartitionNumber{*partition}, finding.detail)
               : volumeOf(finding);
}

Phrase phrase(const Finding& finding) {
    const bool costs = finding.kind == FindingKind::StructuresMisaligned;
    const Number perBlock{static_cast<std::uint64_t>(readModifyWrites(finding.fit.value_or(Fit::Whole)))};
    const auto groups = groupsOf(finding);
    auto words = wordsOf(finding);
    return {.structure = std::move(words.structure),
            .groups = groups.count.value == 0 ? std::nullopt : std::optional(message<GroupNumbers>(groups)),
            .text = std::move(words.text),
            .cost = costs ? std::optional(message<CostPerBlock>(perBlock)) : std::nullopt};
}

Phrase phrase(const OffGranularity& off, const Granularity& granularity) {
    return {.structure = off.kind    ? many(label(*off.kind), off.off)
                         : off.layer ? layerLabel(*off.layer, off.logicalVolume)
                                     : partitionOrFileSystem(off.partition),
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
    case TableFaultKind::BackupNotAtEnd: return message<BackupGptNotAtEnd>(Count{fault.amount});
    case TableFaultKind::ProtectiveTypeWrong: return message<ProtectiveTypeWrong>(Hex{fault.amount, 2});
    case TableFaultKind::RecordUnsigned: return message<RecordUnsigned>(Lba{fault.amount});
    case TableFaultKind::CopiesDiffer: return message<GptCopiesDiffer>(Count{fault.amount}, partition);
    case TableFaultKind::HybridMbr: return message<HybridMbr>(Count{fault.amount});
    case TableFaultKind::BootFlagWrong: return message<BootFlagWrong>(partition, Hex{fault.amount, 2});
    case TableFaultKind::ProtectiveStartWrong: return message<ProtectiveStartWrong>(Lba{fault.amount});
    case TableFaultKind::UsablePastEnd: return message<GptUsablePastEnd>(Count{fault.amount});
    case TableFaultKind::UsableReversed: return message<GptUsableReversed>(Lba{fault.amount});
    case TableFaultKind::EntrySizeOther: return message<GptEntrySizeOther>(ByteCount{fault.amount});
    case TableFaultKind::EndsBeforeStart: return message<PartitionEndsBeforeStart>(partition, Lba{fault.amount});
    case TableFaultKind::OverTable: return message<PartitionOverGpt>(partition, Count{fault.amount});
    case TableFaultKind::OutsideUsable: return message<PartitionOutsideUsable>(partition, Count{fault.amount});
    case TableFaultKind::OutsideExtended:
        return message<PartitionOutsideExtended>(partition, Count{fault.amount}, PartitionNumber{fault.other});
    case TableFaultKind::SecondExtended: return message<SecondExtended>(partition);
    case TableFaultKind::RecordPastEnd: return message<RecordPastEnd>(Lba{fault.amount});
    case TableFaultKind::HeadersDiffer: return message<GptHeadersDiffer>(fault.detail);
    }
    return {};
}

} // namespace atlas
