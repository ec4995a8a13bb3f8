// SPDX-License-Identifier: GPL-3.0-or-later
// What writes cost, at this start and at others.
#pragma once

#include "disk/drive.h"
#include "layout/snapshot.h"

#include <variant>

namespace atlas {

/// A rotating drive writes one block per revolution, and needs one more revolution for each physical sector that it
/// must read first.
struct RevolutionCost {
    double rpm = 7200;

    [[nodiscard]] double revolutionSeconds() const { return 60.0 / rpm; }
    /// Seconds for a synchronous write of one block: (1 + read-modify-writes) revolutions.
    [[nodiscard]] double writeSeconds(int readModifyWrites) const {
        return (1 + readModifyWrites) * revolutionSeconds();
    }
    [[nodiscard]] double writesPerSecond(int readModifyWrites) const { return 1 / writeSeconds(readModifyWrites); }
    /// Seconds that the read-modify-writes alone add.
    [[nodiscard]] double extraSeconds(std::uint64_t readModifyWrites) const {
        return static_cast<double>(readModifyWrites) * revolutionSeconds();
    }
};

/// What flash rewrites for one block: whole units, which are pages or erase blocks.
struct RewriteCost {
    SectorGrid unit;
    ByteCount blockSize;
    std::uint64_t units = 0; ///< that the worst block touches

    /// Bytes written for each byte asked.
    [[nodiscard]] double writtenPerAsked() const {
        return static_cast<double>(units) * static_cast<double>(unit.size.value) / static_cast<double>(blockSize.value);
    }
};

/// In revolutions where the drive spins; on flash, in what it rewrites.
using WriteCost = std::variant<RevolutionCost, RewriteCost>;

/// The worst block of a volume that begins at `start`.
[[nodiscard]] RewriteCost rewriteCost(ByteCount blockSize, ByteOffset start, SectorGrid unit);

// Sweeps the partition's start: read-modify-writes as a function of the start.

/// Counts metadata blocks by block modulo verdictPeriod(). Independent of the placement, so
/// judging one start takes O(period) steps instead of one per structure.
class BlockCensus {
public:
    /// Counts the superblocks, group descriptors, bitmaps and inode tables of `layout`, for grids of `sector` bytes.
    BlockCensus(const Layout& layout, ByteCount sector);

    [[nodiscard]] std::uint64_t readModifyWrites(ByteOffset volumeStart, SectorGrid grid) const;

private:
    ByteCount m_blockSize;
    std::vector<std::uint64_t> m_blocks; ///< by block % period
};

struct OffsetSweepPoint {
    Lba start;
    ByteOffset volume; ///< its first byte, were the partition to begin there
    std::uint64_t readModifyWrites = 0;
    bool operator==(const OffsetSweepPoint&) const = default;
};

inline constexpr std::uint32_t offsetSweepLength = 256;

/// Consecutive starts, one logical sector apart.
struct OffsetSweep {
    Lba own; ///< the partition's start, or the volume's outside any partition; see ownStart()
    Lba first; ///< of the sweep
    SectorGrid grid{}; ///< by which it is judged
    std::vector<OffsetSweepPoint>
        points; ///< from `first` on; empty where the volume is too long for any of these starts
    std::uint64_t fewest = 0; ///< read-modify-writes of the best starts
    bool operator==(const OffsetSweep&) const = default;

    /// Whether no start of the sweep costs less, though it may cost something.
    [[nodiscard]] bool isBest(const OffsetSweepPoint& point) const { return point.readModifyWrites == fewest; }
};

/// First LBA of the sweep that contains `start`: rounded down to a multiple of offsetSweepLength logical sectors, counted from the
/// first physical sector boundary.
[[nodiscard]] Lba offsetSweepBase(Lba start, const Drive& drive);

/// The offsetSweepLength starts from `first` on, less those at which the volume would end too far, see lastStart(). `census` counts
/// the layout of `snapshot` for the sector of its drive. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] OffsetSweep offsetSweepFrom(Lba first, const Snapshot& snapshot, const BlockCensus& census);

/// The sweep that contains the partition's own start. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] OffsetSweep offsetSweepOf(const Snapshot& snapshot);

} // namespace atlas
