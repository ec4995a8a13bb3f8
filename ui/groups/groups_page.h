// SPDX-License-Identifier: GPL-3.0-or-later
// The page with the table of all block groups.
#pragma once

#include "ui/groups/group_model.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLabel;
class QTableView;

namespace atlas::ui {

class GroupModel;

class GroupsPage : public QWidget {
    Q_OBJECT
public:
    explicit GroupsPage(Workspace& workspace, QWidget* parent = nullptr);

    /// The table as shown, filtered and sorted.
    [[nodiscard]] const QAbstractItemModel& table() const;
    void list(GroupFilter filter);

Q_SIGNALS:
    void mapAsked(); ///< the map should show the selected group

private:
    void addGoing();
    void goTo(int row);
    void showLayout();
    void judgeAnew();
    void follow(const Place& place);
    void showCount();

    Workspace& m_workspace;
    GroupModel* m_model;
    QTableView* m_view;
    QComboBox* m_filter;
    QLabel* m_count;
    bool m_following = false; ///< the table is following the selection and must not change it
};

} // namespace atlas::ui
