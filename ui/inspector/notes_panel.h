// SPDX-License-Identifier: GPL-3.0-or-later
// The user's notes on places of the volume, to be read, edited and removed. The current row's place is selected.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QAbstractItemModel;
class QPushButton;
class QTableView;

namespace atlas::ui {

class NotesModel;

class NotesPanel : public QWidget {
    Q_OBJECT
public:
    explicit NotesPanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] const QAbstractItemModel& table() const;

Q_SIGNALS:
    void noteAsked(); ///< a note on the selected place is to be written

private:
    void refresh();
    void select(int row);
    void removeCurrent();

    Workspace& m_workspace;
    NotesModel* m_model;
    QTableView* m_view;
    QPushButton* m_add;
    QPushButton* m_remove;
};

} // namespace atlas::ui
