// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"

#include <algorithm>
#include <limits>

namespace atlas {

ByteInterval bytesOf(const Disk& disk, Interval<Lba> sectors) {
    const auto sector = std::max<std::uint64_t>(disk.drive.logicalSector.value.value, 1);
    constexpr auto maximum = std::numeric_limits<std::uint64_t>::max();
    const auto start = std::min(sectors.first.value, maximum / sector) * sector;
    const auto count = std::min(sectors.count.value, (maximum - start) / sector) * sector;
    return {{start}, {count}};
}

ByteInterval bytesOf(const Disk& disk, const Partition& partition) { return bytesOf(disk, partition.sectors); }

} // namespace atlas
