// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of the small maps: all layouts on one scale, laid out for one size.
#pragma once

#include "ui/compare/comparison.h"
#include "ui/compare/metric_model.h"
#include "ui/drawing/map_scene.h"

class QPainter;
class QPalette;

namespace atlas::ui {

/// One layout, from left to right: name, map, metrics.
struct MultipleRow {
    QStringList nameLines{}; ///< one line for a short name, else two
    QString marks{}; ///< below a short name, such as "baseline"
    QRectF name;
    QRectF plot;
    std::vector<QRectF> metrics{};
    MapScene map{}; ///< in scene coordinates; without a volume if the layout is missing
    QString note{}; ///< on the map: why no place in it stands out, or which earlier map looks the same
};

struct MultiplesScene {
    QSizeF size{};
    double headerHeight = 0;
    std::vector<HeadlineMetric> metrics{};
    std::vector<QRectF> metricTitles{};
    std::vector<MultipleRow> rows{};
    ByteCount bytesPerMapRow{};
    std::uint32_t groupsPerMapRow = 0; ///< in the largest volume; 0 if a row is not a whole number of groups

    /// The index of the layout at `point`; nullopt outside all rows.
    [[nodiscard]] std::optional<std::size_t> rowAt(QPointF point) const;
    /// The group at `point` in the map of `row`; nullopt outside its map.
    [[nodiscard]] std::optional<GroupNumber> groupAt(std::size_t row, QPointF point) const;
};

/// The phase of the pending plan of `entry`.
[[nodiscard]] QString stepText(const ComparedLayout& entry);

/// The font for names that fit on one line, derived from the text font.
[[nodiscard]] QFont largeName(QFont font);

/// The smallest size in which all of a scene is legible.
[[nodiscard]] QSize minMultiplesSize(const Comparison& comparison, const QFont& font);

/// `volumes` has one entry per layout, null while there is none.
[[nodiscard]] MultiplesScene layOutMultiples(const Comparison& comparison, const std::vector<DrawnVolumePtr>& volumes,
                                             QSizeF size, const QFont& font);

// Painted in two layers: a base that depends on the draw lists, an overlay that depends on the pointer.

/// Paints titles, names, maps and metrics. The painter's font must be the one `scene` was laid out with.
void paintMultiples(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                    const QPalette& window);

/// Highlights `group` in every map, with link lines to its metadata.
void paintMultiplesOverlay(QPainter& painter, MultiplesScene& scene, std::optional<GroupNumber> group,
                           const QPalette& window);

} // namespace atlas::ui
