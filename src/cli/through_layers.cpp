// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/through_layers.h"

#include "device/read_layers.h"

namespace atlas::cli {
namespace {

struct Place {
    ByteInterval bytes;
    std::optional<std::uint32_t> partition;
};

std::vector<Place> places(const Disk& disk, std::optional<std::uint32_t> only) {
    std::vector<Place> all;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended && only.value_or(partition.number) == partition.number) {
            all.push_back({bytesOf(disk, partition), partition.number});
        }
    }
    if (disk.table.kind == TableKind::None) {
        all.push_back({{ByteOffset{0}, disk.size}, std::nullopt});
    }
    return all;
}

} // namespace

std::optional<Placement> throughLayers(const ByteSource& source, Snapshot& snapshot,
                                       std::optional<std::uint32_t> partition) {
    for (const auto& place : places(snapshot.disk, partition)) {
        snapshot.layers = readLayers(source, place.bytes);
        if (snapshot.layers.empty()) {
            continue;
        }
        const auto& inner = snapshot.layers.back();
        if (!inner.readable) {
            return std::nullopt;
        }
        return Placement{
            .bytes = between(inner.data, place.bytes.end()), .partition = place.partition, .source = Source::Table};
    }
    return std::nullopt;
}

} // namespace atlas::cli
