// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts of a comparison as small maps on one scale, laid out for one size: for the widget, and anew for an export.
#pragma once

#include "ui/compare/comparison.h"
#include "ui/compare/headline_metrics.h"
#include "ui/map/map_scene.h"

namespace atlas::ui {

/// One layout: its name, its map and its metrics, from left to right.
struct MultipleRow {
    QRectF name;
    QRectF plot;
    std::vector<QRectF> metrics{};
    MapScene map{}; ///< in the coordinates of the whole; without a volume where there is no layout
};

struct MultiplesScene {
    QSizeF size;
    double headerHeight = 0;
    std::vector<HeadlineMetric> metrics;
    std::vector<QRectF> metricTitles{};
    std::vector<MultipleRow> rows{};
    std::uint64_t bytesPerMapRow = 0;
    std::uint32_t groupsPerMapRow = 0; ///< of the largest volume; 0 where a row is no whole number of groups

    /// Which layout a point belongs to.
    [[nodiscard]] std::optional<std::size_t> rowAt(QPointF point) const;
    /// The group that a point of a map shows.
    [[nodiscard]] std::optional<GroupNumber> groupAt(std::size_t row, QPointF point) const;
};

/// A row is never lower than this.
[[nodiscard]] double minRowHeight(const QFontMetricsF& metrics);
[[nodiscard]] double headerHeight(const QFontMetricsF& metrics);

/// `volumes` has one for each layout of the comparison, null where there is none yet.
[[nodiscard]] MultiplesScene layOutMultiples(const Comparison& comparison, const std::vector<VolumePtr>& volumes,
                                             QSizeF size, const QFontMetricsF& metrics);

} // namespace atlas::ui
