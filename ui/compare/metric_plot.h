// SPDX-License-Identifier: GPL-3.0-or-later
// Bar charts: a metric over the flex group size (-G), and the block bitmaps over the disks of an array.
#pragma once

#include "ui/compare/chart_scene.h"
#include "ui/compare/comparison.h"
#include "ui/widgets/palette.h"

#include <QWidget>

class QPainter;

namespace atlas::ui {

/// The recommended bar stands out from pale ones.
[[nodiscard]] QColor barColour(const Palette& palette, bool recommended);
/// For the numbers and names of a chart.
[[nodiscard]] QFont chartFont(QFont font);
[[nodiscard]] QFont chartTitleFont(QFont font);

/// The default and the recommended setting are marked, and layouts without a bar are lines. The painter's font must be the one `scene` was laid out with.
void paintChart(QPainter& painter, const ChartScene& scene, const Palette& palette);

/// The drawn part of a chart.
class MetricPlot : public QWidget {
    Q_OBJECT
public:
    explicit MetricPlot(const Comparison& comparison);

    void show(const Metric& metric);
    void renderTo(QPainter& painter, QSizeF size, const QFont& font) const;
    [[nodiscard]] const ChartScene& scene() const { return m_scene; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void relayOut();

    const Comparison& m_comparison;
    const Metric* m_metric;
    ChartScene m_scene;
};

/// Block bitmaps on each disk of the array, with the recommended setting. Hidden without an array.
class MemberPlot : public QWidget {
    Q_OBJECT
public:
    explicit MemberPlot(const Comparison& comparison);

    void refresh();
    /// Renders title and bars, for export. Does nothing without an array.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    [[nodiscard]] bool hasArray() const;
    [[nodiscard]] ChartScene sceneFor(QSizeF size, const QFont& font) const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    [[nodiscard]] QString title() const;
    void paint(QPainter& painter, QSizeF size, const QFont& font) const;

    const Comparison& m_comparison;
};

} // namespace atlas::ui
