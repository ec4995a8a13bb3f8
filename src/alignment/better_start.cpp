// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/better_start.h"

#include "alignment/granularity.h"

#include <numeric>

namespace atlas {
namespace {

constexpr std::uint64_t MiB = std::uint64_t{1} << 20;
constexpr std::uint64_t largestCommon = 1024 * MiB; // a larger common multiple is no useful granularity

/// The grids to try, coarsest first; the last one is the physical sectors.
std::vector<SectorGrid> grids(const Drive& drive, const Filesystem* fs) {
    const auto granularities = granularitiesOf(drive, fs);
    const auto size = [&](GranularityKind kind) { return granularities[static_cast<std::size_t>(kind)].size.value; };
    const auto common = [](std::uint64_t a, std::uint64_t b) {
        return a == 0 || a > largestCommon || std::lcm(a, b) > largestCommon ? b : std::lcm(a, b);
    };
    const auto physical = drive.physicalSector.value.value;
    const auto wide = common(physical, MiB);
    const auto stripe = common(size(GranularityKind::Stripe), wide);
    const auto phase = drive.phase.value;
    return {
        {{common(size(GranularityKind::EraseBlock), stripe)}, phase}, {{stripe}, phase}, {{wide}, phase}, drive.grid()};
}

/// resize2fs moves the blocks at the end of the file system into free ones; requires the lost part to be less than half
/// of the free blocks.
bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start) {
    const bool own = snapshot.layout && snapshot.placement && snapshot.placement->partition == partition.number;
    if (!own || !snapshot.layers.empty()) {
        return false;
    }
    const auto& fs = snapshot.layout->filesystem;
    const auto lost = (partition.sectors.count - start.size).value * snapshot.disk.drive.logicalSector.value.value;
    return lost / fs.blockSize.value < fs.freeBlocks / 2;
}

} // namespace

std::optional<AlignedStart> betterStart(const Snapshot& snapshot, const Partition& partition) {
    const auto* fs = snapshot.layout ? &snapshot.layout->filesystem : nullptr;
    std::optional<AlignedStart> start;
    for (const auto grid : grids(snapshot.disk.drive, fs)) {
        start = nearestAlignedStart(snapshot.disk, partition, grid);
        if (start && !start->shrinks) {
            return start;
        }
    }
    return start && canShrink(snapshot, partition, *start) ? start : std::nullopt;
}

} // namespace atlas
