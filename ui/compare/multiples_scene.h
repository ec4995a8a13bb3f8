// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of the small maps: the layouts of a comparison on one scale, laid out for one size. Export lays out a new scene.
#pragma once

#include "ui/compare/comparison.h"
#include "ui/compare/metric_model.h"
#include "ui/drawing/map_scene.h"

class QPainter;
class QPalette;

namespace atlas::ui {

/// One layout: its name, its map and its metrics, from left to right.
struct MultipleRow {
    QStringList nameLines{}; ///< one line of a short name, or two
    QString marks{}; ///< below a short name: what is special about the layout
    QRectF name;
    QRectF plot;
    std::vector<QRectF> metrics{};
    MapScene map{}; ///< in coordinates of the whole scene; has no volume if the layout is missing
};

struct MultiplesScene {
    QSizeF size{};
    double headerHeight = 0;
    std::vector<HeadlineMetric> metrics{};
    std::vector<QRectF> metricTitles{};
    std::vector<MultipleRow> rows{};
    ByteCount bytesPerMapRow{};
    std::uint32_t groupsPerMapRow = 0; ///< of the largest volume; 0 if a row is not a whole number of groups

    /// The index of the layout at `point`.
    [[nodiscard]] std::optional<std::size_t> rowAt(QPointF point) const;
    /// The group that a point of a map shows.
    [[nodiscard]] std::optional<GroupNumber> groupAt(std::size_t row, QPointF point) const;
};

/// What the pending plan of `entry` is doing.
[[nodiscard]] QString stepText(const ComparedLayout& entry);

/// The font of a name that fits on one line, beside text in `font`.
[[nodiscard]] QFont largeName(QFont font);

/// The least size in which all of a scene is read.
[[nodiscard]] QSize minMultiplesSize(const Comparison& comparison, const QFont& font);

/// `volumes` has one entry per layout of the comparison; null while there is no layout.
[[nodiscard]] MultiplesScene layOutMultiples(const Comparison& comparison, const std::vector<VolumePtr>& volumes,
                                             QSizeF size, const QFont& font);

// Paints the small maps of a comparison: a base layer that depends on the draw lists, and an overlay that depends on the
// pointer.

/// Paints titles, names, maps and metrics. The painter's font must be the one `scene` was laid out with.
void paintMultiples(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                    const QPalette& window);

/// Highlights `group` in every map, with link lines to its metadata.
void paintMultiplesOverlay(QPainter& painter, MultiplesScene& scene, std::optional<GroupNumber> group,
                           const QPalette& window);

} // namespace atlas::ui
