// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/better_start.h"

#include "alignment/cure.h"
#include "alignment/grid.h"
#include "base/units.h"
#include "layout/snapshot.h"

#include <numeric>

namespace atlas {
namespace {

constexpr std::uint64_t largestCommon = 1024 * MiB; // a larger common multiple is no useful granularity

/// The common boundaries of both grids; nullopt if there are none or they are further apart than largestCommon.
std::optional<SectorGrid> commonOf(SectorGrid coarse, SectorGrid fine) {
    const auto size =
        coarse.size.value == 0 || coarse.size.value > largestCommon ? 0 : std::lcm(coarse.size.value, fine.size.value);
    if (size > largestCommon)
        return std::nullopt;
    for (auto boundary = fine.phase; boundary < fine.phase + ByteCount{size}; boundary += fine.size)
        if (pastBoundary(boundary, coarse).value == 0)
            return SectorGrid{{size}, boundary};
    return std::nullopt;
}

SectorGrid common(SectorGrid coarse, SectorGrid fine) { return commonOf(coarse, fine).value_or(fine); }

SectorGrid gridOf(const Disk& disk, const Filesystem* fs, GranularityKind kind) {
    return granularitiesOf(disk, fs)[kind].grid();
}

/// The grids to try, coarsest first, down to the physical sectors.
std::vector<SectorGrid> grids(const Disk& disk, const Filesystem* fs) {
    const auto physical = gridOf(disk, fs, GranularityKind::PhysicalSector);
    const auto wide = common(gridOf(disk, fs, GranularityKind::Partitioning), physical);
    const auto stripe = common(gridOf(disk, fs, GranularityKind::Stripe), wide);
    return {common(gridOf(disk, fs, GranularityKind::EraseBlock), stripe), stripe, wide, physical};
}

/// The grid on which a partition must start so that its payload, `into` bytes further, starts on `grid`.
SectorGrid shiftedBack(SectorGrid grid, ByteCount into) {
    const auto size = grid.size.value;
    return {grid.size, {(grid.phase.value % size + size - into.value % size) % size}};
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
    if (!payload || *payload < first)
        return {};
    std::vector<AlignedStart> starts;
    std::optional<AlignedStart> start;
    for (const auto grid : grids(snapshot.disk, snapshot.filesystem())) {
        start = nearestAlignedStart(snapshot.disk, partition, shiftedBack(grid, *payload - first));
        if (start && !start->shrinks)
            starts.push_back(*start);
    }
    if (start && start->shrinks && canShrink(snapshot, partition, *start))
        starts.push_back(*start);
    return starts;
}

std::vector<SectorGrid> gridsOn(GranularityKind kind, const Disk& disk, const Filesystem* fs) {
    const auto all = grids(disk, fs);
    const auto physical = all.back();
    if (kind == GranularityKind::PhysicalSector)
        return {physical};
    std::vector<SectorGrid> found;
    const auto own = gridOf(disk, fs, kind);
    for (const auto other : {physical, all[2], all[0]})
        if (const auto both = commonOf(own, other))
            found.push_back(*both);
    return found;
}

} // namespace atlas
