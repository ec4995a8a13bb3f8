// SPDX-License-Identifier: GPL-3.0-or-later
// Judges each metadata structure against the physical sectors: a pure function of layout, placement and grid.
//
// The unit of judgement is the write, and the kernel writes whole file-system blocks: a structure takes the verdict of
// its worst block.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

struct FitCounts {
    std::uint64_t whole = 0;
    std::uint64_t partial = 0;
    std::uint64_t straddling = 0;
    bool operator==(const FitCounts&) const = default;

    void add(Fit fit, std::uint64_t times = 1);
    FitCounts& operator+=(const FitCounts& other);
    [[nodiscard]] std::uint64_t total() const { return whole + partial + straddling; }
    [[nodiscard]] std::uint64_t misaligned() const { return partial + straddling; }
    [[nodiscard]] Fit worst() const;
};

struct KindAlignment {
    FitCounts structures;
    std::uint64_t blocks = 0;
    std::uint64_t readModifyWrites = 0; ///< to write each of its blocks once, one request per block
    bool operator==(const KindAlignment&) const = default;
};

struct Alignment {
    SectorGrid grid;
    ByteOffset start; ///< first byte of the volume on the disk
    Fit verdict = Fit::Whole; ///< the worst verdict of all structures
    int perBlock = 0; ///< read-modify-writes to write one block: the worst block of this volume
    std::array<KindAlignment, regionKindCount> kinds{};
    bool operator==(const Alignment&) const = default;

    [[nodiscard]] FitCounts total() const;
    /// Sum over the kinds for which isGroupMetadata() holds.
    [[nodiscard]] KindAlignment groupMetadata() const;
    [[nodiscard]] std::uint64_t totalReadModifyWrites() const { return groupMetadata().readModifyWrites; }
};

[[nodiscard]] Alignment align(const Layout& layout, const Placement& placement, SectorGrid grid);

} // namespace atlas
