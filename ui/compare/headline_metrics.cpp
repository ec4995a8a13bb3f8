// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/headline_metrics.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadlineMetric)
};

Metric named(const std::vector<Metric>& all, std::string_view name) {
    const auto found = std::ranges::find(all, name, &Metric::name);
    return found == all.end() ? Metric{} : *found;
}

} // namespace

std::vector<HeadlineMetric> headlineMetrics(const MeasureFrame& frame) {
    const auto all = metricsOf(frame);
    std::vector<HeadlineMetric> chosen{
        {Words::tr("inode table\nruns"), named(all, "inode_table_runs")},
        {Words::tr("reads to load\nall bitmaps"), named(all, "bitmap_reads")},
        {Words::tr("mean distance\ngroup → bitmap"), named(all, "block_bitmap_distance_mean")},
        {Words::tr("longest stretch\nwithout metadata"), named(all, "longest_metadata_free_blocks")},
        {Words::tr("misaligned\nstructures"), misalignedMetric()}};
    if (frame.raid) {
        chosen.insert(chosen.begin() + 2,
                      {Words::tr("bitmaps, RAID\nimbalance"), named(all, "raid_block_bitmap_imbalance")});
    }
    return chosen;
}

} // namespace atlas::ui
