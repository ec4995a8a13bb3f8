// SPDX-License-Identifier: GPL-3.0-or-later
// All block groups as a table.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QAbstractItemModel;
class QTableView;

namespace atlas::ui {

class GroupModel;

class GroupsPage : public QWidget {
    Q_OBJECT
public:
    explicit GroupsPage(Workspace& workspace, QWidget* parent = nullptr);

    /// As shown: sorted.
    [[nodiscard]] const QAbstractItemModel& table() const;

private:
    void showLayout();
    void judgeAnew();
    void follow(const Place& place);

    Workspace& m_workspace;
    GroupModel* m_model;
    QTableView* m_view;
    bool m_following = false; ///< the table moves to the selection, not the selection to the table
};

} // namespace atlas::ui
