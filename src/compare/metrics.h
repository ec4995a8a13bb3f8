// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the metrics that compare layouts. Pure functions of the layout.
#pragma once

#include "base/number_range.h"
#include "layout/layout.h"

#include <span>

namespace atlas {

inline constexpr NumberRange requestSizes{512, std::uint64_t{1} << 40}; ///< bytes of a read

struct ReadModel {
    ByteCount largestRequest{std::uint64_t{1} << 20};
    double secondsPerRead = 0.005;  ///< one random read of a rotating disk
    double bytesPerSecond = 150e6;
    bool operator==(const ReadModel&) const = default;
};

struct Distance {
    double mean = 0;          ///< blocks
    std::uint64_t largest = 0; ///< blocks
    bool operator==(const Distance&) const = default;
};

/// A gap between two successive inode tables that contains the copies of a backup group and is too small for another
/// table.
struct TableCut {
    GroupNumber before; ///< group of the table before the gap
    GroupNumber after;  ///< group of the table after the gap
    GroupNumber backup; ///< group whose copies are in the gap
    bool operator==(const TableCut&) const = default;
};

struct Metrics {
    std::uint64_t groups = 0;
    std::uint64_t blockBitmapRuns = 0;
    std::uint64_t inodeBitmapRuns = 0;
    std::uint64_t inodeTableRuns = 0;
    std::uint64_t bitmapReads = 0;      ///< requests to load all block and inode bitmaps
    ByteCount bitmapBytes;
    double bitmapSeconds = 0;           ///< seconds to load all bitmaps, by the ReadModel
    Distance toBlockBitmap;
    Distance toInodeTable;
    std::uint64_t metadataBlocks = 0;
    double metadataShare = 0;           ///< fraction of the volume, 0 to 1
    std::uint64_t metadataFreeStretches = 0;
    std::uint64_t longestMetadataFreeBlocks = 0;
    ByteCount longestMetadataFree;
    std::uint64_t journalExtents = 0;
    std::vector<TableCut> tableCuts;
    bool operator==(const Metrics&) const = default;
};

/// Metadata are the kinds for which belongsToGroup() holds.
[[nodiscard]] Metrics measure(const Layout& layout, const ReadModel& model = {});

enum class Better : std::uint8_t { Less, More, Neither };
enum class Unit : std::uint8_t { Count, Blocks, Seconds, Share, Ratio };

enum class MetricKind : std::uint8_t {
    BlockBitmapRuns,
    InodeBitmapRuns,
    InodeTableRuns,
    BitmapReads,
    BitmapSeconds,
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
