// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of a chart of one metric over -G, laid out for one size: painting, export and hit test share it.
#pragma once

#include "ui/compare/comparison.h"
#include "view/charts.h"

#include <QFontMetricsF>
#include <QRectF>

namespace atlas::ui {

inline constexpr double chartEdge = 4; ///< empty pixels on the left and right

struct ChartBar {
    QString name; ///< below the axis: "off", "16*", "packed"
    QRectF slot; ///< its share of the plot, from top to bottom
    QRectF bar{}; ///< empty while the value is unknown
    bool isDefault = false;
    bool isRecommended = false;
};

/// The value of the baseline or of an opened image, across all bars.
struct ChartLine {
    QString name;
    double y = 0;
    QRectF label{};  ///< covers what lies behind it
    QString words{}; ///< in the label: the name, shortened if need be
};

struct ChartTick {
    QString words;
    double y = 0;
};

struct ChartScene {
    QSizeF size;
    QRectF plot{};
    QString unit{}; ///< of the ticks, and whether the axis is logarithmic; may be empty
    QString xName = QStringLiteral("-G"); ///< below the ticks, beside the names of the bars
    QString key{}; ///< what the marks of the bars mean
    NamePlan names{};
    std::vector<ChartTick> ticks{};
    std::vector<ChartBar> bars{}; ///< in the order of Comparison::flexGroupSweep()
    std::vector<ChartLine> lines{};

    /// The index of the bar at `point`.
    [[nodiscard]] std::optional<std::size_t> barAt(QPointF point) const;
    [[nodiscard]] bool isNamed(std::size_t bar) const { return bar % names.every == 0; }
};

[[nodiscard]] ChartScene layOutChart(const Comparison& comparison, const Metric& metric, QSizeF size,
                                     const QFontMetricsF& metrics);

/// What a bar stands for, in full.
[[nodiscard]] QString barText(const Comparison& comparison, const Metric& metric, std::size_t bar);

// Where the names of a chart's lines stand.

/// Sets the labels of `scene.lines`: at an end of the line, above or below it, where no bar and no other label is hidden. Where
/// every place hides something, the one that hides least.
void placeLabels(ChartScene& scene, const QFontMetricsF& metrics);

} // namespace atlas::ui
