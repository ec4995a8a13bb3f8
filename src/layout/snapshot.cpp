// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/snapshot.h"

#include "disk/disk.h"

namespace atlas {

std::string Snapshot::logicalVolume() const {
    const bool inside = placement && !layers.empty() && layers.back().kind == LayerKind::LvmLinearVolume;
    return inside ? layers.back().name : disk.logicalVolume;
}

VolumeName Snapshot::volumeName() const {
    return {.partition = placement ? placement->partition : askedPartition, .logicalVolume = logicalVolume()};
}

Status applyTo(Snapshot& snapshot, const DriveOverrides& overrides) {
    auto disk = snapshot.disk;
    auto image = snapshot.image;
    if (auto status = applyTo(disk, overrides); !status)
        return status;
    if (auto status = image ? applyTo(*image, overrides) : Status(); !status)
        return status;
    snapshot.disk = std::move(disk);
    snapshot.image = std::move(image);
    return {};
}

std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot) {
    if (snapshot.placement)
        return snapshot.placement->partition;
    if (snapshot.layers.empty())
        return std::nullopt;
    const auto* const partition = partitionFrom(snapshot.disk, snapshot.layers.front().header);
    return partition != nullptr ? std::optional(partition->number) : std::nullopt;
}

ByteOffset payloadOf(const Snapshot& snapshot, std::optional<std::uint32_t> number) {
    if (partitionUnder(snapshot) == number && snapshot.placement)
        return snapshot.placement->bytes.first;
    if (const auto& layers = layersIn(snapshot, number); !layers.empty())
        return layers.back().data;
    const auto& disk = snapshot.opened();
    const auto* const partition = number ? disk.table.find(*number) : nullptr;
    return partition != nullptr ? bytesOf(disk, *partition).first : ByteOffset{0};
}

const std::vector<Layer>& layersIn(const Snapshot& snapshot, std::optional<std::uint32_t> number) {
    const bool isChosen = snapshot.placement || !snapshot.layers.empty();
    if (isChosen && partitionUnder(snapshot) == number)
        return snapshot.layers;
    static const std::vector<Layer> none;
    const auto* deepest = &none;
    for (const auto& container : snapshot.opened().inside.containers)
        if (container.partition == number && container.layers.size() > deepest->size())
            deepest = &container.layers;
    return *deepest;
}

ByteOffset payloadIn(const Snapshot& snapshot, std::optional<std::uint32_t> number, const Layer& layer) {
    if (isAmong(layersIn(snapshot, number), layer))
        return payloadOf(snapshot, number);
    const Container* deepest = nullptr;
    for (const auto& container : snapshot.opened().inside.containers) {
        if (isAmong(container.layers, layer) &&
            (deepest == nullptr || container.layers.size() > deepest->layers.size())) {
            deepest = &container;
        }
    }
    return deepest != nullptr ? deepest->innermost().data : layer.data;
}

std::vector<LayerPath> layerPaths(const Snapshot& snapshot) {
    std::vector<LayerPath> paths{{partitionUnder(snapshot), snapshot.layers}};
    const auto& inside = snapshot.disk.inside;
    for (const auto& container : inside.containers)
        paths.push_back({container.partition, container.layers});
    for (const auto& volume : inside.logicalVolumes)
        paths.push_back({volume.partition, volume.layersWithOwn()});
    return paths;
}

} // namespace atlas
