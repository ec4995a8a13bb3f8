// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/what_if.h"

#include "alignment/displacement.h"

#include <algorithm>
#include <limits>

namespace atlas {

Lba ownStart(const Snapshot& snapshot) {
    if (!snapshot.placement) {
        return {};
    }
    const auto first = snapshot.placement->bytes.first;
    const auto number = snapshot.placement->partition;
    const auto* partition = number ? snapshot.disk.table.find(*number) : nullptr;
    if (partition != nullptr && bytesOf(snapshot.disk, *partition).first <= first) {
        return partition->sectors.first;
    }
    return sectorOf(first, snapshot.disk.drive.logicalSector.value);
}

ByteCount bytesBeforeVolume(const Snapshot& snapshot) {
    return snapshot.placement->bytes.first - byteOf(ownStart(snapshot), snapshot.disk.drive.logicalSector.value);
}

Lba lastStart(const Snapshot& snapshot) {
    constexpr auto end = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!snapshot.placement) {
        return {};
    }
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto length = snapshot.placement->bytes.end() - byteOf(ownStart(snapshot), sector);
    return {(end - std::min(end, length.value)) / sector.value};
}

Snapshot movedTo(Snapshot snapshot, Lba start) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto own = ownStart(snapshot);
    const Displacement by{byteOf(own, sector), byteOf(start, sector)};
    const auto number = snapshot.placement->partition;
    auto* const partition = number ? snapshot.disk.table.find(*number) : nullptr;
    const bool isMoved = partition != nullptr && partition->sectors.first == own;
    displaceContents(snapshot, isMoved ? std::optional(bytesOf(snapshot.disk, *partition)) : std::nullopt, by);
    displace(snapshot, by);
    if (isMoved) {
        partition->sectors.first = start;
    }
    snapshot.placement->source = Source::User;
    return snapshot;
}

} // namespace atlas
