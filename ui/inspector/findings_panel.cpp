// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/findings_panel.h"

#include "ui/inspector/findings_model.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

FindingsPanel::FindingsPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new FindingsModel(this)),
      m_shown(new QSortFilterProxyModel(this)),
      m_filter(new QLineEdit),
      m_view(new QTableView) {
    m_view->setObjectName("findings");
    m_view->setAccessibleName(tr("Findings"));
    m_filter->setObjectName("findingsFilter");
    m_filter->setAccessibleName(tr("Filter findings"));
    m_filter->setPlaceholderText(tr("Filter findings"));
    m_filter->setClearButtonEnabled(true);
    m_shown->setSourceModel(m_model);
    m_shown->setSortRole(SortRole);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_shown);
    dress(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setSectionResizeMode(static_cast<int>(FindingColumn::Finding), QHeaderView::Stretch);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->setSortingEnabled(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_view);
    column->addWidget(m_filter);
    connect(m_filter, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    addWhy();
    addGoing();
    connect(&workspace.session, &Session::opened, m_model, &FindingsModel::clear);
    connect(&workspace.session, &Session::findingsChanged, this, &FindingsPanel::refresh);
    connect(&workspace.session, &Session::volumeChanged, this, [this](VolumeChange change) {
        if (change == VolumeChange::Another)
            m_view->resizeColumnsToContents();
    });
}

const QAbstractItemModel& FindingsPanel::table() const { return *m_shown; }

void FindingsPanel::addGoing() {
    onRowChosen(*m_view, this, [this](int row) {
        if (!m_isRefreshing)
            go(m_shown->index(row, 0));
    });
    // A click on the current row returns to it after another selection.
    connect(m_view, &QAbstractItemView::clicked, this, &FindingsPanel::go);
    connect(m_view, &QAbstractItemView::activated, this, &FindingsPanel::zoomAndAsk);
}

void FindingsPanel::addWhy() {
    auto* why = new QAction(tr("&Why?"), m_view);
    why->setToolTip(tr("Cause and cure on the Alignment page"));
    connect(why, &QAction::triggered, this, [this] { zoomAndAsk(m_view->currentIndex()); });
    m_view->insertAction(m_view->actions().value(0), why);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, why, [this, why](const QModelIndex& index) {
        why->setEnabled(index.isValid() && m_model->isAlignment(m_shown->mapToSource(index).row()));
    });
    why->setEnabled(false);
}

/// While refreshing, a change of the current row is no choice of the user.
void FindingsPanel::refresh() {
    const QScopedValueRollback refreshing(m_isRefreshing, true);
    m_model->setFindings(m_workspace.session.judgement());
}

void FindingsPanel::go(const QModelIndex& index) {
    const auto place = m_model->placeAt(m_shown->mapToSource(index).row());
    if (!std::holds_alternative<std::monostate>(place))
        m_workspace.selection.select(place);
}

void FindingsPanel::zoomAndAsk(const QModelIndex& index) {
    if (!index.isValid())
        return;
    go(index);
    if (!std::holds_alternative<std::monostate>(m_model->placeAt(m_shown->mapToSource(index).row())))
        Q_EMIT zoomAsked();
    if (m_model->isAlignment(m_shown->mapToSource(index).row()))
        Q_EMIT whyAsked();
}

bool FindingsPanel::goToWorstOfHealth() {
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isOfHealth(row)) {
            m_filter->clear();
            const auto shown = m_shown->mapFromSource(m_model->index(row, 0));
            m_view->setCurrentIndex(shown);
            m_view->setFocus();
            go(shown);
            return true;
        }
    }
    return false;
}

void FindingsPanel::step(int steps) {
    const int rows = m_shown->rowCount();
    if (rows == 0)
        return;
    const int before = m_view->currentIndex().isValid() ? m_view->currentIndex().row() : (steps > 0 ? -1 : 0);
    const auto next = m_shown->index(((before + steps) % rows + rows) % rows, 0);
    m_view->setCurrentIndex(next);
    go(next);
}

} // namespace atlas::ui
