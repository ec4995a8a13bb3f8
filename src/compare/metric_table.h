// SPDX-License-Identifier: GPL-3.0-or-later
// The table of metrics for text, JSON, CSV and the window.
#pragma once

#include "compare/measure.h"

#include <optional>
#include <string_view>
#include <vector>

namespace atlas {

enum class Better : std::uint8_t { Less, More, Neither };
enum class Unit : std::uint8_t { Count, Blocks, Bytes, Seconds, Share, Ratio };

enum class MetricKind : std::uint8_t {
    BlockBitmapRuns,
    InodeBitmapRuns,
    InodeTableRuns,
    // four each: reads and seconds, fresh and full
    BlockBitmapReadsFresh,
    BlockBitmapSecondsFresh,
    BlockBitmapReadsFull,
    BlockBitmapSecondsFull,
    InodeBitmapReadsFresh,
    InodeBitmapSecondsFresh,
    InodeBitmapReadsFull,
    InodeBitmapSecondsFull,
    InodeTableReadsFresh,
    InodeTableSecondsFresh,
    InodeTableReadsFull,
    InodeTableSecondsFull,
    // four for each Work: reads, bytes, bytes skipped between reads, seconds
    FirstWriteReads,
    FirstWriteBytes,
    FirstWriteSeekBytes,
    FirstWriteSeconds,
    FsckReads,
    FsckBytes,
    FsckSeekBytes,
    FsckSeconds,
    FindReads,
    FindBytes,
    FindSeekBytes,
    FindSeconds,
    DeleteTreeReads,
    DeleteTreeBytes,
    DeleteTreeSeekBytes,
    DeleteTreeSeconds,
    MountReads,
    MountBytes,
    MountSeekBytes,
    MountSeconds,
    BlockBitmapDistanceMean,
    BlockBitmapDistanceLargest,
    InodeTableDistanceMean,
    InodeTableDistanceLargest,
    LongestMetadataFree,
    MetadataFreeStretches,
    MetadataBlocks,
    MetadataShare,
    InodeTableCuts,
    JournalExtents,
    JournalMappingBlocks,
    // what it holds and costs: Capacity
    Inodes,
    FileSizeAtLastInode,
    SmallestAllocation,
    LargestMounted,
    LargestUnmounted,
    MetadataWritten,
    MetadataWrittenLater,
    JournalSize,
    UsableSpace,
    DescriptorMemory,
    StructuresWhole,
    StructuresPartial,
    StructuresStraddling,
    StructuresMisaligned,
    BitmapEraseBlocks,
    RaidBlockBitmapImbalance,
    RaidInodeBitmapImbalance,
    RaidInodeTableImbalance,
};

/// Display of a unit.
struct UnitTraits {
    bool isSize = false; ///< in bytes, shown as "1.9 GiB"
    double scale = 1; ///< shown for 1; 100 for percentages
    std::optional<int> decimals{}; ///< nullopt: those of the metric
    std::string_view symbol{}; ///< after the number; empty: none, or that of a size
};
[[nodiscard]] const UnitTraits& traitsOf(Unit unit);

/// A value as displayed; values that look alike are equal.
struct ShownValue {
    double number = 0; ///< bytes for sizes; rounded if shown without decimals
    int decimals = 0;
};

struct Metric {
    MetricKind kind{};
    std::string_view name; ///< in JSON
    Better better = Better::Less;
    int decimals = 0; ///< of value()
    double (*value)(const Measured&) = nullptr;
    Unit unit = Unit::Count;

    /// The value in a unit common to all block sizes: blocks as bytes.
    [[nodiscard]] double comparable(const Measured& measured) const;
    /// For a comparable() value or a difference of two.
    [[nodiscard]] ShownValue shown(double comparable) const;
};

[[nodiscard]] const Metric& metric(MetricKind kind);

/// The metrics that tables list; those of RAID only if `frame` has a RAID geometry, and erase blocks only where they
/// matter.
[[nodiscard]] std::vector<Metric> metricsOf(const MeasureFrame& frame);

// The best of several layouts by a metric, starred in tables.

/// Whether tables show two comparable() values alike.
[[nodiscard]] bool isShownAlike(const Metric& metric, double one, double other);

/// Whether the metric is modelled for a work that was not counted for `measured`: see UncountedWorks.
[[nodiscard]] bool isUncounted(const Metric& metric, const Measured& measured);

/// Marks the best of `all` by Metric::comparable(), with values shown alike as equal. Null entries are not measured yet
/// and never best. Marks none if all are equal, if the metric has no better side, and if for one of them it isUncounted()
/// or places are unstated; nor if the volumes are of different sizes: a smaller one has less of everything.
[[nodiscard]] std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all);

} // namespace atlas
