// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the selected on-disk structure, with a filter. Choosing a field selects its first byte in all views.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace atlas::ui {

class FieldsModel;
class StructureTree;

class FieldsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FieldsPanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent*) override { showDifference(); }

private:
    void refresh();
    void orderColumns();
    void showByte();
    void showDifference();
    void choose(int row);
    [[nodiscard]] QString emptyText() const;
    /// Above everything: the fields, or what is inside of a block, a file or the journal.
    [[nodiscard]] QWidget* viewChoice();

    StructureLoader& m_loader;
    Session& m_session;
    FieldsModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLabel* m_summary;
    QLineEdit* m_filter;
    QTableView* m_view;
    QComboBox* m_choice;
    QStackedWidget* m_pages;
    StructureTree* m_inside;
    bool m_following = false; ///< the current row is following the selection and is no choice of the user
};

} // namespace atlas::ui
