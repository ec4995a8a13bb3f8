// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/groups/groups_page.h"

#include "ui/groups/group_model.h"
#include "ui/session/whereabouts.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

namespace {

QStringList filterNames() {
    QStringList names;
    for (int filter = 0; filter < groupFilterCount; ++filter) {
        switch (static_cast<GroupFilter>(filter)) {
        case GroupFilter::All: names << GroupsPage::tr("All groups"); break;
        case GroupFilter::NotZeroed: names << GroupsPage::tr("Inode table not zeroed"); break;
        case GroupFilter::InodeUninit: names << QStringLiteral("INODE_UNINIT"); break;
        case GroupFilter::BlockUninit: names << QStringLiteral("BLOCK_UNINIT"); break;
        case GroupFilter::Misaligned: names << GroupsPage::tr("Misaligned"); break;
        case GroupFilter::PastEnd: names << GroupsPage::tr("Past the end"); break;
        case GroupFilter::WrongChecksum: names << GroupsPage::tr("Wrong checksum"); break;
        }
    }
    return names;
}

QString widestIn(GroupColumn column, const Filesystem& fs) {
    switch (column) {
    case GroupColumn::Group:
    case GroupColumn::FlexGroup: return number(fs.groupCount.value);
    case GroupColumn::FirstBlock:
    case GroupColumn::BlockBitmap:
    case GroupColumn::InodeBitmap:
    case GroupColumn::InodeTable: return number(fs.blockCount.value);
    case GroupColumn::Flags: return flagsText(0x7);
    case GroupColumn::Checksum: return checksumText(0x8888, 0x8880);
    case GroupColumn::Verdict: return presenceText(fitText(Fit::Straddling), Presence::Part);
    default: return number(std::max(fs.blocksPerGroup, fs.inodesPerGroup));
    }
}

/// Derives the column widths from the largest possible values: measuring half a million rows would take too long.
void setWidths(QTableView& view, const Filesystem& fs) {
    const int room = view.fontMetrics().height();
    for (int column = 0; column < groupColumnCount; ++column) {
        const int content = view.fontMetrics().horizontalAdvance(widestIn(static_cast<GroupColumn>(column), fs)) + room;
        view.setColumnWidth(column, std::max(view.horizontalHeader()->sectionSizeHint(column), content));
    }
}

} // namespace

GroupsPage::GroupsPage(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new GroupModel(this)),
      m_view(new QTableView),
      m_filter(new QComboBox),
      m_count(new QLabel) {
    m_filter->setObjectName("groupsFilter");
    m_count->setObjectName("groupsCount");
    m_filter->setAccessibleName(tr("Groups listed"));
    m_filter->addItems(filterNames());
    connect(m_filter, &QComboBox::activated, this, [this](int chosen) { list(static_cast<GroupFilter>(chosen)); });
    m_view->setObjectName("groups");
    m_view->setAccessibleName(tr("Block groups"));
    m_view->setModel(m_model);
    dress(*m_view);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_view->horizontalHeader()->setStretchLastSection(false); // numbers at the far edge of a wide window are overlooked
    // Moves the most important columns forward: at the end a small window would hide them.
    const auto move = [header = m_view->horizontalHeader()](GroupColumn column, int to) {
        header->moveSection(header->visualIndex(static_cast<int>(column)), to);
    };
    move(GroupColumn::Verdict, 2);
    move(GroupColumn::Checksum, 3);
    move(GroupColumn::Flags, 4);
    m_view->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 3, 6, 3);
    row->addWidget(m_filter);
    row->addWidget(m_count);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_view);
    connect(m_view->horizontalHeader(), &QHeaderView::sortIndicatorChanged, m_model, &GroupModel::sort);
    m_view->horizontalHeader()->setSortIndicatorShown(true);
    m_view->horizontalHeader()->setSectionsClickable(true);
    onRowChosen(*m_view, this, [this](int row) {
        if (!m_following)
            m_workspace.selection.select(GroupPlace{m_model->groupAt(row)});
    });
    addGoing();
    connect(m_model, &GroupModel::sorted, this, [this] {
        showCount();
        follow(m_workspace.selection.place());
    });
    connect(&workspace.session, &Session::opened, this, &GroupsPage::showLayout);
    connect(&workspace.session, &Session::judgedAgain, this, &GroupsPage::judgeAnew);
    connect(&workspace.selection, &Selection::changed, this, &GroupsPage::follow);
}

void GroupsPage::addGoing() {
    auto* go = new QAction(tr("&Show on the map (Enter)"), m_view);
    connect(go, &QAction::triggered, this, [this] { goTo(m_view->currentIndex().row()); });
    m_view->insertAction(m_view->actions().value(0), go);
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { goTo(index.row()); });
}

void GroupsPage::goTo(int row) {
    if (row >= 0) {
        m_workspace.selection.select(GroupPlace{m_model->groupAt(row)});
        Q_EMIT mapAsked();
    }
}

const QAbstractItemModel& GroupsPage::table() const { return *m_model; }

void GroupsPage::list(GroupFilter filter) {
    m_filter->setCurrentIndex(static_cast<int>(filter));
    m_model->setFilter(filter);
}

void GroupsPage::showCount() {
    const auto layout = m_workspace.session.layout();
    const auto all = layout ? layout->groups.size().value : 0;
    m_count->setText(tr("%1 of %2 groups").arg(number(static_cast<std::uint64_t>(m_model->rowCount())), number(all)));
}

void GroupsPage::showLayout() {
    const auto& session = m_workspace.session;
    const auto& placement = session.judgement().placement();
    m_model->setLayout(session.layout(), placement ? placement->bytes.first : ByteOffset{}, session.grid(),
                       session.judgement().verdict.cuts);
    if (session.layout())
        setWidths(*m_view, session.layout()->filesystem);
    const QSignalBlocker quiet(m_view->horizontalHeader());
    m_view->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    m_filter->setCurrentIndex(static_cast<int>(m_model->filter()));
    showCount();
    follow(m_workspace.selection.place());
}

void GroupsPage::judgeAnew() {
    const auto& judgement = m_workspace.session.judgement();
    if (const auto& placement = judgement.placement())
        m_model->setPlacement(placement->bytes.first, m_workspace.session.grid(), judgement.verdict.cuts);
}

void GroupsPage::follow(const Place& place) {
    const auto layout = m_workspace.session.layout();
    const int row = layout ? m_model->rowOf(groupOf(*layout, place)) : -1;
    if (row < 0 || row == m_view->currentIndex().row())
        return;
    const auto index = m_model->index(row, 0);
    m_following = true;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_following = false;
}

} // namespace atlas::ui
