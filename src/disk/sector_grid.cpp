// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/sector_grid.h"

namespace atlas {

std::string_view name(Fit fit) {
    switch (fit) {
    case Fit::Whole: return "whole";
    case Fit::Partial: return "partial";
    case Fit::Straddling: return "straddling";
    }
    return "";
}

ByteCount pastBoundary(ByteOffset at, SectorGrid grid) {
    // The phase may exceed `at`; adding whole sectors prevents an unsigned underflow.
    const auto phase = grid.phase.value % grid.size.value;
    return {(at.value % grid.size.value + grid.size.value - phase) % grid.size.value};
}

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

int readModifyWrites(ByteInterval bytes, SectorGrid grid) {
    switch (fit(bytes, grid)) {
    case Fit::Whole: return 0;
    case Fit::Partial: return 1;
    case Fit::Straddling: break;
    }
    return (pastBoundary(bytes.first, grid).value != 0 ? 1 : 0) + (pastBoundary(bytes.end(), grid).value != 0 ? 1 : 0);
}

} // namespace atlas
