// SPDX-License-Identifier: GPL-3.0-or-later
// What a move of the volume would do: read-modify-writes as a function of the partition's start.
#pragma once

#include "alignment/alignment.h"

namespace atlas {

/// How many metadata blocks lie at each place of the period after which verdicts repeat. It does not change with the placement, so
/// a start is judged in `period` steps and not in one for each structure.
class BlockCensus {
public:
    /// Counts superblocks, descriptors, bitmaps and inode tables of `layout`, for grids of `sector` bytes.
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

/// `count` starts from `first` on, a logical sector apart. `into`: bytes from the start that is swept to the volume's, where a
/// layer's header lies between them.
[[nodiscard]] std::vector<SweepPoint> sweepStarts(const BlockCensus& census, const Drive& drive, Lba first,
                                                  std::uint32_t count, ByteCount into = {});

struct Sweep {
    Lba present; ///< where the partition starts, or the volume where none holds it
    std::vector<SweepPoint> points;
};

inline constexpr std::uint32_t startsSwept = 256;

/// Starts of the partition from the last physical boundary on. `snapshot` has a layout and a placement.
[[nodiscard]] Sweep sweepOf(const Snapshot& snapshot);

} // namespace atlas
