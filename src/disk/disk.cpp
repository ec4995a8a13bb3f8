// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"

#include <algorithm>
#include <limits>

namespace atlas {

ByteInterval bytesOf(const Disk& disk, const Partition& partition) {
    const auto sector = std::max<std::uint64_t>(disk.drive.logicalSector.value.value, 1);
    constexpr auto maximum = std::numeric_limits<std::uint64_t>::max();
    const auto start = std::min(partition.sectors.first.value, maximum / sector) * sector;
    const auto count = std::min(partition.sectors.count.value, (maximum - start) / sector) * sector;
    return {{start}, {count}};
}

bool isBogusOptimalIo(const Drive& drive) {
    const auto reported = drive.optimalIo.value;
    return reported == bogusOptimalIo ||
           (reported.value > 0 && reported.value % std::max<std::uint64_t>(drive.physicalSector.value.value, 1) != 0);
}

std::string_view name(Source source) {
    switch (source) {
    case Source::Assumption: return "assumption";
    case Source::Table: return "table";
    case Source::Superblock: return "superblock";
    case Source::Device: return "device";
    case Source::User: return "user";
    case Source::Contents: return "contents";
    }
    return "";
}

} // namespace atlas
