// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_room.h"

#include "base/units.h"

#include <algorithm>

namespace atlas {
namespace {

std::uint64_t roundUp(std::uint64_t value, std::uint64_t granularity, std::uint64_t phase) {
    return value + (granularity + phase - value % granularity) % granularity;
}

Interval<Lba> shortenedBy(Interval<Lba> room, const Partition& partition, const Partition& other) {
    if (other.sectors.end() <= partition.sectors.first) {
        return between(std::max(room.first, other.sectors.end()), room.end());
    }
    if (other.sectors.first >= partition.sectors.end()) {
        return between(room.first, std::min(room.end(), other.sectors.first));
    }
    return {partition.sectors.first, {}}; // overlap: no room
}

Interval<Lba> shortenedByRivals(Interval<Lba> room, const PartitionTable& table, const Partition& partition) {
    for (const auto& other : table.partitions) {
        if (areRivals(partition, other)) {
            room = shortenedBy(room, partition, other);
        }
    }
    return room;
}

bool isLogical(const Partition& partition) { return partition.role == PartitionRole::Logical; }

/// For a table whose extended boot records (EBRs) are not known: each may lie anywhere in the gap before its partition, so
/// only the last logical partition can move, and only forward.
Interval<Lba> roomWithoutRecords(const Disk& disk, const Partition& partition, const Partition& extended) {
    const bool last = std::ranges::none_of(disk.table.partitions, [&](const Partition& p) {
        return isLogical(p) && p.sectors.first > partition.sectors.first;
    });
    return last ? between(partition.sectors.first, extended.sectors.end()) : partition.sectors;
}

/// sfdisk leaves the EBR of a logical partition where it is, so the partition can move between the EBRs and the other
/// logical partitions around it.
Interval<Lba> roomOfLogical(const Disk& disk, const Partition& partition) {
    const auto* extended = holderOf(disk.table.partitions, partition);
    if (extended == nullptr) {
        return partition.sectors;
    }
    if (disk.table.records.empty()) {
        return roomWithoutRecords(disk, partition, *extended);
    }
    auto room = extended->sectors;
    for (const auto record : disk.table.records) {
        room = shortenedBy(room, partition, {.sectors = {record, {1}}});
    }
    return shortenedByRivals(room, disk.table, partition);
}

// The limits of sfdisk --move-data (util-linux 2.38, established by experiment): libfdisk ignores a free gap of 1 to 3
// sectors, in an extended partition a gap smaller than its granularity plus the room for an EBR, and on an MBR disk any
// gap before the first MiB.

std::uint64_t minGap(const Disk& disk, const Partition& partition) {
    return partition.role == PartitionRole::Logical ? 2 * MiB / disk.drive.logicalSector.value.value : 4;
}

Lba lowestStart(const Disk& disk, Interval<Lba> room) {
    const Lba firstMiB{disk.table.kind == TableKind::Mbr ? MiB / disk.drive.logicalSector.value.value : 0};
    return std::max(room.first, firstMiB);
}

bool encloses(Interval<Lba> room, Interval<Lba> sectors) {
    return room.first <= sectors.first && sectors.end() <= room.end();
}

} // namespace

SectorCount gptCopySectors(const Disk& disk) { return {1 + 16384 / disk.drive.logicalSector.value.value}; }

Interval<Lba> usableSectors(const Disk& disk) {
    const Lba end{disk.size.value / disk.drive.logicalSector.value.value};
    if (disk.table.kind != TableKind::Gpt) {
        constexpr Lba mbrLimit{std::uint64_t{1} << 32};
        return between(Lba{1}, std::min(end, mbrLimit));
    }
    if (!disk.table.usable.empty()) {
        return intersection(disk.table.usable, between(Lba{0}, end));
    }
    const auto table = gptCopySectors(disk).value;
    return between(Lba{table + 1}, Lba{end.value > table ? end.value - table : 0});
}

Interval<Lba> roomAround(const Disk& disk, const Partition& partition) {
    if (partition.role == PartitionRole::Logical) {
        return roomOfLogical(disk, partition);
    }
    return shortenedByRivals(usableSectors(disk), disk.table, partition);
}

std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition, SectorGrid grid) {
    const auto sector = disk.drive.logicalSector.value.value;
    const auto room = roomAround(disk, partition);
    const bool onSectors = grid.size.value % sector == 0 && grid.phase.value % sector == 0;
    if (partition.role == PartitionRole::Extended || !onSectors || !encloses(room, partition.sectors)) {
        return std::nullopt;
    }
    const auto granularity = grid.size.value / sector;
    const auto present = partition.sectors.first;
    const auto size = partition.sectors.count;
    const auto gap = minGap(disk, partition);
    const Lba after{roundUp(present.value, granularity, grid.phase.value / sector % granularity)};
    const Lba before{after.value >= granularity ? after.value - granularity : 0};
    const auto lowest = lowestStart(disk, room);
    const bool roomAfter =
        after.value + size.value <= room.end().value && room.end().value - partition.sectors.end().value >= gap;
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
