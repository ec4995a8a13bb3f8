// SPDX-License-Identifier: GPL-3.0-or-later
// The starts of partitions and layers on the grid.
#pragma once

#include "alignment/grid.h"
#include "disk/obstacles.h"
#include "layout/snapshot.h"

namespace atlas {

/// The start of a partition, of a layer's data, or, when neither member is set, of the whole disk without partitions.
struct StartVerdict {
    std::optional<std::uint32_t> partition{}; ///< for a layer, the partition that contains it
    std::optional<Layer> layer{};
    ByteOffset start{};
    ByteOffset
        within{}; ///< of a layer, the first byte of what contains it: the data of the layer around, the partition, the disk
    ByteCount past{}; ///< bytes past the boundary below
    Fit fit = Fit::Whole; ///< Whole or Straddling
    bool extended = false; ///< an extended partition, which only contains others: shown, not judged
    bool aroundLayers = false; ///< byte 0 of a disk that holds layers, whose starts are judged
    bool compensated = false; ///< off the grid, but what is written inside starts on it
    bool covered = false; ///< by the verdict ("judged" of check); other starts are only reported as findings
    bool operator==(const StartVerdict&) const = default;

    /// Whether something begins there whose place costs something.
    [[nodiscard]] bool counts() const { return !extended && !aroundLayers && !compensated; }
    /// Whether what is written there is off the grid.
    [[nodiscard]] bool isOff() const { return fit != Fit::Whole && counts(); }
    /// The fit where it counts; nullopt of a start off the grid that costs nothing.
    [[nodiscard]] std::optional<Fit> countedFit() const {
        return fit == Fit::Whole || isOff() ? std::optional(fit) : std::nullopt;
    }
};

/// What starts are judged by: the physical sectors, or the larger granularity that is marked.
struct StartGrid {
    SectorGrid sectors{};
    std::optional<SectorGrid> marked{};

    [[nodiscard]] SectorGrid grid() const { return marked.value_or(sectors); }
};

/// The starts that the verdict covers, of those that count.
[[nodiscard]] OffCount coveredStarts(const std::vector<StartVerdict>& starts);

/// Starts off the physical sectors that the verdict does not cover.
[[nodiscard]] std::uint64_t otherStartsOff(const std::vector<StartVerdict>& starts);

[[nodiscard]] StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid);

/// Of a partition of `snapshot.opened()`. It is compensated when it is off the grid and contains a payload in layers that is on it.
[[nodiscard]] StartVerdict startVerdict(const Snapshot& snapshot, const Partition& partition, SectorGrid grid);

/// Of the data of `layer`, which lies in `partition` of `snapshot.opened()`. It is compensated as a partition is.
[[nodiscard]] StartVerdict startVerdict(const Snapshot& snapshot, std::optional<std::uint32_t> partition,
                                        const Layer& layer, SectorGrid grid);

/// The partitions in table order, or the whole disk when it has none but has recognised content; then the layers around what
/// was chosen, outermost first; then those of the other containers of the disk; then the other contiguous logical volumes,
/// whatever they hold. The verdict covers those around the volume; without one, those of the partition that was named, or all
/// but extended partitions. The order and what is covered are the same on every grid.
[[nodiscard]] std::vector<StartVerdict> startVerdicts(const Snapshot& snapshot, SectorGrid grid);

/// The same of `snapshot.opened()`. Where that holds the pieces of a logical volume, the verdict covers what holds pieces.
[[nodiscard]] std::vector<StartVerdict> openedStarts(const Snapshot& snapshot, SectorGrid grid);

/// That of a partition of `disk`, or of a logical volume, among `starts`; null where they have none, as of a volume that is not
/// contiguous.
[[nodiscard]] const StartVerdict* startOf(const Partition& partition, const Disk& disk,
                                          const std::vector<StartVerdict>& starts);
[[nodiscard]] const StartVerdict* startOf(const LogicalVolume& volume, const std::vector<StartVerdict>& starts);

/// Whether the partition, or the data of the layer, holds one of `bytes` of `disk`.
[[nodiscard]] bool holdsAny(const StartVerdict& start, const Disk& disk, const std::vector<ByteOffset>& bytes);

/// `starts` with that of a volume in no layer: it replaces that of the partition where the volume begins with it, and
/// follows the others where it begins inside.
[[nodiscard]] std::vector<StartVerdict> withVolumeStart(std::vector<StartVerdict> starts, const Snapshot& snapshot,
                                                        SectorGrid grid);

/// Those of the partitions, or of the whole disk: all but the layers'.
[[nodiscard]] std::vector<StartVerdict> partitionStarts(const std::vector<StartVerdict>& starts);

// What is in the way of a partition, or of a volume in none, at a hypothetical start.

struct StartConflict {
    Lba start; ///< where it would begin
    Obstacle obstacle;
    ByteCount past{}; ///< how far behind the end of the disk it would end
    bool operator==(const StartConflict&) const = default;
};

/// The first obstacle in the way; nullopt if there is room, and without a placement. `snapshot` is the one that was read, not one
/// that was moved.
[[nodiscard]] std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start);

} // namespace atlas
