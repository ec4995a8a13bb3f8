// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cost.h"

#include "alignment/block_judge.h"
#include "alignment/what_if.h"
#include "layout/structures.h"

#include <algorithm>
#include <numeric>

namespace atlas {

RewriteCost rewriteCost(ByteCount blockSize, ByteOffset start, SectorGrid unit) {
    // Distances of blocks from a boundary differ by multiples of this step; the largest distance is the worst.
    const auto step = std::gcd(blockSize.value, unit.size.value);
    const auto largest = unit.size.value - step + pastBoundary(start, unit).value % step;
    return {unit, blockSize, (largest + blockSize.value + unit.size.value - 1) / unit.size.value};
}

BlockCensus::BlockCensus(const Layout& layout, ByteCount sector)
    : m_blockSize(layout.filesystem.blockSize), m_blocks(verdictPeriod(m_blockSize, sector)) {
    eachJudgedStructure(layout, [this](RegionKind kind, BlockInterval blocks, GroupNumber) {
        if (isGroupMetadata(kind))
            eachResidue(blocks, m_blocks.size(), [this](auto at, auto count) { m_blocks[at] += count; });
    });
}

std::uint64_t BlockCensus::readModifyWrites(ByteOffset volumeStart, SectorGrid grid) const {
    const BlockJudge judge(m_blockSize, volumeStart, grid);
    std::uint64_t total = 0;
    for (std::size_t place = 0; place < m_blocks.size(); ++place)
        total += m_blocks[place] * static_cast<std::uint64_t>(judge.readModifyWrites(BlockNumber{place}));
    return total;
}

Lba offsetSweepBase(Lba start, const Drive& drive, std::uint32_t length) {
    const auto phase = drive.phase.value.value / drive.logicalSector.value.value % length;
    const auto past = (start.value % length + length - phase) % length;
    return {start.value - std::min(start.value, past)};
}

OffsetSweep offsetSweepFrom(Lba first, const Snapshot& snapshot, const BlockCensus& census, std::uint32_t length) {
    const auto& drive = snapshot.disk.drive;
    const auto into = bytesBeforeVolume(snapshot);
    const auto last = lastStart(snapshot);
    OffsetSweep sweep{.own = ownStart(snapshot), .first = first, .grid = drive.grid(), .points = {}};
    for (std::uint32_t i = 0; i < length && first.value + i <= last.value; ++i) {
        const auto start = first + SectorCount{i};
        const auto volume = byteOf(start, drive.logicalSector.value) + into;
        sweep.points.push_back({start, volume, census.readModifyWrites(volume, sweep.grid)});
    }
    if (!sweep.points.empty())
        sweep.fewest = std::ranges::min(sweep.points, {}, &OffsetSweepPoint::readModifyWrites).readModifyWrites;
    return sweep;
}

OffsetSweep offsetSweepOf(const Snapshot& snapshot) {
    const auto& drive = snapshot.disk.drive;
    const BlockCensus census(*snapshot.layout, drive.physicalSector.value);
    return offsetSweepFrom(offsetSweepBase(ownStart(snapshot), drive), snapshot, census);
}

} // namespace atlas
