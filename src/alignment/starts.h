// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on the starts of partitions and layers.
#pragma once

#include "alignment/grid.h"
#include "disk/obstacles.h"
#include "layout/snapshot.h"

namespace atlas {

/// The start of a partition, of a layer's data, or, if both are unset, of a whole disk without partitions.
struct StartVerdict {
    std::optional<std::uint32_t> partition{}; ///< for a layer, the one that contains it
    std::optional<Layer> layer{};
    ByteOffset start{};
    ByteOffset within{}; ///< for a layer, the first byte of the enclosing layer's data, partition or disk
    ByteCount past{}; ///< bytes past the boundary below
    Fit fit = Fit::Whole; ///< Whole or Straddling
    bool extended = false; ///< an extended partition: shown, not judged
    bool aroundLayers = false; ///< byte 0 of a disk with layers, whose starts are judged instead
    bool compensated = false; ///< off the grid, but its payload is on it
    bool covered = false; ///< by the verdict ("judged" of check); others are only findings
    bool operator==(const StartVerdict&) const = default;

    /// Whether the place of this start affects writes.
    [[nodiscard]] bool counts() const { return !extended && !aroundLayers && !compensated; }
    /// Whether it counts and is off the grid.
    [[nodiscard]] bool isOff() const { return fit != Fit::Whole && counts(); }
    /// nullopt for a start that is off the grid without effect.
    [[nodiscard]] std::optional<Fit> countedFit() const {
        return fit == Fit::Whole || isOff() ? std::optional(fit) : std::nullopt;
    }
};

/// Whether a drive with the sectors to judge for would not find the volume, or any partition: the table counts in
/// logical sectors of another size.
[[nodiscard]] bool isTableLost(const Snapshot& snapshot);

/// Whether it is known where on a disk the opened image begins. An image file without a partition table may be a copy
/// of one partition; its first byte then counts as a boundary. Always known if any start on a logical sector fits.
[[nodiscard]] bool isStartKnown(const Snapshot& snapshot);

/// Counts the starts that the verdict covers and that count.
[[nodiscard]] OffCount coveredStarts(const std::vector<StartVerdict>& starts);

/// Number of starts off the physical sectors that the verdict does not cover.
[[nodiscard]] std::uint64_t otherStartsOff(const std::vector<StartVerdict>& starts);

[[nodiscard]] StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid);

/// For a partition of `snapshot.opened()`. Compensated if it is off the grid and holds layers with a payload on it.
[[nodiscard]] StartVerdict startVerdict(const Snapshot& snapshot, const Partition& partition, SectorGrid grid);

/// For the data of `layer`, which lies in `partition` of `snapshot.opened()`. Compensated like a partition.
[[nodiscard]] StartVerdict startVerdict(const Snapshot& snapshot, std::optional<std::uint32_t> partition,
                                        const Layer& layer, SectorGrid grid);

/// The partitions in table order, or the whole disk if it has none but has recognised content; then the layers around
/// the chosen volume, outermost first; then those of other containers; then other contiguous logical volumes. The
/// verdict covers the starts around the volume; without one, those in the named partition, or all but extended
/// partitions. Order and coverage are the same on every grid.
[[nodiscard]] std::vector<StartVerdict> startVerdicts(const Snapshot& snapshot, SectorGrid grid);

/// startVerdicts() of `snapshot.opened()`. If that holds the pieces of a logical volume, the starts around pieces are
/// covered.
[[nodiscard]] std::vector<StartVerdict> openedStarts(const Snapshot& snapshot, SectorGrid grid);

/// The start of a partition of `disk`, or of a logical volume, among `starts`; null if it has none, such as a volume
/// that is not contiguous.
[[nodiscard]] const StartVerdict* startOf(const Partition& partition, const Disk& disk,
                                          const std::vector<StartVerdict>& starts);
[[nodiscard]] const StartVerdict* startOf(const LogicalVolume& volume, const std::vector<StartVerdict>& starts);

/// Whether the partition or the layer's data hold one of `bytes` of `disk`.
[[nodiscard]] bool holdsAny(const StartVerdict& start, const Disk& disk, const std::vector<ByteOffset>& bytes);

/// Adds the start of a volume without layers: it replaces the partition's if both begin together, else it is appended.
[[nodiscard]] std::vector<StartVerdict> withVolumeStart(std::vector<StartVerdict> starts, const Snapshot& snapshot,
                                                        SectorGrid grid);

/// All starts but those of layers.
[[nodiscard]] std::vector<StartVerdict> partitionStarts(const std::vector<StartVerdict>& starts);

// Obstacles to a hypothetical start of a partition, or of a volume in none.

struct StartConflict {
    Lba start; ///< hypothetical
    Obstacle obstacle;
    ByteCount past{}; ///< bytes past the end of the disk at which it would end
    bool operator==(const StartConflict&) const = default;
};

/// The first obstacle at `start`; nullopt if there is room, or without a placement. `snapshot` must not have been
/// moved.
[[nodiscard]] std::optional<StartConflict> conflictAt(const Snapshot& snapshot, Lba start);

} // namespace atlas
