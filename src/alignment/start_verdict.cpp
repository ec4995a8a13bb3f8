// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/start_verdict.h"

#include "alignment/alignment.h"

#include <algorithm>
#include <iterator>

namespace atlas {
namespace {

/// Where the volume, or what the innermost layer holds, starts; nullopt when there are no layers.
std::optional<ByteOffset> payloadInLayers(const Snapshot& snapshot) {
    if (snapshot.layers.empty()) {
        return std::nullopt;
    }
    return snapshot.placement ? snapshot.placement->bytes.first : snapshot.layers.back().data;
}

} // namespace

StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid) {
    return {.partition = partition, .start = start, .past = pastBoundary(start, grid), .fit = startFit(start, grid)};
}

StartCounts judgedStarts(const std::vector<StartVerdict>& starts) {
    StartCounts counts;
    for (const auto& start : starts) {
        counts.total += start.judged ? 1 : 0;
        counts.off += start.judged && start.isOff() ? 1 : 0;
    }
    return counts;
}

std::uint64_t otherStartsOff(const std::vector<StartVerdict>& starts) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(starts, [](const auto& start) { return !start.judged && start.isOff(); }));
}

std::vector<StartVerdict> startVerdicts(const Snapshot& snapshot) {
    const auto& disk = snapshot.disk;
    const auto grid = disk.drive.grid();
    std::vector<StartVerdict> starts;
    if (disk.table.partitions.empty() && snapshot.hasContent()) {
        starts.push_back(startVerdict({}, {}, grid));
    }
    for (const auto& partition : disk.table.partitions) {
        starts.push_back(startVerdict(partition.number, bytesOf(disk, partition).first, grid));
        starts.back().extended = partition.role == PartitionRole::Extended;
    }
    for (const auto& layer : snapshot.layers) {
        starts.push_back(startVerdict(partitionUnder(snapshot), layer.data, grid));
        starts.back().layer = layer;
    }
    if (const auto payload = payloadInLayers(snapshot); payload && startFit(*payload, grid) == Fit::Whole) {
        for (auto& start : starts) {
            start.compensated =
                start.fit != Fit::Whole && !start.extended && start.partition == partitionUnder(snapshot);
        }
    }
    return starts;
}

std::vector<StartVerdict> partitionStarts(const std::vector<StartVerdict>& starts) {
    std::vector<StartVerdict> partitions;
    std::ranges::copy_if(starts, std::back_inserter(partitions), [](const auto& start) { return !start.layer; });
    return partitions;
}

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

bool layersLieIn(const Snapshot& snapshot, std::optional<std::uint32_t> number) {
    return !snapshot.layers.empty() && partitionUnder(snapshot) == number;
}

} // namespace atlas
