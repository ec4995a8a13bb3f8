// SPDX-License-Identifier: GPL-3.0-or-later
// Free space by the block bitmaps: how much, in how many pieces, and how long they are; of the volume or of what is selected.
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
    /// What is written above the table, in sentences.
    [[nodiscard]] QString summary() const;

private:
    enum class Scope : std::uint8_t { Volume, FlexGroup, Group };

    void arrange();
    void refresh();
    void refreshVolume();
    void refreshSelection();
    void show(const Allocation& allocation);
    void say(const QString& words);
    /// Words in place of figures.
    void sayOnly(const QString& words);
    [[nodiscard]] Scope scope() const;
    /// What the scope stands for; empty where nothing is selected.
    [[nodiscard]] Interval<GroupNumber> groups() const;
    [[nodiscard]] QString freeText(const Allocation& allocation) const;

    Workspace& m_workspace;
    FreeExtentModel* m_model;
    QComboBox* m_scope;
    QLabel* m_summary;
    QPushButton* m_read;
    QTableView* m_view;
    FreeExtentChart* m_chart;
    QSplitter* m_body; ///< the table beside the chart
};

} // namespace atlas::ui
