// SPDX-License-Identifier: GPL-3.0-or-later
// Free space according to the block bitmaps: its amount, its fragmentation and its extent sizes, for the volume or the
// selection.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;

namespace atlas::ui {

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
