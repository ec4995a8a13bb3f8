// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/stack_text.h"

#include "alignment/grid.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/subject_text.h"
#include "report/words/verdict_text.h"

#include <functional>
#include <map>

namespace atlas {
namespace {

using enum MessageId;

Message optimalText(const Drive& drive) {
    const auto source = label(drive.optimalIo.source);
    if (drive.optimalIo.value == bogusOptimalIo)
        return message<BogusOptimalIo>(drive.optimalIo.value, source);
    return isBogusOptimalIo(drive) ? message<OddOptimalIo>(drive.optimalIo.value, source) : sizeText(drive.optimalIo);
}

Message unknownStripe(const Drive& drive, const Filesystem* fs) {
    if (isBogusOptimalIo(drive))
        return message<UnknownReported>(optimalText(drive));
    const bool bogusWidth = fs != nullptr && isBogusStripeWidth(*fs);
    return bogusWidth ? message<UnknownBogusStripeWidth>(Count{fs->raidStripeWidth}) : message<UnknownStripe>();
}

Message unknownText(GranularityKind kind, const Drive& drive, const Filesystem* fs) {
    switch (kind) {
    case GranularityKind::Stripe: return unknownStripe(drive, fs);
    case GranularityKind::EraseBlock: return message<UnknownEraseBlock>();
    default: return message<Unknown>();
    }
}

/// The stripe as a multiple of s_raid_stride. A width that is not a multiple of the stride is bogus and ignored.
Message stripeOfSuperblock(Size stripe, const Filesystem& fs) {
    const auto array = stripeIn(fs);
    if (!array || array->stride == 0 || array->width == 0)
        return message<SizeFrom>(stripe, label(Source::Superblock));
    return message<StripeOfChunks>(stripe, Size{bytesOf(BlockCount{array->stride}, fs.blockSize)},
                                   Count{array->width / array->stride});
}

} // namespace

std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive) {
    std::vector<std::pair<Message, Message>> facts{
        {message<LogicalSector>(), sizeText(drive.logicalSector)},
        {label(GranularityKind::PhysicalSector), sizeText(drive.physicalSector)}};
    if (drive.reportedSector.value > 0 && drive.physicalSector.source == Source::Assumption)
        facts.emplace_back(message<ReportedSector>(), message<BytesFrom>(drive.reportedSector, label(Source::Device)));
    if (drive.phase.value.value != 0)
        facts.emplace_back(message<FirstBoundary>(), message<ByteFrom>(drive.phase.value, label(drive.phase.source)));
    if (drive.minimumIo.value.value > 0)
        facts.emplace_back(message<MinimumIo>(), sizeText(drive.minimumIo));
    if (drive.optimalIo.value.value > 0)
        facts.emplace_back(message<OptimalIo>(), optimalText(drive));
    if (drive.discardGranularity.value.value > 0)
        facts.emplace_back(message<Discards>(), sizeText(drive.discardGranularity));
    if (drive.eraseBlock.value.value > 0)
        facts.emplace_back(label(GranularityKind::EraseBlock), sizeText(drive.eraseBlock));
    return facts;
}

Message withLogicalSectors(Message disk, const Drive& drive) {
    return message<WithLogicalSectors>(std::move(disk), drive.targetSector());
}

Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs) {
    const Size size{granularity.size};
    if (!granularity.known())
        return granularity.size.value > 0 ? message<UnknownPlace>(size) : unknownText(granularity.kind, drive, fs);
    const bool ofSuperblock = fs != nullptr && granularity.source == Source::Superblock;
    auto text = granularity.kind == GranularityKind::Partitioning ? message<PartitioningConvention>(size)
                : ofSuperblock                                    ? stripeOfSuperblock(size, *fs)
                                                                  : message<SizeFrom>(size, label(granularity.source));
    return granularity.phase.value == 0 ? text : message<WithFirstBoundary>(std::move(text), granularity.phase);
}

bool isLeftToUser(const Granularity& granularity) {
    const auto kind = granularity.kind;
    return granularity.size.value == 0 && (kind == GranularityKind::Stripe || kind == GranularityKind::EraseBlock);
}

using enum MessageId;

Message raidLevelText(std::int32_t level) {
    if (level >= 0)
        return message<ContainerRaidLevel>(Number{static_cast<std::uint64_t>(level)});
    return level == linearLevel ? message<LinearArray>() : message<OtherArray>(std::to_string(level));
}

