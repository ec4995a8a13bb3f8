// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/container.h"

#include <algorithm>

namespace atlas {

std::string_view name(VolumeObstacle obstacle) {
    switch (obstacle) {
    case VolumeObstacle::None: return "none";
    case VolumeObstacle::SegmentType: return "segment_type";
    case VolumeObstacle::Snapshot: return "snapshot";
    case VolumeObstacle::MissingVolume: return "missing_physical_volume";
    case VolumeObstacle::PastEnd: return "past_end";
    case VolumeObstacle::Gap: return "gap";
    case VolumeObstacle::SharedExtents: return "shared_extents";
    case VolumeObstacle::TooManySegments: return "too_many_segments";
    }
    return "";
}

bool Container::isCurrent() const { return areCurrent(layers); }

std::vector<Layer> LogicalVolume::layersWithOwn() const {
    const auto at = contiguousAt(map);
    if (!at)
        return {};
    auto all = layers;
    if (all.empty() || all.back().kind != LayerKind::LvmLinearVolume || all.back().data != *at)
        all.push_back({.kind = LayerKind::LvmLinearVolume, .header = *at, .data = *at, .readable = true});
    all.back().name = name; // the layer itself lacks the name in a redacted snapshot
    return all;
}

const Container* ContainerList::containerIn(std::optional<std::uint32_t> partition) const {
    const auto found = std::ranges::find(containers, partition, &Container::partition);
    return found == containers.end() ? nullptr : &*found;
}

const LogicalVolume* ContainerList::find(std::string_view name) const {
    const auto found = std::ranges::find(logicalVolumes, name, &LogicalVolume::name);
    return found == logicalVolumes.end() ? nullptr : &*found;
}

} // namespace atlas
