// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/headline_metrics.h"

#include "report/words/labels.h"
#include "ui/text/qt_text.h"

#include <algorithm>
#include <limits>

namespace atlas::ui {

namespace {

/// Breaks `words` at the space that makes the longer line shortest.
QString onTwoLines(QString words) {
    qsizetype best = -1;
    auto width = std::numeric_limits<qsizetype>::max();
    for (auto at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
        if (const auto longer = std::max(at, words.size() - at - 1); longer < width) {
            best = at;
            width = longer;
        }
    }
    return best < 0 ? words : words.replace(best, 1, '\n');
}

} // namespace

std::vector<HeadlineMetric> headlineMetrics(const MeasureFrame& frame) {
    std::vector kinds{MetricKind::InodeTableRuns, MetricKind::FirstWriteReads};
    if (frame.raid) {
        kinds.push_back(MetricKind::RaidBlockBitmapImbalance);
    }
    kinds.insert(kinds.end(), {MetricKind::BlockBitmapDistanceMean, MetricKind::LongestMetadataFree,
                               MetricKind::StructuresMisaligned});
    std::vector<HeadlineMetric> chosen;
    for (const auto kind : kinds) {
        chosen.push_back({onTwoLines(text(label(kind))), metric(kind)});
    }
    return chosen;
}

} // namespace atlas::ui
