// SPDX-License-Identifier: GPL-3.0-or-later
// A histogram of free extents by size: one bar per power of two, from the shortest to the longest extents present.
#pragma once

#include <QWidget>

#include "allocation/free_extents.h"

class QBarCategoryAxis;
class QBarSeries;
class QBarSet;
class QChart;
class QComboBox;
class QPainter;
class QValueAxis;

namespace atlas::ui {

class FreeExtentChart : public QWidget {
    Q_OBJECT
public:
    explicit FreeExtentChart(QWidget* parent = nullptr);

    void setExtents(const FreeExtents& extents, ByteCount blockSize);
    /// Renders the chart in `area`. For export.
    void renderTo(QPainter& painter, const QRectF& area) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void dressAxes();
    void fill();
    [[nodiscard]] QString tooltip(int bar) const;

    FreeExtents m_extents;
    ByteCount m_blockSize{};
    std::size_t m_first = 1; ///< bin of the first bar
    QComboBox* m_choice;     ///< counts blocks or extents
    QChart* m_chart;
    QBarSeries* m_bars;
    QBarSet* m_set;
    QBarCategoryAxis* m_sizes;
    QValueAxis* m_values;
};

} // namespace atlas::ui
