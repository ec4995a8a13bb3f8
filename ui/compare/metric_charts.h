// SPDX-License-Identifier: GPL-3.0-or-later
// The deciding metric of a comparison as a large chart, the others as rows of small bars.
#pragma once

#include "ui/compare/comparison.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QListView;
class QPainter;

namespace atlas::ui {

class MemberPlot;
class MetricPlot;
class SmallCharts;

/// The deciding metric large, beside the other metrics; a choice among those draws another one large.
class MetricCharts : public QWidget {
    Q_OBJECT
public:
    explicit MetricCharts(Comparison& comparison, QWidget* parent = nullptr);

    /// Renders the charts side by side in `area`, for export.
    void renderTo(QPainter& painter, const QRectF& area, const QFont& font) const;
    /// Applies pending updates now instead of after the update delay.
    void refresh();
    [[nodiscard]] MetricKind shown() const;

private:
    void fillChoice();
    void nameChoices();
    void showDeciding();
    void draw(MetricKind kind);
    [[nodiscard]] QWidget* large();
    [[nodiscard]] QWidget* small();

    Comparison& m_comparison;
    QComboBox* m_choice;
    MetricPlot* m_plot;
    MemberPlot* m_members;
    SmallCharts* m_small; ///< the model of m_others
    QListView* m_others;
    std::optional<MetricKind> m_deciding; ///< when the chart was last set to it
    QTimer m_soon; ///< coalesces updates: plans arrive one by one, and a chart takes milliseconds to draw
};

} // namespace atlas::ui
