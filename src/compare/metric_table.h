// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the metrics in Metrics, shared by text, JSON, CSV and the window.
#pragma once

#include "compare/metrics.h"

#include <span>
#include <string_view>

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

/// Describes how to display one member of Metrics.
struct LayoutMetric {
    MetricKind kind{};
    std::string_view name; ///< as in JSON
    Better better = Better::Less;
    int decimals = 0;
    double (*value)(const Metrics&) = nullptr;
    Unit unit = Unit::Count;
};

/// The metrics that depend on the layout alone, in the order of MetricKind. metricsOf() of measure.h adds those that
/// depend on the volume's start or on a RAID array.
[[nodiscard]] std::span<const LayoutMetric> layoutMetrics();

} // namespace atlas
