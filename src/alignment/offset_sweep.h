// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps the partition's start: read-modify-writes as a function of the start.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// Counts metadata blocks by block modulo verdictPeriod(). Independent of the placement, so
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

struct OffsetSweepPoint {
    Lba start;
    std::uint64_t readModifyWrites = 0;
    bool operator==(const OffsetSweepPoint&) const = default;
};

inline constexpr std::uint32_t offsetSweepLength = 256;

/// First LBA of the sweep that contains `start`: rounded down to a multiple of offsetSweepLength logical sectors, counted from the
/// first physical sector boundary.
[[nodiscard]] Lba offsetSweepBase(Lba start, const Drive& drive);

/// Evaluates offsetSweepLength consecutive starts from `base` on, one logical sector apart, and none beyond `last`. The volume
/// begins `into` bytes after the partition start (the header of a layer).
[[nodiscard]] std::vector<OffsetSweepPoint> offsetSweepFrom(Lba base, ByteCount into, const BlockCensus& census,
                                                            const Drive& drive, Lba last);

struct OffsetSweep {
    Lba current; ///< the current start of the partition, or of the volume outside any partition
    Lba first; ///< of the sweep
    std::vector<OffsetSweepPoint>
        points; ///< from `first` on; empty where the volume is too long for any of these starts
};

/// The sweep that contains the partition's start. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] OffsetSweep offsetSweepOf(const Snapshot& snapshot);

} // namespace atlas