Message layerLabel(LayerKind kind, const std::string& volume) {
    return volume.empty() ? label(kind) : message<NamedLayer>(label(kind), volume);
}

Message containerName(const Layer& layer) {
    if (layer.kind != LayerKind::MdMember)
        return layerLabel(layer.kind, layer.name);
    const Count members{layer.members};
    return layer.role
               ? message<MemberOfArray>(layer.version, raidLevelText(layer.raidLevel), members, Number{*layer.role})
               : message<SpareOfArray>(layer.version, raidLevelText(layer.raidLevel), members);
}

std::optional<Message> unitsText(const Layer& layer) {
    if (layer.unit.value == 0)
        return std::nullopt;
    const Size size{layer.unit};
    return layer.kind == LayerKind::MdMember ? message<ChunksOf>(size) : message<ExtentsOf>(size);
}

Message insideText(const Container& container) {
    const auto& layer = container.innermost();
    switch (obstacleOf(layer)) {
    case LayerObstacle::None: break;
    case LayerObstacle::Encrypted: return message<SealedInside>();
    case LayerObstacle::HoldsVolumes:
        return container.group.empty() ? message<InNoVolumeGroup>() : message<InVolumeGroup>(container.group);
    case LayerObstacle::PartOfArray: return message<PartOfArray>(raidLevelText(layer.raidLevel));
    case LayerObstacle::NotInSync: return message<MemberNotInSync>();
    }
    return contentText(container.content);
}

Message insideText(const LogicalVolume& volume) {
    return volume.isReadable() ? contentText(volume.content) : obstacleText(volume);
}

Message obstacleText(const LogicalVolume& volume) { return obstacleText(volume.obstacle, volume.detail); }

Message obstacleText(VolumeObstacle obstacle, const std::string& detail) {
    switch (obstacle) {
    case VolumeObstacle::SegmentType: return message<OtherSegmentType>(detail);
    case VolumeObstacle::Snapshot: return message<StoresSnapshot>(detail);
    case VolumeObstacle::MissingVolume: return message<PhysicalVolumeMissing>(detail);
    case VolumeObstacle::PastEnd: return message<SegmentPastEnd>(detail);
    case VolumeObstacle::SharedExtents: return message<ExtentsShared>(detail);
    case VolumeObstacle::TooManySegments: return message<SegmentsTooMany>(detail);
    case VolumeObstacle::None:
    case VolumeObstacle::Gap: break;
    }
    return message<SegmentGap>();
}

std::optional<Message> placeText(const LogicalVolume& volume) {
    if (volume.map.empty())
        return std::nullopt;
    const auto first = volume.map.front().at.front();
    return contiguousAt(volume.map) ? message<PlacedAtByte>(first)
                                    : message<PlacedInPieces>(Count{piecesOf(volume.map)}, first);
}

namespace {

Message sourceText(const Disk& disk) {
    const auto source = disk.drive.physicalSector.source;
    if (source != Source::Assumption)
        return label(source);
    return disk.isDevice ? message<MessageId::AssumedForDevice>() : message<MessageId::AssumedForImage>();
}

/// The sources of the sector sizes; byte 0, where a disk starts, needs no source.
Message knownFromDisk(const Disk& disk) {
    const auto logical = disk.drive.targetLogicalSector().source;
    return logical == disk.drive.physicalSector.source
               ? sourceText(disk)
               : message<MessageId::SourcesOfSectors>(label(logical), sourceText(disk));
}

Message diskName(const Snapshot& snapshot) {
    if (!snapshot.disk.logicalVolume.empty())
        return message<MessageId::LogicalVolumeName>(snapshot.disk.logicalVolume);
    return snapshot.disk.isDevice ? message<MessageId::WholeDisk>() : message<MessageId::WholeDiskImage>();
}

Message partitionName(std::uint32_t number) { return message<MessageId::PartitionWithNumber>(PartitionNumber{number}); }

Message dataName(const Layer& layer) {
    return layer.name.empty() ? message<MessageId::DataOfLayer>(label(layer.kind))
                              : message<MessageId::NamedLayer>(label(layer.kind), layer.name);
}

std::string markedVerdict(const GranularityVerdict& verdict) {
    if (!verdict.known)
        return format(message<MessageId::Unknown>());
    if (verdict.isWhole())
        return std::string(goodMark);
    if (verdict.compensated)
        return "+" + localNumber(verdict.past.value);
    return verdict.partial ? marked(Fit::Partial, format(message<MessageId::StackPartialBlocks>()))
                           : marked(Fit::Straddling, "+" + localNumber(verdict.past.value));
}

std::string markedFits(const FitCounts& fits) {
    const auto worst = fits.worst();
    return worst == Fit::Whole && fits.total() == 1 ? std::string(goodMark) : marked(worst, format(fitsText(fits)));
}

} // namespace

