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
    MetricInfo{MetricKind::BlockBitmapRuns, "block_bitmap_runs", Better::Less, 0, number<&Metrics::blockBitmapRuns>},
    MetricInfo{MetricKind::InodeBitmapRuns, "inode_bitmap_runs", Better::Less, 0, number<&Metrics::inodeBitmapRuns>},
    MetricInfo{MetricKind::InodeTableRuns, "inode_table_runs", Better::Less, 0, number<&Metrics::inodeTableRuns>},
    MetricInfo{MetricKind::BitmapReads, "bitmap_reads", Better::Less, 0, number<&Metrics::bitmapReads>},
    MetricInfo{MetricKind::BitmapSeconds, "bitmap_seconds", Better::Less, 2, number<&Metrics::bitmapSeconds>,
               Unit::Seconds},
    MetricInfo{MetricKind::BlockBitmapDistanceMean, "block_bitmap_distance_mean", Better::Less, 0,
               [](const Metrics& m) { return m.toBlockBitmap.mean; }, Unit::Blocks},
    MetricInfo{MetricKind::BlockBitmapDistanceLargest, "block_bitmap_distance_largest", Better::Less, 0,
               [](const Metrics& m) { return static_cast<double>(m.toBlockBitmap.largest); }, Unit::Blocks},
    MetricInfo{MetricKind::InodeTableDistanceMean, "inode_table_distance_mean", Better::Less, 0,
               [](const Metrics& m) { return m.toInodeTable.mean; }, Unit::Blocks},
    MetricInfo{MetricKind::InodeTableDistanceLargest, "inode_table_distance_largest", Better::Less, 0,
               [](const Metrics& m) { return static_cast<double>(m.toInodeTable.largest); }, Unit::Blocks},
    MetricInfo{MetricKind::LongestMetadataFree, "longest_metadata_free_blocks", Better::More, 0,
               number<&Metrics::longestMetadataFreeBlocks>, Unit::Blocks},
    MetricInfo{MetricKind::MetadataFreeStretches, "metadata_free_stretches", Better::Less, 0,
               number<&Metrics::metadataFreeStretches>},
    MetricInfo{MetricKind::MetadataBlocks, "metadata_blocks", Better::Less, 0, number<&Metrics::metadataBlocks>,
               Unit::Blocks},
    MetricInfo{MetricKind::MetadataShare, "metadata_share", Better::Less, 5, number<&Metrics::metadataShare>,
               Unit::Share},
    MetricInfo{MetricKind::InodeTableCuts, "inode_table_cuts", Better::Less, 0,
               [](const Metrics& m) { return static_cast<double>(m.tableCuts.size()); }},
    MetricInfo{MetricKind::JournalExtents, "journal_extents", Better::Less, 0, number<&Metrics::journalExtents>},
};

} // namespace

std::span<const MetricInfo> allMetrics() { return metrics; }

} // namespace atlas
