// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/check.h"

#include "alignment/better_start.h"

#include <algorithm>

namespace atlas {
namespace {

LayerVerdict judge(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid) {
    return {
        .partition = partition, .start = start, .remainder = pastBoundary(start, grid), .fit = startFit(start, grid)};
}

std::vector<LayerVerdict> judgeLayers(const Disk& disk) {
    const auto grid = disk.drive.grid();
    if (disk.table.kind == TableKind::None) {
        return {judge(std::nullopt, {0}, grid)};
    }
    std::vector<LayerVerdict> layers;
    for (const auto& partition : disk.table.partitions) {
        layers.push_back(judge(partition.number, bytesOf(disk, partition).first, grid));
        layers.back().counts = partition.role != PartitionRole::Extended;
    }
    return layers;
}

Finding offGrid(const LayerVerdict& layer, SectorGrid grid) {
    return {.kind = FindingKind::StartOffGrid,
            .severity = Severity::Misaligned,
            .numbers = {layer.start.value, layer.remainder.value, grid.size.value},
            .fit = layer.fit,
            .partition = layer.partition};
}

Finding offGrid(const Layer& layer, std::optional<std::uint32_t> partition, SectorGrid grid) {
    return {.kind = FindingKind::LayerOffGrid,
            .severity = Severity::Misaligned,
            .numbers = {layer.data.value, pastBoundary(layer.data, grid).value, grid.size.value},
            .fit = Fit::Straddling,
            .partition = partition,
            .layer = layer.kind};
}

void judgeWithoutExt(Check& result, const Snapshot& snapshot, std::optional<std::uint32_t> only) {
    const auto& disk = snapshot.disk;
    const auto grid = disk.drive.grid();
    std::vector<Finding> misaligned;
    std::vector<LayerVerdict> judged;
    std::ranges::copy_if(result.layers, std::back_inserter(judged),
                         [&](const LayerVerdict& layer) { return only ? layer.partition == only : layer.counts; });
    for (const auto& layer : judged) {
        result.verdict = std::max(result.verdict, layer.fit);
        if (layer.fit != Fit::Whole) {
            misaligned.push_back(offGrid(layer, grid));
        }
    }
    for (const auto& layer : snapshot.layers) {
        if (startFit(layer.data, grid) != Fit::Whole) {
            result.verdict = Fit::Straddling;
            misaligned.push_back(offGrid(layer, partitionUnder(snapshot), grid));
        }
    }
    if (judged.size() == 1) {
        result.subject = judged.front();
    }
    // The assumption is the last word.
    const auto at = std::ranges::find(result.findings, FindingKind::SectorSizeAssumed, &Finding::kind);
    result.findings.insert(at, misaligned.begin(), misaligned.end());
}

} // namespace

Check check(const Snapshot& snapshot, std::optional<std::uint32_t> only) {
    const auto grid = snapshot.disk.drive.grid();
    Check result;
    result.layers = judgeLayers(snapshot.disk);
    if (!snapshot.layout || !snapshot.placement) {
        result.findings = allFindings(snapshot, nullptr);
        judgeWithoutExt(result, snapshot, only);
        result.cures = curesWithoutExt(snapshot, only);
        return result;
    }
    result.alignment = align(*snapshot.layout, *snapshot.placement, grid);
    result.verdict = result.alignment->verdict;
    result.subject = judge(snapshot.placement->partition, snapshot.placement->bytes.first, grid);
    result.findings = allFindings(snapshot, &*result.alignment);
    result.cures = curesOf(snapshot, *result.alignment);
    return result;
}

} // namespace atlas
