// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inodes_panel.h"

#include "report/words/inode_list_text.h"
#include "ui/inspector/inodes_model.h"
#include "ui/session/goto_place.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"

#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

namespace atlas::ui {

InodesPanel::InodesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new InodesModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_summary(new QLabel),
      m_view(new QTableView) {
    arrange();
    connect(&workspace.selection, &Selection::changed, this, &InodesPanel::refresh);
    connect(&workspace.structures, &StructureLoader::changed, this, &InodesPanel::refresh);
    onRowChosen(*m_view, this, [this](int row) { choose(row); });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const auto inode = shownAt(index.row()).number;
        m_workspace.files.followInode(inode, tr("inode %1").arg(number(inode)));
    });
}

void InodesPanel::arrange() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(SortRole);
    m_summary->setObjectName("inodesSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_view->setObjectName("groupInodes");
    m_view->setAccessibleName(tr("Inodes of the group"));
    m_view->setToolTip(tr("Enter or a double click follows an inode to its blocks"));
    m_view->setModel(m_sorted);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(static_cast<int>(InodeColumn::Inode), Qt::AscendingOrder);
    dress(*m_view);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(m_view, 1);
}

void InodesPanel::showEvent(QShowEvent*) { refresh(); }

void InodesPanel::refresh() {
    if (!isVisible() || m_following) {
        return;
    }
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const bool readable = snapshot && snapshot->hasVolume() && m_workspace.structures.bytes();
    const auto group = readable ? groupOf(*snapshot->layout, m_workspace.selection.place()) : noGroup;
    if (group == noGroup) {
        m_reading.drop();
        m_snapshot.reset();
        return showList({});
    }
    if (m_snapshot == snapshot && m_model->list().group == group) {
        return follow();
    }
    read(group);
}

void InodesPanel::read(GroupNumber group) {
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const auto work = [disk = m_workspace.structures.bytes(), snapshot, group] {
        return readGroupInodes(*disk, snapshot->placement->bytes, *snapshot->layout, group);
    };
    m_reading.run(this, work, [this, snapshot](GroupInodes list) {
        m_snapshot = snapshot;
        showList(std::move(list));
    });
}

void InodesPanel::showList(GroupInodes list) {
    m_following = true;
    m_model->show(std::move(list));
    m_following = false;
    const auto& shown = m_model->list();
    if (shown.group == noGroup) {
        const auto& reason = m_workspace.structures.reason();
        m_summary->setText(reason.isEmpty() ? tr("Select a group, or a block of it.") : reason);
    } else {
        QStringList lines{tr("Group %1: %2.").arg(number(shown.group.value), text(summaryText(shown)))};
        if (const auto unread = unreadText(shown)) {
            lines << capitalised(text(*unread));
        }
        m_summary->setText(lines.join(QLatin1Char('\n')));
    }
    m_view->setVisible(shown.group != noGroup);
    follow();
}

void InodesPanel::follow() {
    if (!m_snapshot) {
        return;
    }
    const auto inode = inodeOf(*m_snapshot->layout, m_workspace.selection.place());
    const auto row = inode ? m_model->rowOf(*inode) : -1;
    m_following = true;
    if (row < 0) {
        m_view->clearSelection();
        m_view->setCurrentIndex({});
    } else {
        m_view->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
    }
    m_following = false;
}

const ListedInode& InodesPanel::shownAt(int row) const {
    return m_model->inodeAt(m_sorted->mapToSource(m_sorted->index(row, 0)).row());
}

void InodesPanel::choose(int row) {
    if (m_following) {
        return;
    }
    const auto place = placeOfTarget(*m_snapshot, m_workspace.session.judgement(),
                                     {.kind = GotoKind::Inode, .value = shownAt(row).number});
    if (place) {
        m_workspace.selection.select(*place);
    }
}

} // namespace atlas::ui
