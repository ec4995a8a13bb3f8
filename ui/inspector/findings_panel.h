// SPDX-License-Identifier: GPL-3.0-or-later
// The table of findings, with a filter; a double click goes there.
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

    /// As shown: filtered and sorted.
    [[nodiscard]] const QAbstractItemModel& table() const;
    /// Goes to the finding `steps` further down, or up, round the ends.
    void step(int steps);

Q_SIGNALS:
    /// "385 of 385 structures are misaligned"
    void summaryChanged(const QString& summary);
    /// The cause of a misalignment is wanted: by a double click on it, or "Why?" in its menu.
    void whyAsked();

private:
    void addWhy();
    void showSnapshot();
    void refresh();
    void go(const QModelIndex& index);
    void goAndAsk(const QModelIndex& index);
    [[nodiscard]] QString summary() const;

    Workspace& m_workspace;
    FindingsModel* m_model;
    std::vector<Finding> m_ofBitmaps; ///< those shown
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_filter;
    QTableView* m_view;
};

} // namespace atlas::ui
