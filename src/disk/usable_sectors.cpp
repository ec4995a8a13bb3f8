// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/usable_sectors.h"

#include <algorithm>

namespace atlas {

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

} // namespace atlas
