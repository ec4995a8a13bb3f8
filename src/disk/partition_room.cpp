// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_room.h"

#include "base/units.h"
#include "disk/obstacles.h"

#include <algorithm>
#include <limits>

namespace atlas {
namespace {

std::uint64_t roundUp(std::uint64_t value, std::uint64_t granularity, std::uint64_t phase) {
    return value + (granularity + phase - value % granularity) % granularity;
}

/// The part of `room` on the side of `obstacle` where the partition lies at `place`; none where it lies over the obstacle.
Interval<Lba> shortenedBy(Interval<Lba> room, const Obstacle& obstacle, Interval<Lba> place) {
    const auto sectors = obstacle.sectors;
    if (obstacle.isLimit()) {
        return intersection(room, sectors);
    }
    if (obstacle.isInTheWay(place)) {
        return {place.first, {}};
    }
    return sectors.first < place.first ? between(std::max(room.first, sectors.end()), room.end())
                                       : between(room.first, std::min(room.end(), sectors.first));
}

// The limits of sfdisk --move-data (util-linux 2.38, established by experiment): libfdisk ignores a free gap of 1 to 3
// sectors, in an extended partition a gap smaller than its granularity plus the room for an EBR, and on an MBR disk any
// gap before the first MiB.

std::uint64_t minGapBefore(const Disk& disk, const Partition& partition) {
    return partition.role == PartitionRole::Logical ? 2 * MiB / disk.drive.logicalSector.value.value : 4;
}

std::uint64_t minGapAfter(const Disk& disk, const Partition& partition) {
    return partition.role == PartitionRole::Logical ? MiB / disk.drive.logicalSector.value.value + 2 : 4;
}

/// The gap that libfdisk sees after the partition. To the next logical one it includes that one's EBR.
std::uint64_t gapAfter(const Disk& disk, const Partition& partition, Lba roomEnd) {
    const auto end = within64Bits(partition.sectors).end();
    if (partition.role != PartitionRole::Logical) {
        return roomEnd.value - end.value;
    }
    Lba next{std::numeric_limits<std::uint64_t>::max()};
    for (const auto& obstacle : obstaclesTo(disk, &partition)) {
        if (obstacle.isLimit()) {
            next = std::min(next, obstacle.sectors.end());
        } else if (obstacle.kind == Obstacle::Kind::OverPartition && obstacle.sectors.first >= end) {
            next = std::min(next, obstacle.sectors.first);
        }
    }
    return next.value - end.value;
}

Lba lowestStart(const Disk& disk, Interval<Lba> room) {
    const Lba firstMiB{disk.table.kind == TableKind::Mbr ? MiB / disk.drive.logicalSector.value.value : 0};
    return std::max(room.first, firstMiB);
}

} // namespace

Interval<Lba> roomAround(const Disk& disk, const Partition& partition) {
    const auto place = within64Bits(partition.sectors);
    Interval<Lba> room{{}, {std::numeric_limits<std::uint64_t>::max()}};
    for (const auto& obstacle : obstaclesTo(disk, &partition)) {
        room = shortenedBy(room, obstacle, place);
    }
    return room;
}

std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition, SectorGrid grid) {
    const auto sector = disk.drive.logicalSector.value.value;
    const auto room = roomAround(disk, partition);
    const bool onSectors = grid.size.value % sector == 0 && grid.phase.value % sector == 0;
    if (partition.role == PartitionRole::Extended || !onSectors || !encloses(room, within64Bits(partition.sectors))) {
        return std::nullopt;
    }
    const auto granularity = grid.size.value / sector;
    const auto present = partition.sectors.first;
    const auto size = partition.sectors.count;
    const auto gap = minGapBefore(disk, partition);
    const Lba after{roundUp(present.value, granularity, grid.phase.value / sector % granularity)};
    const Lba before{after.value >= granularity ? after.value - granularity : 0};
    const auto lowest = lowestStart(disk, room);
    const bool roomAfter = after.value + size.value <= room.end().value &&
                           gapAfter(disk, partition, room.end()) >= minGapAfter(disk, partition);
    const bool roomBefore = after.value >= granularity && before >= lowest && present.value - lowest.value >= gap;
    if (after == present) {
        return AlignedStart{present, size};
    }
    if (roomBefore && (!roomAfter || present - before < after - present)) {
        return AlignedStart{before, size};
    }
    if (roomAfter) {
        return AlignedStart{after, size};
    }
    const auto end = partition.sectors.end();
    const auto smaller = std::min(end > after ? end.value - after.value : 0, size.value > gap ? size.value - gap : 0);
    return smaller > 0 ? std::optional(AlignedStart{after, {smaller}, true}) : std::nullopt;
}

} // namespace atlas
