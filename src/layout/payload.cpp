// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/payload.h"

namespace atlas {

std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot) {
    if (snapshot.placement) {
        return snapshot.placement->partition;
    }
    if (snapshot.layers.empty()) {
        return std::nullopt;
    }
    for (const auto& partition : snapshot.disk.table.partitions) {
        if (bytesOf(snapshot.disk, partition).first == snapshot.layers.front().header) {
            return partition.number;
        }
    }
    return std::nullopt;
}

ByteOffset payloadOf(const Snapshot& snapshot, std::optional<std::uint32_t> number) {
    if (partitionUnder(snapshot) == number && snapshot.placement) {
        return snapshot.placement->bytes.first;
    }
    if (const auto& layers = layersIn(snapshot, number); !layers.empty()) {
        return layers.back().data;
    }
    const auto& disk = snapshot.opened();
    const auto* const partition = number ? disk.table.find(*number) : nullptr;
    return partition != nullptr ? bytesOf(disk, *partition).first : ByteOffset{0};
}

const std::vector<Layer>& layersIn(const Snapshot& snapshot, std::optional<std::uint32_t> number) {
    const bool isChosen = snapshot.placement || !snapshot.layers.empty();
    if (isChosen && partitionUnder(snapshot) == number) {
        return snapshot.layers;
    }
    static const std::vector<Layer> none;
    const auto* deepest = &none;
    for (const auto& container : snapshot.opened().inside.containers) {
        if (container.partition == number && container.layers.size() > deepest->size()) {
            deepest = &container.layers;
        }
    }
    return *deepest;
}

} // namespace atlas
