// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"

#include "base/units.h"
#include "disk/obstacles.h"

#include <algorithm>
#include <limits>

namespace atlas {

std::vector<ByteInterval> onImage(const Disk& disk, ByteInterval bytes, std::size_t most) {
    return disk.map.empty() ? std::vector{bytes} : runsOf(disk.map, bytes, most);
}

ByteInterval bytesOf(const Disk& disk, Interval<Lba> sectors) {
    const auto sector = std::max<std::uint64_t>(disk.drive.logicalSector.value.value, 1);
    constexpr auto maximum = std::numeric_limits<std::uint64_t>::max();
    const auto start = std::min(sectors.first.value, maximum / sector) * sector;
    const auto count = std::min(sectors.count.value, (maximum - start) / sector) * sector;
    return {{start}, {count}};
}

ByteInterval bytesOf(const Disk& disk, const Partition& partition) { return bytesOf(disk, partition.sectors); }

bool isOnDisk(const Disk& disk, const Partition& partition) {
    return !partition.sectors.empty() && bytesOf(disk, partition).first.value < disk.size.value;
}

int precedence(PartitionRole role) {
    switch (role) {
    case PartitionRole::Logical: return 1;
    case PartitionRole::Primary: return 2;
    case PartitionRole::Extended: break;
    }
    return 3;
}

namespace {

/// The partition of the lowest precedence whose bytes pass `isWanted`.
const Partition* firstWhere(const Disk& disk, auto isWanted) {
    const Partition* found = nullptr;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended && isWanted(bytesOf(disk, partition)) &&
            (found == nullptr || precedence(partition.role) < precedence(found->role))) {
            found = &partition;
        }
    }
    return found;
}

} // namespace

const Partition* partitionAt(const Disk& disk, ByteOffset at) {
    return firstWhere(disk, [at](ByteInterval bytes) { return bytes.contains(at); });
}

const Partition* partitionFrom(const Disk& disk, ByteOffset at) {
    return firstWhere(disk, [at](ByteInterval bytes) { return bytes.first == at && !bytes.empty(); });
}

SectorCount gptCopySectors(const Disk& disk) { return {1 + 16384 / disk.drive.logicalSector.value.value}; }

Interval<Lba> usableSectors(const Disk& disk) {
    const Lba end{disk.size.value / disk.drive.logicalSector.value.value};
    if (disk.table.kind != TableKind::Gpt) {
        constexpr Lba mbrLimit{std::uint64_t{1} << 32};
        return between(Lba{1}, std::min(end, mbrLimit));
    }
    if (!disk.table.usable.empty())
        return intersection(disk.table.usable, between(Lba{0}, end));
    const auto table = gptCopySectors(disk).value;
    return between(Lba{table + 1}, Lba{end.value > table ? end.value - table : 0});
}

namespace {

std::uint64_t roundUp(std::uint64_t value, std::uint64_t granularity, std::uint64_t phase) {
    return value + (granularity + phase - value % granularity) % granularity;
}

/// The part of `room` on the partition's side of `obstacle`; empty if the partition at `place` overlaps the obstacle.
Interval<Lba> shortenedBy(Interval<Lba> room, const Obstacle& obstacle, Interval<Lba> place) {
    const auto sectors = obstacle.sectors;
    if (obstacle.isLimit())
        return intersection(room, sectors);
    if (obstacle.isInTheWay(place))
        return {place.first, {}};
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
    if (partition.role != PartitionRole::Logical)
        return roomEnd.value - end.value;
    Lba next{std::numeric_limits<std::uint64_t>::max()};
    for (const auto& obstacle : obstaclesTo(disk, &partition))
        if (obstacle.isLimit())
            next = std::min(next, obstacle.sectors.end());
        else if (obstacle.kind == Obstacle::Kind::OverPartition && obstacle.sectors.first >= end)
            next = std::min(next, obstacle.sectors.first);
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
    for (const auto& obstacle : obstaclesTo(disk, &partition))
        room = shortenedBy(room, obstacle, place);
    return room;
}

std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition, SectorGrid grid) {
    const auto sector = disk.drive.logicalSector.value.value;
    const auto room = roomAround(disk, partition);
    const bool onSectors = grid.size.value % sector == 0 && grid.phase.value % sector == 0;
    if (partition.role == PartitionRole::Extended || !onSectors || !encloses(room, within64Bits(partition.sectors)))
        return std::nullopt;
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
    if (after == present)
        return AlignedStart{present, size};
    if (roomBefore && (!roomAfter || present - before < after - present))
        return AlignedStart{before, size};
    if (roomAfter)
        return AlignedStart{after, size};
    const auto end = partition.sectors.end();
    const auto smaller = std::min(end > after ? end.value - after.value : 0, size.value > gap ? size.value - gap : 0);
    return smaller > 0 ? std::optional(AlignedStart{after, {smaller}, true}) : std::nullopt;
}

} // namespace atlas
