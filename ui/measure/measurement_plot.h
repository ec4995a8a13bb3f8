// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a measurement: a bar for each setting, lines for the model or for another drive.
#pragma once

#include "measure/measurement.h"
#include "ui/compare/chart_scene.h"

#include <QWidget>
#include <optional>

class QPainter;

namespace atlas::ui {

/// What the bars of a measurement show.
struct MeasuredFigures {
    const Measurement* measurement = nullptr;
    const Measurement* beside = nullptr; ///< of another drive, drawn as lines in place of the model; may be null
    Access access{};
};

/// Bars of the points with this access; those on a boundary of the physical sectors stand out.
[[nodiscard]] ChartScene layOutMeasurement(const MeasuredFigures& figures, QSizeF size, const QFontMetricsF& metrics);

/// The full text on a bar: its setting, its figure with the spread, and the line across it.
[[nodiscard]] QString measuredBarText(const MeasuredFigures& figures, std::size_t bar);

/// Bytes a second, requests a second, or for metadata reads seconds.
[[nodiscard]] QString measuredTitle(const MeasuredFigures& figures);

class MeasurementPlot : public QWidget {
    Q_OBJECT
public:
    explicit MeasurementPlot(Access access);

    /// The measurements must outlive the next call. Hidden without a point with this access.
    void show(const Measurement* measurement, const Measurement* beside);
    /// Renders title and bars, for export.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    [[nodiscard]] bool hasBars() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    [[nodiscard]] ChartScene scene(QSizeF size, const QFont& font) const;

    MeasuredFigures m_figures;
};

} // namespace atlas::ui
