// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of writes, at the present start and at others.
#pragma once

#include "disk/drive.h"
#include "layout/snapshot.h"

#include <variant>

namespace atlas {

/// A rotating drive writes one block per revolution and needs one more for each physical sector that it must read
/// first.
struct RevolutionCost {
    double rpm = 7200;

    [[nodiscard]] double revolutionSeconds() const { return 60.0 / rpm; }
    /// Seconds for a synchronous write of one block: (1 + read-modify-writes) revolutions.
    [[nodiscard]] double writeSeconds(int readModifyWrites) const {
        return (1 + readModifyWrites) * revolutionSeconds();
    }
    [[nodiscard]] double writesPerSecond(int readModifyWrites) const { return 1 / writeSeconds(readModifyWrites); }
    /// Seconds added by the read-modify-writes.
    [[nodiscard]] double extraSeconds(std::uint64_t readModifyWrites) const {
        return static_cast<double>(readModifyWrites) * revolutionSeconds();
    }
};

/// Flash rewrites whole units (pages or erase blocks) for each block.
struct RewriteCost {
    SectorGrid unit;
    ByteCount blockSize;
    std::uint64_t units = 0; ///< touched by the worst block

    /// Bytes written per byte requested.
    [[nodiscard]] double writtenPerAsked() const {
        return static_cast<double>(units) * static_cast<double>(unit.size.value) / static_cast<double>(blockSize.value);
    }
};

/// Revolutions for rotating drives, rewritten units for flash.
using WriteCost = std::variant<RevolutionCost, RewriteCost>;

/// For the worst block of a volume that begins at `start`.
[[nodiscard]] RewriteCost rewriteCost(ByteCount blockSize, ByteOffset start, SectorGrid unit);

// Read-modify-writes as a function of the partition's start.

/// Counts metadata blocks by block modulo verdictPeriod(). Independent of the placement, so judging a start takes
/// O(period) steps.
class BlockCensus {
public:
    /// Counts the superblocks, group descriptors, bitmaps and inode tables of `layout` for grids of `sector` bytes.
    BlockCensus(const Layout& layout, ByteCount sector);

    [[nodiscard]] std::uint64_t readModifyWrites(ByteOffset volumeStart, SectorGrid grid) const;

private:
    ByteCount m_blockSize;
    std::vector<std::uint64_t> m_blocks; ///< by block % period
};

struct OffsetSweepPoint {
    Lba start;
    ByteOffset volume; ///< first byte of the volume if the partition began at `start`
    std::uint64_t readModifyWrites = 0;
    bool operator==(const OffsetSweepPoint&) const = default;
};

inline constexpr std::uint32_t offsetSweepLength = 256;

/// Consecutive starts, one logical sector apart.
struct OffsetSweep {
    Lba own; ///< present start: ownStart()
    Lba first;
    SectorGrid grid{};
    std::vector<OffsetSweepPoint> points; ///< from `first` on; empty if the volume is too long for all of them
    std::uint64_t fewest = 0; ///< read-modify-writes of the best starts
    bool operator==(const OffsetSweep&) const = default;

    /// Whether no other start of the sweep costs less.
    [[nodiscard]] bool isBest(const OffsetSweepPoint& point) const { return point.readModifyWrites == fewest; }
};

/// First LBA of the sweep of `length` starts that contains `start`: rounded down to a multiple of `length` logical
/// sectors, counted from the first physical sector boundary.
[[nodiscard]] Lba offsetSweepBase(Lba start, const Drive& drive, std::uint32_t length = offsetSweepLength);

/// The `length` starts from `first` on, none beyond lastStart(). `census` counts the layout of `snapshot` for its
/// drive's physical sectors. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] OffsetSweep offsetSweepFrom(Lba first, const Snapshot& snapshot, const BlockCensus& census,
                                          std::uint32_t length = offsetSweepLength);

/// The sweep that contains the present start. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] OffsetSweep offsetSweepOf(const Snapshot& snapshot);

} // namespace atlas
