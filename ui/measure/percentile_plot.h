// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of how long single requests took: half of them, 95 %, 99 %, and the longest.
#pragma once

#include "ui/measure/measurement_plot.h"

#include <array>
#include <vector>

namespace atlas::ui {

/// The share of requests within each mark above a bar, which itself reaches to the median: 95 %, 99 %, all.
inline constexpr std::size_t percentileMarks = 3;

struct PercentileScene {
    ChartScene chart;
    std::vector<std::array<double, percentileMarks>> marks{}; ///< y of each mark, for each bar
};

/// One bar for each point, reads and writes in their order; a request counts with its sync.
[[nodiscard]] PercentileScene layOutPercentiles(const Measurement& measurement, QSizeF size,
                                                const QFontMetricsF& metrics);

class PercentilePlot : public MeasuredChart {
    Q_OBJECT
public:
    PercentilePlot();

    /// The measurement must outlive the next call; may be null.
    void show(const Measurement* measurement);
    [[nodiscard]] bool hasBars() const override;

private:
    [[nodiscard]] ChartScene scene(QSizeF size, const QFontMetricsF& metrics) const override;
    [[nodiscard]] QString barText(std::size_t bar) const override;
    void paintOver(QPainter& painter, const ChartScene& scene) const override;

    const Measurement* m_measurement = nullptr;
};

} // namespace atlas::ui
