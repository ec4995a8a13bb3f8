// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the metrics, shared by text, JSON, CSV and the window.
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
    // four for each of the three: reads and seconds, fresh and full
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
    // four for each Work: reads, bytes, bytes between the reads, seconds
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
    StructuresWhole,
    StructuresPartial,
    StructuresStraddling,
    StructuresMisaligned,
    RaidBlockBitmapImbalance,
    RaidInodeBitmapImbalance,
    RaidInodeTableImbalance,
};

/// How a value of a unit is shown.
struct UnitTraits {
    bool isSize = false; ///< in bytes, shown as "1.9 GiB"
    double scale = 1; ///< shown for 1: 100 where it is a percentage
    std::optional<int> decimals{}; ///< nullopt: those of the metric
    std::string_view symbol{}; ///< behind the number; empty: none, or that of a size
};
[[nodiscard]] const UnitTraits& traitsOf(Unit unit);

/// A value as it is shown: what is shown alike is equal.
struct ShownValue {
    double number = 0; ///< bytes where the unit is a size; rounded where it has no decimals
    int decimals = 0;
};

/// One metric of a Measured: from its layout alone, its alignment or its RAID load.
struct Metric {
    MetricKind kind{};
    std::string_view name; ///< as in JSON
    Better better = Better::Less;
    int decimals = 0; ///< of value()
    double (*value)(const Measured&) = nullptr;
    Unit unit = Unit::Count;

    /// The value in a unit that layouts of different block sizes share: blocks as bytes.
    [[nodiscard]] double comparable(const Measured& measured) const;
    /// Of a value in that unit, or of the difference of two.
    [[nodiscard]] ShownValue shown(double comparable) const;
};

[[nodiscard]] const Metric& metric(MetricKind kind);

/// The metrics that tables list for `frame`; includes those of RAID only when the frame has a RAID geometry.
[[nodiscard]] std::vector<Metric> metricsOf(const MeasureFrame& frame);

// Which of several layouts is the best by a metric, as tables mark it with a star.

/// Whether tables show both values, as of Metric::comparable(), alike.
[[nodiscard]] bool isShownAlike(const Metric& metric, double one, double other);

/// Marks the best of `all` by `metric`, which compares blocks as bytes; null entries are not measured yet and never best. What
/// is shown alike is equal. Marks none when all values are equal or the metric has no better side.
[[nodiscard]] std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all);

} // namespace atlas
