// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/volume_place.h"

#include <algorithm>

namespace atlas {

std::vector<ByteOffset> VolumePlace::starts() const {
    if (!isInPieces()) {
        return {placement.bytes.first};
    }
    std::vector<ByteOffset> all;
    for (const auto& piece : pieces) {
        all.insert(all.end(), piece.at.begin(), piece.at.end());
    }
    return all;
}

VolumePlace placeOf(const Disk& disk, const Partition& partition) {
    return {.placement = {.bytes = bytesOf(disk, partition), .partition = partition.number, .source = Source::Table},
            .name = {.partition = partition.number},
            .content = partition.content};
}

VolumePlace wholeDisk(const Disk& disk, Source source) {
    return {.placement = {.bytes = {{0}, disk.size}, .source = source}, .content = disk.content};
}

VolumePlace placeOf(const Container& container) {
    return {.placement = {.bytes = container.inner, .partition = container.partition},
            .name = {.partition = container.partition, .logicalVolume = volumeAround(container)},
            .layers = container.layers,
            .content = container.content};
}

VolumePlace placeOf(const LogicalVolume& volume) {
    VolumePlace place{.name = {.partition = volume.partition, .logicalVolume = volume.name},
                      .layers = volume.layers,
                      .content = volume.content};
    if (const auto at = contiguousAt(volume.map)) {
        place.placement = {.bytes = {*at, volume.size}, .partition = volume.partition};
    } else {
        place.placement = {.bytes = {{0}, volume.size}};
        place.pieces = volume.map;
    }
    return place;
}

std::string volumeAround(const Container& container) {
    const auto& layers = container.layers;
    const auto found = std::find_if(layers.rbegin(), layers.rend(),
                                    [](const Layer& layer) { return layer.kind == LayerKind::LvmLinearVolume; });
    return found == layers.rend() ? std::string() : found->name;
}

} // namespace atlas
