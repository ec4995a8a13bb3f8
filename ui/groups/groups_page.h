// SPDX-License-Identifier: GPL-3.0-or-later
// The page with the table of all block groups.
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

    /// The table as shown, including its sort order.
    [[nodiscard]] const QAbstractItemModel& table() const;

private:
    void showLayout();
    void judgeAnew();
    void follow(const Place& place);

    Workspace& m_workspace;
    GroupModel* m_model;
    QTableView* m_view;
    bool m_following = false; ///< the table is following the selection and must not change it
};

} // namespace atlas::ui
