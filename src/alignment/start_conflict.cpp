// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/start_conflict.h"

#include "alignment/what_if.h"
#include "base/units.h"

#include <algorithm>

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
    const auto moved = within64Bits({start, lengthOf(snapshot, own)});
    const auto obstacles = obstaclesTo(disk, own);
    const auto found = std::ranges::find_if(obstacles, [&](const Obstacle& o) { return o.isInTheWay(moved); });
    if (found == obstacles.end()) {
        return {};
    }
    const auto end = byteOf(moved.end(), disk.drive.logicalSector.value);
    const auto past = end.value > disk.size.value ? end.value - disk.size.value : 0;
    return StartConflict{.start = start, .obstacle = *found, .past = {past}};
}

} // namespace atlas
