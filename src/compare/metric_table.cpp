// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the metrics in Metrics, shared by text, JSON, CSV and the window.
#include "compare/metrics.h"

#include <array>

namespace atlas {
namespace {

template <auto Member>
double number(const Metrics& metrics) {
    return static_cast<double>(metrics.*Member);
}

constexpr std::array metrics{
    LayoutMetric{MetricKind::BlockBitmapRuns, "block_bitmap_runs", Better::Less, 0, number<&Metrics::blockBitmapRuns>},
    LayoutMetric{MetricKind::InodeBitmapRuns, "inode_bitmap_runs", Better::Less, 0, number<&Metrics::inodeBitmapRuns>},
    LayoutMetric{MetricKind::InodeTableRuns, "inode_table_runs", Better::Less, 0, number<&Metrics::inodeTableRuns>},
    LayoutMetric{MetricKind::BitmapReads, "bitmap_reads", Better::Less, 0, number<&Metrics::bitmapReads>},
    LayoutMetric{MetricKind::BitmapSeconds, "bitmap_seconds", Better::Less, 2, number<&Metrics::bitmapSeconds>,
                 Unit::Seconds},
    LayoutMetric{MetricKind::BlockBitmapDistanceMean, "block_bitmap_distance_mean", Better::Less, 0,
                 [](const Metrics& m) { return m.toBlockBitmap.mean; }, Unit::Blocks},
    LayoutMetric{MetricKind::BlockBitmapDistanceLargest, "block_bitmap_distance_largest", Better::Less, 0,
                 [](const Metrics& m) { return static_cast<double>(m.toBlockBitmap.largest); }, Unit::Blocks},
    LayoutMetric{MetricKind::InodeTableDistanceMean, "inode_table_distance_mean", Better::Less, 0,
                 [](const Metrics& m) { return m.toInodeTable.mean; }, Unit::Blocks},
    LayoutMetric{MetricKind::InodeTableDistanceLargest, "inode_table_distance_largest", Better::Less, 0,
                 [](const Metrics& m) { return static_cast<double>(m.toInodeTable.largest); }, Unit::Blocks},
    LayoutMetric{MetricKind::LongestMetadataFree, "longest_metadata_free_blocks", Better::More, 0,
                 number<&Metrics::longestMetadataFreeBlocks>, Unit::Blocks},
    LayoutMetric{MetricKind::MetadataFreeStretches, "metadata_free_stretches", Better::Less, 0,
                 number<&Metrics::metadataFreeStretches>},
    LayoutMetric{MetricKind::MetadataBlocks, "metadata_blocks", Better::Less, 0, number<&Metrics::metadataBlocks>,
                 Unit::Blocks},
    LayoutMetric{MetricKind::MetadataShare, "metadata_share", Better::Less, 5, number<&Metrics::metadataShare>,
                 Unit::Share},
    LayoutMetric{MetricKind::InodeTableCuts, "inode_table_cuts", Better::Less, 0,
                 [](const Metrics& m) { return static_cast<double>(m.tableCuts.size()); }},
    LayoutMetric{MetricKind::JournalExtents, "journal_extents", Better::Less, 0, number<&Metrics::journalExtents>},
};

} // namespace

std::span<const LayoutMetric> layoutMetrics() { return metrics; }

} // namespace atlas
