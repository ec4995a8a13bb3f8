// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/free_space.h"

#include <algorithm>

namespace atlas {
namespace {

/// Sectors of a GPT with 128 entries: header and 16 KiB of entries; its copy lies at the end.
SectorCount tableSectors(const Disk& disk) {
    if (disk.table.kind != TableKind::Gpt) {
        return {1};
    }
    return {1 + 16384 / disk.drive.logicalSector.value.value};
}

Interval<Lba> usable(const Disk& disk) {
    const auto sectors = disk.size.value / disk.drive.logicalSector.value.value;
    const bool gpt = disk.table.kind == TableKind::Gpt;
    const auto head = tableSectors(disk).value + (gpt ? 1 : 0);
    const auto tail = gpt ? tableSectors(disk).value : 0;
    return between(Lba{head}, Lba{sectors > tail ? sectors - tail : 0});
}

std::uint64_t roundUp(std::uint64_t value, std::uint64_t grain, std::uint64_t phase) {
    return value + (grain + phase - value % grain) % grain;
}

} // namespace

Interval<Lba> roomAround(const Disk& disk, const Partition& partition) {
    auto room = usable(disk);
    auto first = room.first;
    auto end = room.end();
    for (const auto& other : disk.table.partitions) {
        if (other.number == partition.number || other.role == PartitionRole::Logical) {
            continue;
        }
        if (other.sectors.end() <= partition.sectors.first) {
            first = std::max(first, other.sectors.end());
        } else if (other.sectors.first >= partition.sectors.end()) {
            end = std::min(end, other.sectors.first);
        }
    }
    return between(first, end);
}

std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition, SectorGrid grid) {
    const auto sector = disk.drive.logicalSector.value.value;
    if (partition.role != PartitionRole::Primary || grid.size.value % sector != 0 || grid.phase.value % sector != 0) {
        return std::nullopt;
    }
    const auto grain = grid.size.value / sector;
    const auto phase = grid.phase.value / sector % grain;
    const auto room = roomAround(disk, partition);
    const auto size = partition.sectors.count;
    const Lba after{roundUp(partition.sectors.first.value, grain, phase)};
    if (after.value + size.value <= room.end().value) {
        return AlignedStart{after, size};
    }
    if (after.value >= grain && Lba{after.value - grain} >= room.first) {
        return AlignedStart{{after.value - grain}, size};
    }
    if (after < partition.sectors.end()) {
        return AlignedStart{after, partition.sectors.end() - after, true};
    }
    return std::nullopt;
}

} // namespace atlas
