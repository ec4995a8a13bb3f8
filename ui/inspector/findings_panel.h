// SPDX-License-Identifier: GPL-3.0-or-later
// The findings, with a filter. The current row's place is selected; a double click or Return zooms to it.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QAbstractItemModel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace atlas::ui {

class FindingsModel;

class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(Workspace& workspace, QWidget* parent = nullptr);

    /// The table as shown: filtered and sorted.
    [[nodiscard]] const QAbstractItemModel& table() const;
    /// Selects the finding `steps` rows below the current one, or above if negative; wraps around.
    void step(int steps);
    /// Goes to the worst error or warning about what was read; false if there is none.
    bool goToWorstOfHealth();

Q_SIGNALS:
    void zoomAsked(); ///< the map should zoom to the selected place
    /// By a double click, or by "Why?" in the context menu.
    void whyAsked();

private:
    void addGoing();
    void addWhy();
    void refresh();
    void go(const QModelIndex& index);
    void zoomAndAsk(const QModelIndex& index);

    Workspace& m_workspace;
    FindingsModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_filter;
    QTableView* m_view;
    bool m_isRefreshing = false;
};

} // namespace atlas::ui
