// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps the partition's start: read-modify-writes as a function of the start.
#pragma once

#include "alignment/alignment.h"

namespace atlas {

/// Counts metadata blocks by block modulo `period`, after which verdicts repeat. Independent of the placement, so
/// judging one start takes O(period) steps instead of one per structure.
class BlockCensus {
public:
    /// Counts the superblocks, group descriptors, bitmaps and inode tables of `layout`, for grids of `sector` bytes.
    BlockCensus(const Layout& layout, ByteCount sector);

    [[nodiscard]] std::uint64_t readModifyWrites(ByteOffset volumeStart, SectorGrid grid) const;
    [[nodiscard]] ByteCount sector() const { return m_sector; }

private:
    ByteCount m_blockSize;
    ByteCount m_sector;
    std::vector<std::uint64_t> m_blocks; ///< by block % period
};

struct SweepPoint {
    Lba start;
    std::uint64_t readModifyWrites = 0;
    bool operator==(const SweepPoint&) const = default;
};

/// Number of starts in a sweep.
inline constexpr std::uint32_t sweepLength = 256;

/// Evaluates `count` consecutive starts from `first` on, one logical sector apart. `into` is the distance in bytes from
/// the swept start to the volume's start, for example the size of a layer's header.
[[nodiscard]] std::vector<SweepPoint> sweepStarts(const BlockCensus& census, const Drive& drive, Lba first,
                                                  std::uint32_t count, ByteCount into = {});

struct Sweep {
    Lba present; ///< the current start of the partition, or of the volume outside any partition
    std::vector<SweepPoint> points;
};

/// Sweeps the partition's start from the physical sector boundary at or below it. Precondition: `snapshot` has a layout
/// and a placement.
[[nodiscard]] Sweep sweepOf(const Snapshot& snapshot);

} // namespace atlas
