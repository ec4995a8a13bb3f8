// SPDX-License-Identifier: GPL-3.0-or-later
// A histogram of free extents by size: one bar per power of two, from the shortest to the longest extents present.
#pragma once

#include "allocation/free_extents.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QBarCategoryAxis;
class QBarSeries;
class QBarSet;
class QChart;
class QComboBox;
class QPainter;
class QValueAxis;
class QAbstractItemModel;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;

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

// Free space according to the block bitmaps: its amount, its fragmentation and its extent sizes, for the volume or the
// selection.

class FreeExtentChart;
class FreeExtentModel;

class FreeSpacePanel : public QWidget {
    Q_OBJECT
public:
    explicit FreeSpacePanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] const QAbstractItemModel& table() const;
    [[nodiscard]] const FreeExtentChart& chart() const { return *m_chart; }

private:
    enum class Scope : std::uint8_t { Volume, FlexGroup, Group };

    void arrange();
    void refresh();
    void refreshVolume();
    void refreshSelection();
    void show(const Allocation& allocation);
    void say(const QString& words);
    /// Shows `words` instead of the table and chart.
    void sayOnly(const QString& words);
    [[nodiscard]] Scope scope() const;
    /// The groups in the current scope; empty if nothing is selected.
    [[nodiscard]] Interval<GroupNumber> groups() const;
    [[nodiscard]] QString freeText(const Allocation& allocation) const;

    Workspace& m_workspace;
    FreeExtentModel* m_model;
    QComboBox* m_scope;
    QLabel* m_summary;
    QPushButton* m_read;
    QTableView* m_view;
    FreeExtentChart* m_chart;
    QSplitter* m_body; ///< the table and the chart
};

} // namespace atlas::ui
