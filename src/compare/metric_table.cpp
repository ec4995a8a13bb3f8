// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/metric_table.h"

#include <array>

namespace atlas {
namespace {

template <auto Member>
double number(const Metrics& metrics) {
    return static_cast<double>(metrics.*Member);
}

double requests(const Reads& reads) { return static_cast<double>(reads.requests); }

template <Work work>
double requestsOf(const Metrics& metrics) {
    return requests(metrics.of(work));
}
template <Work work>
double bytesOf(const Metrics& metrics) {
    return static_cast<double>(metrics.of(work).bytes.value);
}
template <Work work>
double seekOf(const Metrics& metrics) {
    return static_cast<double>(metrics.of(work).distance.value);
}
template <Work work>
double secondsOf(const Metrics& metrics) {
    return metrics.of(work).seconds;
}

constexpr std::array metrics{
    LayoutMetric{MetricKind::BlockBitmapRuns, "block_bitmap_runs", Better::Less, 0, number<&Metrics::blockBitmapRuns>},
    LayoutMetric{MetricKind::InodeBitmapRuns, "inode_bitmap_runs", Better::Less, 0, number<&Metrics::inodeBitmapRuns>},
    LayoutMetric{MetricKind::InodeTableRuns, "inode_table_runs", Better::Less, 0, number<&Metrics::inodeTableRuns>},
    LayoutMetric{MetricKind::BlockBitmapReadsFresh, "block_bitmap_reads_fresh", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.blockBitmapReads.fresh); }},
    LayoutMetric{MetricKind::BlockBitmapSecondsFresh, "block_bitmap_seconds_fresh", Better::Less, 3,
                 [](const Metrics& m) { return m.blockBitmapReads.fresh.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::BlockBitmapReadsFull, "block_bitmap_reads_full", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.blockBitmapReads.full); }},
    LayoutMetric{MetricKind::BlockBitmapSecondsFull, "block_bitmap_seconds_full", Better::Less, 3,
                 [](const Metrics& m) { return m.blockBitmapReads.full.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::InodeBitmapReadsFresh, "inode_bitmap_reads_fresh", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.inodeBitmapReads.fresh); }},
    LayoutMetric{MetricKind::InodeBitmapSecondsFresh, "inode_bitmap_seconds_fresh", Better::Less, 3,
                 [](const Metrics& m) { return m.inodeBitmapReads.fresh.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::InodeBitmapReadsFull, "inode_bitmap_reads_full", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.inodeBitmapReads.full); }},
    LayoutMetric{MetricKind::InodeBitmapSecondsFull, "inode_bitmap_seconds_full", Better::Less, 3,
                 [](const Metrics& m) { return m.inodeBitmapReads.full.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::InodeTableReadsFresh, "inode_table_reads_fresh", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.inodeTableReads.fresh); }},
    LayoutMetric{MetricKind::InodeTableSecondsFresh, "inode_table_seconds_fresh", Better::Less, 3,
                 [](const Metrics& m) { return m.inodeTableReads.fresh.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::InodeTableReadsFull, "inode_table_reads_full", Better::Less, 0,
                 [](const Metrics& m) { return requests(m.inodeTableReads.full); }},
    LayoutMetric{MetricKind::InodeTableSecondsFull, "inode_table_seconds_full", Better::Less, 3,
                 [](const Metrics& m) { return m.inodeTableReads.full.seconds; }, Unit::Seconds},
    LayoutMetric{MetricKind::FirstWriteReads, "first_write_reads", Better::Less, 0, requestsOf<Work::FirstWrite>},
    LayoutMetric{MetricKind::FirstWriteBytes, "first_write_bytes", Better::Less, 0, bytesOf<Work::FirstWrite>,
                 Unit::Bytes},
    LayoutMetric{MetricKind::FirstWriteSeekBytes, "first_write_seek_bytes", Better::Less, 0, seekOf<Work::FirstWrite>,
                 Unit::Bytes},
    LayoutMetric{MetricKind::FirstWriteSeconds, "first_write_seconds", Better::Less, 3, secondsOf<Work::FirstWrite>,
                 Unit::Seconds},
    LayoutMetric{MetricKind::FsckReads, "fsck_reads", Better::Less, 0, requestsOf<Work::Fsck>},
    LayoutMetric{MetricKind::FsckBytes, "fsck_bytes", Better::Less, 0, bytesOf<Work::Fsck>, Unit::Bytes},
    LayoutMetric{MetricKind::FsckSeekBytes, "fsck_seek_bytes", Better::Less, 0, seekOf<Work::Fsck>, Unit::Bytes},
    LayoutMetric{MetricKind::FsckSeconds, "fsck_seconds", Better::Less, 3, secondsOf<Work::Fsck>, Unit::Seconds},
    LayoutMetric{MetricKind::FindReads, "find_reads", Better::Less, 0, requestsOf<Work::Find>},
    LayoutMetric{MetricKind::FindBytes, "find_bytes", Better::Less, 0, bytesOf<Work::Find>, Unit::Bytes},
    LayoutMetric{MetricKind::FindSeekBytes, "find_seek_bytes", Better::Less, 0, seekOf<Work::Find>, Unit::Bytes},
    LayoutMetric{MetricKind::FindSeconds, "find_seconds", Better::Less, 3, secondsOf<Work::Find>, Unit::Seconds},
    LayoutMetric{MetricKind::DeleteTreeReads, "delete_tree_reads", Better::Less, 0, requestsOf<Work::DeleteTree>},
    LayoutMetric{MetricKind::DeleteTreeBytes, "delete_tree_bytes", Better::Less, 0, bytesOf<Work::DeleteTree>,
                 Unit::Bytes},
    LayoutMetric{MetricKind::DeleteTreeSeekBytes, "delete_tree_seek_bytes", Better::Less, 0, seekOf<Work::DeleteTree>,
                 Unit::Bytes},
    LayoutMetric{MetricKind::DeleteTreeSeconds, "delete_tree_seconds", Better::Less, 3, secondsOf<Work::DeleteTree>,
                 Unit::Seconds},
    LayoutMetric{MetricKind::MountReads, "mount_reads", Better::Less, 0, requestsOf<Work::Mount>},
    LayoutMetric{MetricKind::MountBytes, "mount_bytes", Better::Less, 0, bytesOf<Work::Mount>, Unit::Bytes},
    LayoutMetric{MetricKind::MountSeekBytes, "mount_seek_bytes", Better::Less, 0, seekOf<Work::Mount>, Unit::Bytes},
    LayoutMetric{MetricKind::MountSeconds, "mount_seconds", Better::Less, 3, secondsOf<Work::Mount>, Unit::Seconds},
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
    LayoutMetric{MetricKind::JournalMappingBlocks, "journal_mapping_blocks", Better::Less, 0,
                 number<&Metrics::journalMappingBlocks>},
};

} // namespace

std::span<const LayoutMetric> layoutMetrics() { return metrics; }

} // namespace atlas
