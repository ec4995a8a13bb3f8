// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of a chart of one metric over -G, laid out for one size; painting, export and hit test use it.
#pragma once

#include "ui/compare/comparison.h"
#include "view/charts.h"

#include <QFontMetricsF>
#include <QRectF>

namespace atlas::ui {

inline constexpr double chartEdge = 4; ///< left and right margin in pixels

struct ChartBar {
    QString name; ///< below the axis: "off", "16", "packed"; "16*" if `role` is empty for lack of room
    QRectF slot; ///< its share of the plot, of full height
    QRectF bar{}; ///< empty while the value is unknown
    QString role{}; ///< below the name: "default", "recommended"
    double roleX = 0; ///< left edge of `role`
    QString value{}; ///< above the bar; only for the default and the recommended one, and only beside a role
    std::optional<double> referenceY{}; ///< a short line across the slot: the value with the default
    bool isDefault = false;
    bool isRecommended = false;
};

/// A horizontal line across all bars: the value of a layout that has no bar.
struct ChartLine {
    QString name;
    double y = 0;
    QRectF label{};  ///< hides what is behind it
    QString words{}; ///< the name, shortened to fit the label
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
    QString key{}; ///< explains the marks of the bars
    NamePlan names{};
    std::vector<ChartTick> ticks{};
    std::vector<ChartBar> bars{}; ///< in the order of Comparison::flexGroupSweep(), or one for each RAID member
    bool hasRoles = false; ///< names are followed by a line of roles
    std::vector<ChartLine> lines{};

    /// The index of the bar at `point`; nullopt outside all bars.
    [[nodiscard]] std::optional<std::size_t> barAt(QPointF point) const;
    [[nodiscard]] bool isNamed(std::size_t bar) const { return bar % names.every == 0; }
};

[[nodiscard]] ChartScene layOutChart(const Comparison& comparison, const Metric& metric, QSizeF size,
                                     const QFontMetricsF& metrics);

/// One bar for each member of the array: its block bitmaps with the recommended setting, beside a line for the reference.
/// Precondition: `recommendation` has a load.
[[nodiscard]] ChartScene layOutMembers(const Recommendation& recommendation, QSizeF size, const QFontMetricsF& metrics);

/// The height of each bar of the sweep as a share of the axis, for a chart without one; nullopt while unknown.
[[nodiscard]] std::vector<std::optional<double>> barShares(const Comparison& comparison, const Metric& metric);

/// The full text on a bar: its setting and values.
[[nodiscard]] QString barText(const Comparison& comparison, const Metric& metric, std::size_t bar);

/// Puts each label of `scene.lines` at an end of its line, above or below, where it hides the least of bars and earlier
/// labels.
void placeLabels(ChartScene& scene, const QFontMetricsF& metrics);

} // namespace atlas::ui
