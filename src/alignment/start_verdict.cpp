// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/start_verdict.h"

#include "alignment/fit.h"
#include "base/byte_map.h"
#include "disk/partitions_on_disk.h"
#include "layout/payload.h"

#include <algorithm>
#include <iterator>

namespace atlas {
namespace {

/// Marks what contains a payload in layers.
StartVerdict withPayload(StartVerdict start, const Snapshot& snapshot, SectorGrid grid) {
    start.compensated = start.fit != Fit::Whole && !start.extended && !layersIn(snapshot, start.partition).empty() &&
                        startFit(payloadOf(snapshot, start.partition), grid) == Fit::Whole;
    return start;
}

ByteOffset startOf(const Snapshot& snapshot, std::optional<std::uint32_t> partition) {
    const auto* const found = partition ? snapshot.disk.table.find(*partition) : nullptr;
    return found != nullptr ? bytesOf(snapshot.disk, *found).first : ByteOffset{0};
}

bool isAmong(const std::vector<Layer>& layers, const Layer& layer) {
    return std::ranges::find(layers, layer) != layers.end();
}

bool isCovered(const StartVerdict& start, const Snapshot& snapshot) {
    if (snapshot.hasVolume()) {
        const bool isAround = !start.layer || isAmong(snapshot.layers, *start.layer);
        return start.partition == snapshot.placement->partition && isAround;
    }
    const auto only = snapshot.askedPartition;
    return !start.extended && (!only || start.partition == only);
}

/// Of layer `n` of `layers`, which lie in `partition`.
StartVerdict layerStart(const Snapshot& snapshot, std::optional<std::uint32_t> partition,
                        const std::vector<Layer>& layers, std::size_t n, SectorGrid grid) {
    auto start = startVerdict(snapshot, partition, layers[n], grid);
    start.within = n > 0 ? layers[n - 1].data : startOf(snapshot, partition);
    return start;
}

/// Whether a byte of `map`, the pieces of a logical volume of `disk`, lies in the partition or the layer.
bool holdsPiece(const StartVerdict& start, const Disk& disk, const ByteMap& map) {
    const auto holds = [&](ByteOffset at) {
        if (start.layer) {
            return std::ranges::any_of(disk.inside.containers, [&](const Container& container) {
                return container.innermost() == *start.layer && container.inner.contains(at);
            });
        }
        const auto* partition = partitionAt(disk, at);
        return start.partition == (partition != nullptr ? std::optional(partition->number) : std::nullopt);
    };
    return std::ranges::any_of(map, [&](const MappedBytes& mapped) { return std::ranges::any_of(mapped.at, holds); });
}

} // namespace

StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid) {
    return {.partition = partition, .start = start, .past = pastBoundary(start, grid), .fit = startFit(start, grid)};
}

StartVerdict startVerdict(const Snapshot& snapshot, const Partition& partition, SectorGrid grid) {
    auto start = startVerdict(partition.number, bytesOf(snapshot.opened(), partition).first, grid);
    start.extended = partition.role == PartitionRole::Extended;
    return withPayload(start, snapshot, grid);
}

StartVerdict startVerdict(const Snapshot& snapshot, std::optional<std::uint32_t> partition, const Layer& layer,
                          SectorGrid grid) {
    auto start = startVerdict(partition, layer.data, grid);
    if (isAmong(layersIn(snapshot, partition), layer)) {
        start = withPayload(std::move(start), snapshot, grid);
    }
    start.layer = layer;
    return start;
}

std::optional<StartVerdict> startVerdict(const Snapshot& snapshot, const LogicalVolume& volume, SectorGrid grid) {
    const auto first = contiguousAt(volume.map);
    if (!first) {
        return std::nullopt;
    }
    const bool isLayer = !volume.layers.empty() && volume.layers.back().data == *first;
    return isLayer ? startVerdict(snapshot, volume.partition, volume.layers.back(), grid)
                   : startVerdict(volume.partition, *first, grid);
}

StartCounts coveredStarts(const std::vector<StartVerdict>& starts) {
    StartCounts counts;
    for (const auto& start : starts) {
        counts.total += start.covered && start.counts() ? 1 : 0;
        counts.off += start.covered && start.isOff() ? 1 : 0;
    }
    return counts;
}

std::uint64_t otherStartsOff(const std::vector<StartVerdict>& starts) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(starts, [](const auto& start) { return !start.covered && start.isOff(); }));
}

std::vector<StartVerdict> startVerdicts(const Snapshot& snapshot, SectorGrid grid) {
    const auto& disk = snapshot.disk;
    std::vector<StartVerdict> starts;
    if (disk.table.partitions.empty() && snapshot.hasContent()) {
        auto start = startVerdict(std::nullopt, ByteOffset{0}, grid);
        start.aroundLayers = !layersIn(snapshot, std::nullopt).empty();
        starts.push_back(start);
    }
    for (const auto& partition : disk.table.partitions) {
        starts.push_back(startVerdict(snapshot, partition, grid));
    }
    for (std::size_t n = 0; n < snapshot.layers.size(); ++n) {
        starts.push_back(layerStart(snapshot, partitionUnder(snapshot), snapshot.layers, n, grid));
    }
    for (const auto& container : disk.inside.containers) {
        const auto& layer = container.innermost(); // those around it are those of another container
        if (layer.kind != LayerKind::LvmLinearVolume && !isAmong(snapshot.layers, layer)) {
            starts.push_back(
                layerStart(snapshot, container.partition, container.layers, container.layers.size() - 1, grid));
        }
    }
    for (auto& start : starts) {
        start.covered = isCovered(start, snapshot);
    }
    return starts;
}

std::vector<StartVerdict> startsAroundPieces(const Snapshot& snapshot) {
    if (!snapshot.image) {
        return {};
    }
    Snapshot around;
    around.disk = *snapshot.image;
    auto starts = startVerdicts(around, around.disk.drive.grid());
    for (auto& start : starts) {
        start.covered = holdsPiece(start, around.disk, snapshot.disk.map);
    }
    return starts;
}

std::vector<StartVerdict> withVolumeStart(std::vector<StartVerdict> starts, const Snapshot& snapshot, SectorGrid grid) {
    if (!snapshot.hasVolume() || !snapshot.layers.empty()) {
        return starts;
    }
    const auto& placement = *snapshot.placement;
    auto volume = startVerdict(placement.partition, placement.bytes.first, grid);
    volume.covered = true;
    const auto own = std::ranges::find(starts, volume.partition, &StartVerdict::partition);
    if (own != starts.end() && own->start == volume.start) {
        *own = volume;
    } else {
        volume.partition.reset(); // it begins inside the partition: two starts, each by its name
        starts.push_back(volume);
    }
    return starts;
}

std::vector<StartVerdict> partitionStarts(const std::vector<StartVerdict>& starts) {
    std::vector<StartVerdict> partitions;
    std::ranges::copy_if(starts, std::back_inserter(partitions), [](const auto& start) { return !start.layer; });
    return partitions;
}

} // namespace atlas
