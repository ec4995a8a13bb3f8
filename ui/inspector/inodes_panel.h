// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the inodes of the selected group, in the group dock. A hidden one reads nothing.
#pragma once

#include "inspect/group_inodes.h"
#include "ui/session/background.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace atlas::ui {

class InodesModel;

class InodesPanel : public QWidget {
    Q_OBJECT
public:
    explicit InodesPanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void refresh();
    void read(GroupNumber group);
    void showList(GroupInodes list);
    /// Marks the row of the selected inode.
    void follow();
    void choose(int row);
    [[nodiscard]] const ListedInode& shownAt(int row) const;

    Workspace& m_workspace;
    InodesModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLabel* m_summary;
    QTableView* m_view;
    SnapshotPtr m_snapshot; ///< of the list
    LatestRequest m_reading;
    bool m_following = false;
};

} // namespace atlas::ui
