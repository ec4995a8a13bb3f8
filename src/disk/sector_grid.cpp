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

} // namespace atlas
