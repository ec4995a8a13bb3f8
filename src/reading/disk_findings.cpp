// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/disk_findings.h"

#include <set>

namespace atlas {

void addTableFaults(Snapshot& snapshot) {
    for (const auto& fault : snapshot.disk.table.faults) {
        snapshot.findings.push_back(
            {.kind = FindingKind::TableFaulty,
             .volume = {.partition = isMisplacement(fault.kind) ? std::optional(fault.partition) : std::nullopt},
             .fault = fault});
    }
}

void addAmbiguousContents(Snapshot& snapshot) {
    const auto add = [&](const Content& content, std::optional<std::uint32_t> partition) {
        if (!content.alsoBears.empty()) {
            snapshot.findings.push_back({.kind = FindingKind::ContentAmbiguous,
                                         .volume = {.partition = partition},
                                         .detail = content.alsoBears});
        }
    };
    add(snapshot.disk.content, {});
    for (const auto& partition : snapshot.disk.table.partitions) {
        add(partition.content, partition.number);
    }
}

void addLayerFaults(std::optional<std::uint32_t> asked, Snapshot& snapshot) {
    std::set<ByteOffset> seen;
    for (const auto& container : snapshot.disk.inside.containers) {
        for (const auto& layer : container.layers) {
            if ((asked && container.partition != asked) || !seen.insert(layer.header).second) {
                continue;
            }
            if (layer.fault != LayerFault::None) {
                snapshot.findings.push_back(
                    {.kind = FindingKind::LayerChecksum,
                     .numbers = {static_cast<std::uint64_t>(layer.fault), layer.damagedGeneration, layer.newest},
                     .volume = {.partition = container.partition},
                     .layer = layer.kind,
                     .detail = layer.version});
            }
            if (layer.isOutdated()) {
                snapshot.findings.push_back({.kind = FindingKind::LayerOutdated,
                                             .numbers = {layer.generation, layer.newest},
                                             .volume = {.partition = container.partition},
                                             .layer = layer.kind});
            }
        }
    }
}

Finding unreadableVolume(const VolumeName& volume, const Error& why) {
    return {.kind = FindingKind::VolumeUnreadable, .volume = volume, .detail = sentence(why)};
}

void addReadErrors(const ReadErrorLog& source, std::vector<Finding>& findings) {
    CappedFindings capped;
    for (const auto& error : source.errors()) {
        capped.add({.kind = FindingKind::ReadFailed, .detail = error.what});
    }
    capped.appendTo(findings);
}

} // namespace atlas
