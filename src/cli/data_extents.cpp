// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data_extents.h"

#include <unistd.h>

namespace atlas::cli {

std::vector<ByteInterval> dataExtents(int file, ByteCount size, ByteCount unit) {
    std::vector<ByteInterval> extents;
    const auto end = static_cast<off_t>(size.value);
    for (off_t at = 0; at < end;) {
        const auto first = ::lseek(file, at, SEEK_DATA);
        const auto last = first < 0 ? first : ::lseek(file, first, SEEK_HOLE);
        if (first < 0 || last < 0) {
            break; // ENXIO: nothing more
        }
        const auto from = static_cast<std::uint64_t>(first) / unit.value * unit.value;
        const auto to = (static_cast<std::uint64_t>(last) + unit.value - 1) / unit.value * unit.value;
        extents.push_back({{from}, {to - from}});
        at = last;
    }
    return extents;
}

} // namespace atlas::cli
