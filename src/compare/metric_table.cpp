// SPDX-License-Identifier: GPL-3.0-or-later
// The metrics of Metrics with their names and meanings: one table for text, JSON, CSV and the window.
#include "compare/metrics.h"

#include <array>

namespace atlas {
namespace {

template <auto Member>
double number(const Metrics& metrics) {
    return static_cast<double>(metrics.*Member);
}

constexpr std::array metrics{
    MetricInfo{"block_bitmap_runs", "block bitmap runs", "Stretches in which block bitmaps lie one behind the other.",
               Better::Less, 0, number<&Metrics::blockBitmapRuns>},
    MetricInfo{"inode_bitmap_runs", "inode bitmap runs", "Stretches in which inode bitmaps lie one behind the other.",
               Better::Less, 0, number<&Metrics::inodeBitmapRuns>},
    MetricInfo{"inode_table_runs", "inode table runs", "Stretches in which inode tables lie one behind the other.",
               Better::Less, 0, number<&Metrics::inodeTableRuns>},
    MetricInfo{"bitmap_reads", "reads for all bitmaps",
               "Reads that load every block and inode bitmap, neighbours joined, each at most the largest request.",
               Better::Less, 0, number<&Metrics::bitmapReads>},
    MetricInfo{"bitmap_seconds", "seconds for all bitmaps (model)",
               "A model: those reads at a fixed cost each, and their bytes at a fixed bandwidth.", Better::Less, 2,
               number<&Metrics::bitmapSeconds>, Unit::Seconds},
    MetricInfo{"block_bitmap_distance_mean", "mean distance to block bitmap",
               "Blocks from a group's first block to its block bitmap, averaged over the groups.", Better::Less, 0,
               [](const Metrics& m) { return m.toBlockBitmap.mean; }, Unit::Blocks},
    MetricInfo{"block_bitmap_distance_largest", "largest distance to block bitmap",
               "Blocks from a group's first block to its block bitmap, where that is largest.", Better::Less, 0,
               [](const Metrics& m) { return static_cast<double>(m.toBlockBitmap.largest); }, Unit::Blocks},
    MetricInfo{"inode_table_distance_mean", "mean distance to inode table",
               "Blocks from a group's first block to its inode table, averaged over the groups.", Better::Less, 0,
               [](const Metrics& m) { return m.toInodeTable.mean; }, Unit::Blocks},
    MetricInfo{"inode_table_distance_largest", "largest distance to inode table",
               "Blocks from a group's first block to its inode table, where that is largest.", Better::Less, 0,
               [](const Metrics& m) { return static_cast<double>(m.toInodeTable.largest); }, Unit::Blocks},
    MetricInfo{"longest_metadata_free_blocks", "longest stretch without metadata",
               "Blocks of the longest stretch that holds no superblock, descriptors, bitmap or inode table.",
               Better::More, 0, number<&Metrics::longestMetadataFreeBlocks>, Unit::Blocks},
    MetricInfo{"metadata_free_stretches", "stretches without metadata",
               "Stretches that hold no superblock, descriptors, bitmap or inode table.", Better::Less, 0,
               number<&Metrics::metadataFreeStretches>},
    MetricInfo{"metadata_blocks", "metadata blocks",
               "Blocks of superblocks, descriptors and their reserve, bitmaps and inode tables.", Better::Less, 0,
               number<&Metrics::metadataBlocks>, Unit::Blocks},
    MetricInfo{"metadata_share", "metadata share", "Those blocks as a part of the volume.", Better::Less, 5,
               number<&Metrics::metadataShare>, Unit::Share},
    MetricInfo{"inode_table_cuts", "inode tables cut by backups",
               "Places where a backup superblock stands between two inode tables that would be neighbours.",
               Better::Less, 0, [](const Metrics& m) { return static_cast<double>(m.tableCuts.size()); }},
    MetricInfo{"journal_extents", "pieces of the journal", "Stretches of neighbouring blocks that the journal lies in.",
               Better::Less, 0, number<&Metrics::journalExtents>},
};

} // namespace

std::span<const MetricInfo> allMetrics() { return metrics; }

} // namespace atlas
