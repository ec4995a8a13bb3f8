// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/starts.h"

#include "alignment/grid.h"
#include "alignment/what_if.h"
#include "base/byte_map.h"
#include "base/units.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace atlas {
namespace {

ByteOffset startOf(const Snapshot& snapshot, std::optional<std::uint32_t> partition) {
    const auto* const found = partition ? snapshot.disk.table.find(*partition) : nullptr;
    return found != nullptr ? bytesOf(snapshot.disk, *found).first : ByteOffset{0};
}

bool isCovered(const StartVerdict& start, const Snapshot& snapshot) {
    if (snapshot.hasVolume()) {
        const bool isAround = !start.layer || isAmong(snapshot.layers, *start.layer);
        return start.partition == snapshot.placement->partition && isAround;
    }
    const auto only = snapshot.askedPartition;
    return !start.extended && (!only || start.partition == only);
}

/// The start of layer `n` of `layers`, which lie in `partition`.
StartVerdict layerStart(const Snapshot& snapshot, std::optional<std::uint32_t> partition,
                        const std::vector<Layer>& layers, std::size_t n, SectorGrid grid) {
    auto start = startVerdict(snapshot, partition, layers[n], grid);
    start.within = n > 0 ? layers[n - 1].data : startOf(snapshot, partition);
    return start;
}

/// Adds each layer once, even if it lies on several paths.
void addLayers(const Snapshot& snapshot, SectorGrid grid, std::vector<StartVerdict>& starts) {
    std::set<std::tuple<LayerKind, ByteOffset, ByteOffset>> seen;
    for (const auto& [partition, layers] : layerPaths(snapshot)) {
        for (std::size_t n = 0; n < layers.size(); ++n)
            if (seen.emplace(layers[n].kind, layers[n].header, layers[n].data).second)
                starts.push_back(layerStart(snapshot, partition, layers, n, grid));
    }
}

/// Where the data of `layer` lie, as far as `disk` lists it among its containers and logical volumes.
std::vector<ByteInterval> dataOf(const Layer& layer, const Disk& disk) {
    std::vector<ByteInterval> data;
    for (const auto& container : disk.inside.containers)
        if (isAmong(container.layers, layer))
            data.push_back(container.inner);
    for (const auto& volume : disk.inside.logicalVolumes) {
        if (const auto at = contiguousAt(volume.map);
            at && layer.kind == LayerKind::LvmLinearVolume && layer.data == *at) {
            data.push_back({*at, volume.size});
        }
    }
    return data;
}

std::vector<ByteOffset> placesOf(const ByteMap& map) {
    std::vector<ByteOffset> places;
    for (const auto& piece : map)
        places.insert(places.end(), piece.at.begin(), piece.at.end());
    return places;
}

} // namespace

StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid) {
    return {.partition = partition, .start = start, .past = pastBoundary(start, grid), .fit = startFit(start, grid)};
}

StartVerdict startVerdict(const Snapshot& snapshot, const Partition& partition, SectorGrid grid) {
    auto start = startVerdict(partition.number, bytesOf(snapshot.opened(), partition).first, grid);
    start.extended = partition.role == PartitionRole::Extended;
    start.compensated = start.fit != Fit::Whole && !start.extended && !layersIn(snapshot, partition.number).empty() &&
                        startFit(payloadOf(snapshot, partition.number), grid) == Fit::Whole;
    return start;
}

StartVerdict startVerdict(const Snapshot& snapshot, std::optional<std::uint32_t> partition, const Layer& layer,
                          SectorGrid grid) {
    auto start = startVerdict(partition, layer.data, grid);
    start.compensated = start.fit != Fit::Whole && startFit(payloadIn(snapshot, partition, layer), grid) == Fit::Whole;
    start.layer = layer;
    return start;
}

bool isTableLost(const Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    const bool isInTable = !snapshot.placement || snapshot.image || snapshot.placement->partition;
    return isInTable && disk.table.kind != TableKind::None &&
           disk.drive.logicalSector.value != disk.drive.targetSector();
}

bool isStartKnown(const Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    const bool isGiven =
        disk.drive.phase.source == Source::User || (snapshot.placement && snapshot.placement->source == Source::User);
    const bool fitsAnywhere = disk.drive.grid().size <= disk.drive.targetSector();
    return disk.isDevice || disk.table.kind != TableKind::None || !snapshot.hasContent() || isGiven || fitsAnywhere;
}