Message knownFrom(const StackRow& row, const Snapshot& snapshot) {
    switch (row.origin) {
    case StackRowOrigin::Drive: return knownFromDisk(snapshot.disk);
    case StackRowOrigin::PartitionTable: return label(snapshot.disk.table.kind);
    case StackRowOrigin::OwnHeader: return message<MessageId::ItsOwnHeader>();
    case StackRowOrigin::Superblock: return message<MessageId::Superblock>();
    case StackRowOrigin::GroupDescriptors: return message<MessageId::GroupDescriptors>();
    case StackRowOrigin::Inode: return message<MessageId::Inode>();
    case StackRowOrigin::Device: return label(Source::Device);
    case StackRowOrigin::User: break;
    }
    return label(Source::User);
}

Message stackRowName(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk: return diskName(snapshot);
    case StackRowKind::Partition: return partitionName(*row.partition);
    case StackRowKind::Layer: return dataName(*row.layer);
    case StackRowKind::Filesystem: return message<MessageId::BlockZero>(snapshot.layout->filesystem.extName());
    case StackRowKind::Structures: {
        const auto count = row.fits.total();
        return count == 1 ? label(*row.structure)
                          : message<MessageId::StructuresWithCount>(label(*row.structure, count), Number{count});
    }
    case StackRowKind::Member: return message<MessageId::MemberRow>(row.member);
    }
    return {};
}

Message startName(const StartVerdict& start, const Snapshot& snapshot) {
    if (start.layer)
        return dataName(*start.layer);
    return start.partition ? partitionName(*start.partition) : diskName(snapshot);
}

StackCell stackCell(const StackRow& row, GranularityKind granularity) {
    if (!row.isJudgedBy(granularity))
        return {"—"};
    if (row.kind == StackRowKind::Structures)
        return {markedFits(row.fits), row.fits.worst()};
    return stackCell(row.verdicts[granularity]);
}

StackCell stackCell(const GranularityVerdict& verdict) { return {markedVerdict(verdict), verdict.fit()}; }

std::optional<Message> working(const StackRow& row, const Snapshot& snapshot) {
    switch (row.kind) {
    case StackRowKind::Disk:
    case StackRowKind::Member: break;
    case StackRowKind::Partition: {
        const auto* partition = snapshot.disk.table.find(*row.partition);
        return partition != nullptr ? std::optional(startWorking(partition->sectors.first, snapshot.disk.drive))
                                    : std::nullopt;
    }
    case StackRowKind::Layer:
    case StackRowKind::Filesystem: return message<MessageId::WithinWorking>(row.within, row.first - row.within);
    case StackRowKind::Structures: {
        const auto block = snapshot.layout->filesystem.blockSize;
        return message<MessageId::BlockWorking>(blockOf(row.first, block, row.within), block, row.within);
    }
    }
    return std::nullopt;
}

Message working(const StartVerdict& start, const Snapshot& snapshot) {
    return startWorking(snapshot.disk, Placement{.bytes = {start.start, {}}, .partition = start.partition});
}

std::optional<Message> stackVerdict(const Stack& stack) {
    Names clauses;
    std::map<std::uint64_t, Names, std::greater<>>
        on; // by the number of starts: a compensated start counts for the sectors only
    Names notJudged;
    for (const auto& granularity : stack.granularities) {
        const auto [off, judged] = stack.startsOn(granularity.kind);
        if (judged == 0)
            notJudged.push_back(label(granularity));
        else if (off == 0)
            on[judged].push_back(labelWithSize(granularity));
        else
            clauses.push_back(message<MessageId::StackOff>(Count{off}, Count{judged}, labelWithSize(granularity)));
    }
    for (auto& [judged, names] : on)
        clauses.push_back(message<MessageId::StackOn>(Count{judged}, std::move(names)));
    if (clauses.empty())
        return std::nullopt;
    if (!notJudged.empty())
        clauses.push_back(message<MessageId::StackNotJudged>(std::move(notJudged)));
    auto all = clauses.front();
    for (std::size_t n = 1; n < clauses.size(); ++n)
        all = message<MessageId::ValueAndDetail>(std::move(all), clauses[n]);
    return all;
}

} // namespace atlas
