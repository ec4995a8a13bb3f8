// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/start_conflict.h"

#include "alignment/what_if.h"
#include "base/ceil_div.h"
#include "disk/partition_room.h"

namespace atlas {
namespace {

const Partition* ownPartition(const Snapshot& snapshot) {
    const auto number = snapshot.placement->partition;
    const auto* partition = number ? snapshot.disk.table.find(*number) : nullptr;
    return partition != nullptr && partition->sectors.first == ownStart(snapshot) ? partition : nullptr;
}

/// The length of what moves, in logical sectors.
SectorCount lengthOf(const Snapshot& snapshot, const Partition* own) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto bytes = snapshot.placement->bytes.end() - byteOf(ownStart(snapshot), sector);
    return own != nullptr ? own->sectors.count : SectorCount{ceilDiv(bytes.value, sector.value)};
}

} // namespace

std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start) {
    if (!snapshot.placement) {
        return {};
    }
    const auto& disk = snapshot.disk;
    const auto* own = ownPartition(snapshot);
    const Interval<Lba> moved{start, lengthOf(snapshot, own)};
    const auto end = byteOf(moved.end(), disk.drive.logicalSector.value);
    using enum StartConflict::Kind;
    if (end.value > disk.size.value) {
        return StartConflict{.kind = PastEnd, .start = start, .past = {end.value - disk.size.value}};
    }
    if (own == nullptr) {
        return {};
    }
    if (const auto usable = usableSectors(disk); intersection(moved, usable) != moved) {
        return StartConflict{.kind = OutsideUsable, .start = start, .usable = usable};
    }
    for (const auto& other : disk.table.partitions) {
        if (areRivals(*own, other) && !intersection(other.sectors, moved).empty()) {
            return StartConflict{.kind = Partition, .start = start, .other = other.number};
        }
    }
    const auto* holder = holderOf(disk.table.partitions, *own);
    if (holder != nullptr && intersection(moved, holder->sectors) != moved) {
        return StartConflict{.kind = OutsideExtended, .start = start, .other = holder->number};
    }
    return {};
}

} // namespace atlas
