// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/fit.h"

namespace atlas {

Fit fit(ByteInterval bytes, SectorGrid grid) {
    if (bytes.empty()) {
        return Fit::Whole;
    }
    const auto head = pastBoundary(bytes.first, grid).value;
    const auto tail = pastBoundary(bytes.end(), grid).value;
    if (head == 0 && tail == 0) {
        return Fit::Whole;
    }
    const bool oneSector = head + bytes.count.value <= grid.size.value;
    return oneSector ? Fit::Partial : Fit::Straddling;
}

Fit startFit(ByteOffset start, SectorGrid grid) {
    return pastBoundary(start, grid).value == 0 ? Fit::Whole : Fit::Straddling;
}

} // namespace atlas
