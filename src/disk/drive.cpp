// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive.h"

#include <algorithm>

namespace atlas {
namespace {

/// Bytes of sector 0 before the start of the disk; 0 if the disk begins at a boundary.
std::uint64_t inFront(SectorGrid grid) { return pastBoundary({0}, grid).value; }

} // namespace

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

std::uint64_t sectorNumber(ByteOffset at, SectorGrid grid) { return (at.value + inFront(grid)) / grid.size.value; }

ByteInterval sectorBytes(std::uint64_t number, SectorGrid grid) {
    const auto begin = number * grid.size.value;
    return between(ByteOffset{begin - std::min(begin, inFront(grid))},
                   ByteOffset{begin + grid.size.value - inFront(grid)});
}

bool isBogusOptimalIo(const Drive& drive) {
    const auto [reported, source] = drive.optimalIo;
    if (source == Source::User)
        return false;
    const auto sector = drive.reportedSector.value > 0 ? drive.reportedSector : drive.physicalSector.value;
    return reported == bogusOptimalIo ||
           (reported.value > 0 && reported.value % std::max<std::uint64_t>(sector.value, 1) != 0);
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
