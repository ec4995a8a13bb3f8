// SPDX-License-Identifier: GPL-3.0-or-later
// Free extents by size as bars: a power of two each, from the shortest to the longest there are.
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
    /// Paints the chart in `area`: for export.
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
    QComboBox* m_choice;     ///< blocks or extents
    QChart* m_chart;
    QBarSeries* m_bars;
    QBarSet* m_set;
    QBarCategoryAxis* m_sizes;
    QValueAxis* m_values;
};

} // namespace atlas::ui