OffCount coveredStarts(const std::vector<StartVerdict>& starts) {
    OffCount counts;
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
    for (const auto& partition : disk.table.partitions)
        starts.push_back(startVerdict(snapshot, partition, grid));
    addLayers(snapshot, grid, starts);
    for (auto& start : starts)
        start.covered = isCovered(start, snapshot);
    return starts;
}

std::vector<StartVerdict> openedStarts(const Snapshot& snapshot, SectorGrid grid) {
    if (!snapshot.image)
        return startVerdicts(snapshot, grid);
    Snapshot around;
    around.disk = *snapshot.image;
    auto starts = startVerdicts(around, grid);
    const auto pieces = placesOf(snapshot.disk.map);
    for (auto& start : starts)
        start.covered = holdsAny(start, around.disk, pieces);
    return starts;
}

const StartVerdict* startOf(const Partition& partition, const Disk& disk, const std::vector<StartVerdict>& starts) {
    const auto found = std::ranges::find_if(starts, [&, first = bytesOf(disk, partition).first](const auto& start) {
        return !start.layer && start.partition == partition.number && start.start == first;
    });
    return found == starts.end() ? nullptr : &*found;
}

const StartVerdict* startOf(const LogicalVolume& volume, const std::vector<StartVerdict>& starts) {
    const auto layers = volume.layersWithOwn();
    const auto found = std::ranges::find_if(starts, [&](const StartVerdict& start) {
        return start.layer && !layers.empty() && start.layer->isSamePlace(layers.back());
    });
    return found == starts.end() ? nullptr : &*found;
}

bool holdsAny(const StartVerdict& start, const Disk& disk, const std::vector<ByteOffset>& bytes) {
    if (start.layer) {
        const auto data = dataOf(*start.layer, disk);
        return std::ranges::any_of(bytes, [&](ByteOffset at) {
            return std::ranges::any_of(data, [at](ByteInterval each) { return each.contains(at); });
        });
    }
    return std::ranges::any_of(bytes, [&](ByteOffset at) {
        const auto* partition = partitionAt(disk, at);
        return start.partition == (partition != nullptr ? std::optional(partition->number) : std::nullopt);
    });
}

std::vector<StartVerdict> withVolumeStart(std::vector<StartVerdict> starts, const Snapshot& snapshot, SectorGrid grid) {
    if (!snapshot.hasVolume() || !snapshot.layers.empty())
        return starts;
    const auto& placement = *snapshot.placement;
    auto volume = startVerdict(placement.partition, placement.bytes.first, grid);
    volume.covered = true;
    const auto own = std::ranges::find(starts, volume.partition, &StartVerdict::partition);
    if (own != starts.end() && own->start == volume.start) {
        *own = volume;
    } else {
        volume.partition.reset(); // it begins inside the partition: a start of its own
        starts.push_back(volume);
    }
    return starts;
}

std::vector<StartVerdict> partitionStarts(const std::vector<StartVerdict>& starts) {
    std::vector<StartVerdict> partitions;
    std::ranges::copy_if(starts, std::back_inserter(partitions), [](const auto& start) { return !start.layer; });
    return partitions;
}

namespace {

const Partition* ownPartition(const Snapshot& snapshot) {
    const auto number = snapshot.placement->partition;
    const auto* partition = number ? snapshot.disk.table.find(*number) : nullptr;
    return partition != nullptr && partition->sectors.first == ownStart(snapshot) ? partition : nullptr;
}

/// Length of what moves.
SectorCount lengthOf(const Snapshot& snapshot, const Partition* own) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto bytes = snapshot.placement->bytes.end() - byteOf(ownStart(snapshot), sector);
    return own != nullptr ? own->sectors.count : SectorCount{ceilDiv(bytes.value, sector.value)};
}

} // namespace

std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start) {
    if (!snapshot.placement)
        return {};
    const auto& disk = snapshot.disk;
    const auto* own = ownPartition(snapshot);
    const auto moved = within64Bits({start, lengthOf(snapshot, own)});
    const auto obstacles = obstaclesTo(disk, own);
    const auto found = std::ranges::find_if(obstacles, [&](const Obstacle& o) { return o.isInTheWay(moved); });
    if (found == obstacles.end())
        return {};
    const auto end = byteOf(moved.end(), disk.drive.logicalSector.value);
    const auto past = end.value > disk.size.value ? end.value - disk.size.value : 0;
    return StartConflict{.start = start, .obstacle = *found, .past = {past}};
}

} // namespace atlas
