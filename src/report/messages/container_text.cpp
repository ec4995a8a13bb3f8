// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/container_text.h"

#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

namespace atlas {

using enum MessageId;

Message raidLevelText(std::int32_t level) {
    if (level >= 0) {
        return message<ContainerRaidLevel>(Number{static_cast<std::uint64_t>(level)});
    }
    return level == linearLevel ? message<LinearArray>() : message<OtherArray>(std::to_string(level));
}

Message layerLabel(LayerKind kind, const std::string& volume) {
    return volume.empty() ? label(kind) : message<NamedLayer>(label(kind), volume);
}

Message containerName(const Layer& layer) {
    if (layer.kind != LayerKind::MdMember) {
        return layerLabel(layer.kind, layer.name);
    }
    const Count members{layer.members};
    return layer.role
               ? message<MemberOfArray>(layer.version, raidLevelText(layer.raidLevel), members, Number{*layer.role})
               : message<SpareOfArray>(layer.version, raidLevelText(layer.raidLevel), members);
}

std::optional<Message> unitsText(const Layer& layer) {
    if (layer.unit.value == 0) {
        return std::nullopt;
    }
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
    if (volume.map.empty()) {
        return std::nullopt;
    }
    const auto first = volume.map.front().at.front();
    return contiguousAt(volume.map) ? message<PlacedAtByte>(first)
                                    : message<PlacedInPieces>(Count{piecesOf(volume.map)}, first);
}

} // namespace atlas
