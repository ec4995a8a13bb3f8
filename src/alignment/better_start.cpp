// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/better_start.h"

#include "alignment/granularity.h"
#include "base/units.h"
#include "layout/payload.h"

#include <numeric>

namespace atlas {
namespace {

constexpr std::uint64_t largestCommon = 1024 * MiB; // a larger common multiple is no useful granularity

/// The boundaries that both grids have; those of `fine` alone where there are none, or none that is useful.
SectorGrid common(SectorGrid coarse, SectorGrid fine) {
    const auto size =
        coarse.size.value == 0 || coarse.size.value > largestCommon ? 0 : std::lcm(coarse.size.value, fine.size.value);
    if (size > largestCommon) {
        return fine;
    }
    for (auto boundary = fine.phase; boundary < fine.phase + ByteCount{size}; boundary += fine.size) {
        if (pastBoundary(boundary, coarse).value == 0) {
            return {{size}, boundary};
        }
    }
    return fine;
}

/// The grids to try, coarsest first; the last one is the physical sectors.
std::vector<SectorGrid> grids(const Disk& disk, const Filesystem* fs) {
    const auto granularities = granularitiesOf(disk, fs);
    const auto grid = [&](GranularityKind kind) { return granularities[static_cast<std::size_t>(kind)].grid(); };
    const auto physical = grid(GranularityKind::PhysicalSector);
    const auto wide = common(grid(GranularityKind::Partitioning), physical);
    const auto stripe = common(grid(GranularityKind::Stripe), wide);
    return {common(grid(GranularityKind::EraseBlock), stripe), stripe, wide, physical};
}

/// The grid on which a partition must start for its payload, `into` bytes further, to start on `grid`.
SectorGrid shiftedBack(SectorGrid grid, ByteCount into) {
    const auto size = grid.size.value;
    return {grid.size, {(grid.phase.value % size + size - into.value % size) % size}};
}

/// resize2fs moves the blocks at the end of the file system into free ones; requires the lost part to be less than half
/// of the free blocks.
bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start) {
    const bool own = snapshot.hasVolume() && snapshot.placement->partition == partition.number;
    if (!own || !snapshot.layers.empty()) {
        return false;
    }
    const auto& fs = snapshot.layout->filesystem;
    const auto lost = (partition.sectors.count - start.size).value * snapshot.disk.drive.logicalSector.value.value;
    return lost / fs.blockSize.value < fs.freeBlocks / 2;
}

} // namespace

std::optional<ByteOffset> payloadStart(const Snapshot& snapshot, const Partition& partition) {
    const bool isUnread = partitionUnder(snapshot) != partition.number && partition.content.isContainer() &&
                          layersIn(snapshot, partition.number).empty();
    return isUnread ? std::nullopt : std::optional(payloadOf(snapshot, partition.number));
}

std::vector<AlignedStart> betterStarts(const Snapshot& snapshot, const Partition& partition) {
    const auto first = bytesOf(snapshot.disk, partition).first;
    const auto payload = payloadStart(snapshot, partition);
    if (!payload || *payload < first) {
        return {};
    }
    const auto* fs = snapshot.layout ? &snapshot.layout->filesystem : nullptr;
    std::vector<AlignedStart> starts;
    std::optional<AlignedStart> start;
    for (const auto grid : grids(snapshot.disk, fs)) {
        start = nearestAlignedStart(snapshot.disk, partition, shiftedBack(grid, *payload - first));
        if (start && !start->shrinks) {
            starts.push_back(*start);
        }
    }
    if (start && start->shrinks && canShrink(snapshot, partition, *start)) {
        starts.push_back(*start);
    }
    return starts;
}

} // namespace atlas
