// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/remedy.h"

#include "alignment/shrinking.h"
#include "base/units.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

/// One member of a RAID 1 is not the array: data written to one member alone is lost or makes the mirror inconsistent.
bool isInsideArray(const Snapshot& snapshot) {
    return std::ranges::any_of(snapshot.layers, [](const Layer& layer) { return layer.kind == LayerKind::MdMember; });
}

/// A RAID 1 can be created with its other members missing. Other arrays cannot be created from one member.
bool isSmallMirror(const Layer& layer) { return layer.raidLevel == 1 && layer.members >= 2 && layer.members <= 8; }

/// A logical volume is placed by the volume group around it.
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
    constexpr std::uint64_t luks1KeySlots = 4040 * 512; // eight of 256,000 bytes, with a key of 512 bits
    constexpr std::uint64_t luks2Header = 16 * MiB;     // cryptsetup's default
    const auto multiple = std::lcm(std::max<std::uint64_t>(granularity.value, 512), MiB);
    if (multiple > 64 * MiB) {
        return std::nullopt;
    }
    const auto header = kind == LayerKind::Luks1 ? luks1KeySlots : kind == LayerKind::Luks2 ? luks2Header : 1;
    return NewLayerData{{multiple}, {roundedUp(header, multiple)}};
}

remedy::MovePartition moveOf(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start,
                             std::optional<ByteCount> blocks) {
    remedy::MovePartition move{.to = start, .first = byteOf(start.start, snapshot.disk.drive.logicalSector.value)};
    if (start.shrinks) {
        move.fileSystem = shrunkenSize(snapshot, start);
    }
    // Inside layers, the start was chosen for the present offset of their data.
    if (layersIn(snapshot, partition.number).empty() && partition.role == PartitionRole::Primary) {
        move.anew = remedy::Recreation{blocks};
    }
    return move;
}

remedy::NoRoom noRoomOf(const Disk& disk, const Partition& partition, bool onSectors) {
    using enum remedy::NoRoom;
    if (partition.role == PartitionRole::Logical) {
        return InExtended;
    }
    if (!onSectors) {
        return Around;
    }
    return roomAround(disk, partition).empty() ? FaultyTable : ToShrink;
}

bool hasCommands(const Remedy& remedy, const std::optional<Layer>& layer, const Snapshot& snapshot) {
    const bool hasDevice = !snapshot.disk.isVolumeOfImage(); // to run them on
    return hasDevice && std::visit(CommandsFor{layer, snapshot}, remedy);
}

} // namespace atlas
