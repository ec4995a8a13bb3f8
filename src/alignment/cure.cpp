// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure.h"

#include "alignment/better_start.h"
#include "base/units.h"
#include "layout/finding.h"
#include "layout/resize_limits.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

/// Writing to a single RAID member loses the data or makes the mirror inconsistent.
bool isInsideArray(const Snapshot& snapshot) {
    return std::ranges::any_of(snapshot.layers, [](const Layer& layer) { return layer.kind == LayerKind::MdMember; });
}

/// A RAID 1 can be created with its other members missing; other arrays cannot be created from one member.
bool isSmallMirror(const Layer& layer) { return layer.raidLevel == 1 && layer.members >= 2 && layer.members <= 8; }

/// A logical volume is placed by its volume group.
bool canBeMadeAnew(const Layer& layer) {
    return layer.kind == LayerKind::MdMember ? isSmallMirror(layer) : layer.kind != LayerKind::LvmLinearVolume;
}

struct CommandsFor {
    bool operator()(const remedy::MovePartition&) const { return true; }
    bool operator()(const remedy::MakeLayerAnew& layerAnew) const {
        return layerAnew.data && layer && canBeMadeAnew(*layer);
    }
    bool operator()(const remedy::MakeFileSystemAnew&) const { return !isInsideArray(snapshot); }
    bool operator()(const remedy::ClearStripeWidth&) const { return !isInsideArray(snapshot); }
    bool operator()(const auto& /*by hand*/) const { return false; }

    const std::optional<Layer>& layer;
    const Snapshot& snapshot;
};

} // namespace

std::optional<NewLayerData> newDataOf(LayerKind kind, ByteCount granularity) {
    constexpr std::uint64_t luks1KeySlots = 4040 * 512; // eight slots of 256,000 bytes each, for a 512-bit key
    constexpr std::uint64_t luks2Header = 16 * MiB;     // cryptsetup's default
    const auto multiple = std::lcm(std::max<std::uint64_t>(granularity.value, 512), MiB);
    if (multiple > 64 * MiB)
        return std::nullopt;
    const auto header = kind == LayerKind::Luks1 ? luks1KeySlots : kind == LayerKind::Luks2 ? luks2Header : 1;
    return NewLayerData{{multiple}, {roundedUp(header, multiple)}};
}

remedy::MovePartition moveOf(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start,
                             std::optional<ByteCount> blocks) {
    remedy::MovePartition move{.to = start, .first = byteOf(start.start, snapshot.disk.drive.logicalSector.value)};
    if (start.shrinks)
        move.fileSystem = shrunkenSize(snapshot, start);
    // With layers inside, the start was chosen for the present offset of their data.
    if (layersIn(snapshot, partition.number).empty() && partition.role == PartitionRole::Primary)
        move.anew = remedy::Recreation{blocks};
    return move;
}

remedy::NoRoom noRoomOf(const Disk& disk, const Partition& partition, bool onSectors) {
    using enum remedy::NoRoom;
    if (partition.role == PartitionRole::Logical)
        return InExtended;
    if (!onSectors)
        return Around;
    return roomAround(disk, partition).empty() ? FaultyTable : ToShrink;
}

bool hasCommands(const Remedy& remedy, const std::optional<Layer>& layer, const Snapshot& snapshot) {
    const bool hasDevice = !snapshot.disk.isVolumeOfImage(); // to run them on
    return hasDevice && std::visit(CommandsFor{layer, snapshot}, remedy);
}

std::optional<PlaceByHand> placeByHand(const Simulation& simulation, GranularityKind kind, const Outcome& before) {
    const auto& snapshot = simulation.snapshot();
    const auto payload = simulation.payload();
    for (const auto grid : gridsOn(kind, snapshot.disk, snapshot.filesystem())) {
        const auto start = payload + (grid.size - pastBoundary(payload, grid));
        const auto outcome = simulation.withPayloadAt(start).outcome();
        const bool isFirst = kind == GranularityKind::PhysicalSector && outcome.on(kind).past.value == 0;
        if (isFirst || isCure(outcome, kind, before))
            return PlaceByHand{grid, start, outcome};
    }
    return std::nullopt;
}

namespace {

bool isFault(const Finding& finding, const Filesystem& fs) {
    switch (finding.kind) {
    case FindingKind::NeedsRecovery:
    case FindingKind::JournalReplayed: // in memory only
    case FindingKind::NotClean:
    case FindingKind::FreeTotalWrong:
    case FindingKind::JournalNotEmpty: return !fs.mounted || fs.hasRecordedErrors();
    case FindingKind::ErrorsRecorded:
    case FindingKind::JournalErrorRecorded: return true;
    case FindingKind::FeaturesUnsupported: return false; // no repair helps, and isNeverShrunk() forbids shrinking
    default: return severityOf(finding) == Severity::Error;
    }
}

} // namespace

std::optional<ByteCount> shrunkenSize(const Snapshot& snapshot, const AlignedStart& start) {
    const auto& fs = snapshot.layout->filesystem;
    const auto room = bytesOf(start.size, snapshot.disk.drive.logicalSector.value).value / fs.blockSize.value;
    return fs.blockCount.value > room ? std::optional(bytesOf(BlockCount{room}, fs.blockSize)) : std::nullopt;
}

bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start) {
    const bool own = snapshot.hasVolume() && snapshot.placement->partition == partition.number;
    if (!own || !snapshot.layers.empty())
        return false;
    const auto size = shrunkenSize(snapshot, start);
    if (!size)
        return true;
    const auto& fs = snapshot.layout->filesystem;
    const BlockCount blocks{size->value / fs.blockSize.value};
    return !isNeverShrunk(fs) && (fs.blockCount - blocks).value < fs.freeBlocks.value_or(0) / 2 &&
           blocks >= shrinkLimitOf(*snapshot.layout);
}

bool isSound(const Snapshot& snapshot, std::span<const Finding> ofBitmaps) {
    const auto& layout = *snapshot.layout;
    const auto fault = [&](const Finding& finding) { return isFault(finding, layout.filesystem); };
    const bool canBeRead =
        std::ranges::find(snapshot.findings, FindingKind::ReadFailed, &Finding::kind) == snapshot.findings.end();
    return canBeRead && std::ranges::none_of(layout.findings, fault) && std::ranges::none_of(ofBitmaps, fault);
}

std::optional<AlignedStart> Cure::move() const {
    const auto* move = std::get_if<remedy::MovePartition>(&remedy);
    return move != nullptr ? std::optional(move->to) : std::nullopt;
}

std::optional<NewLayerData> Cure::newData() const {
    const auto* anew = std::get_if<remedy::MakeLayerAnew>(&remedy);
    return anew != nullptr ? anew->data : std::nullopt;
}

std::optional<ByteCount> Cure::newBlocks() const {
    const auto* anew = std::get_if<remedy::MakeFileSystemAnew>(&remedy);
    return anew != nullptr ? std::optional(anew->blocks) : std::nullopt;
}

std::string_view name(CauseKind kind) {
    switch (kind) {
    case CauseKind::PartitionStart: return "partition_start";
    case CauseKind::LayerOffset: return "layer_offset";
    case CauseKind::VolumeStart: return "volume_start";
    case CauseKind::BlockSmallerThanSector: return "block_smaller_than_sector";
    case CauseKind::BogusStripeWidth: return "bogus_stripe_width";
    case CauseKind::StripeStart: return "stripe_start";
    case CauseKind::EraseBlockStart: return "erase_block_start";
    }
    return "";
}

} // namespace atlas
